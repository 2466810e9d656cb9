// The public interface of the service: what understands a configuration, for every program. They share one bundle of it.
// The service knows an error of a file by its class, of which each bundle has its own; so files are read for it with this.

export { TextDocument } from 'vscode-languageserver-textdocument';
export { FileError, readOrError } from '../engine/files.ts';
export { createDescriptionReader } from './descriptionReader.ts';
export type { DescriptionReader } from './service/descriptions/descriptionReader.ts';
export {
  createExtractorService,
  type ExtractorService,
  type ExtractorServiceParams,
} from './service/extractorService.ts';
export { nothingKnown } from './service/known.ts';
export type { ObservedPage } from './service/refactors/pagination/candidate.ts';
export { explanationOf } from './service/rules/explanationOf.ts';
export { rules } from './service/rules/index.ts';
export { Superseded } from './service/superseded.ts';
