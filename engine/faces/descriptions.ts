// API descriptions on the disk and at addresses. Only this bundle has the YAML parser; the network is loaded with the
// first address.
export { openDescription } from '../assembly/openDescription.ts';
export type { ApiDescription, DescribedOperation, DescriptionRemark } from '../core/descriptions/apiDescription.ts';
export type {
  EndpointOffer,
  ImportedBlank,
  ImportedConfiguration,
  ImportedEndpoint,
  ImportedSecret,
  ImportOptions,
  ImportReport,
  Sureness,
} from '../core/descriptions/imported.ts';
export { importDescription } from '../core/descriptions/importing/importDescription.ts';
export { listEndpoints } from '../core/descriptions/importing/listEndpoints.ts';
export { nothingText } from '../core/descriptions/importing/nothingText.ts';
export { reportText } from '../core/descriptions/importing/reportText.ts';
export { isUserError, type TextPlace, UserError } from '../core/errors.ts';
export { diskSource } from '../io/descriptions/diskSource.ts';
export { placeFinder } from '../io/descriptions/findPlace.ts';
export type { DescriptionFile, OpenedDescription } from '../io/descriptions/openSource.ts';
export * from './describedFiles.ts';
