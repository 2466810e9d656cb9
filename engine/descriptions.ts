// The public interface of API descriptions: reading them, and importing what they say. Separate, with the YAML parser in
// it, so that nothing else loads them. What needs the network is loaded with the first address.
import type { OpenedDescription } from './io/descriptions/openDescription.ts';
import { openDescription as open } from './io/descriptions/openDescription.ts';
import type { NetworkSettings } from './io/http/createHttpClient.ts';

export type { ApiDescription, DescribedOperation, DescriptionRemark } from './core/descriptions/apiDescription.ts';
export { importDescription } from './core/descriptions/importing/importDescription.ts';
export type {
  EndpointOffer,
  ImportedConfiguration,
  ImportedSecret,
  ImportOptions,
  ImportReport,
} from './core/descriptions/importing/imported.ts';
export { listEndpoints } from './core/descriptions/importing/listEndpoints.ts';
export type { DescribedOutline } from './core/descriptions/matching/describedOutline.ts';
export type { OperationDetails } from './core/descriptions/matching/operationDetails.ts';
export { FileError } from './core/errors.ts';
export { DescribedFile, type DescribedPlace } from './io/descriptions/describedFile.ts';
export { placeFinder, type TextPlace } from './io/descriptions/findPlace.ts';
export type { DescriptionFile, OpenedDescription } from './io/descriptions/openDescription.ts';

/**
 * Opens the description in a file or at an http(s) address: OpenAPI, Swagger, HAR or Postman, as JSON or YAML. Throws a
 * UserError where it cannot be read or describes no API, and the signal's reason when aborted.
 */
export async function openDescription(
  place: string,
  { signal, network }: { signal?: AbortSignal; network?: NetworkSettings } = {},
): Promise<OpenedDescription> {
  const connect = async () => {
    const { createDownloads } = await import('./downloads.ts');
    return createDownloads(network);
  };
  return await open(place, { connect, ...(signal && { signal }) });
}
