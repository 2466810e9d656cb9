// The public interface of the service, with the rules and features for configurations, for every program. It needs no
// machine; programs on one import it from `localService.ts`, which they share.

export { FileError, isFileError, maxBytes, tooLarge } from '@pagewright/engine/foreignFiles';
export { TextDocument } from 'vscode-languageserver-textdocument';
export { composedFindings, type PlacedDiagnostic } from './service/composed/composedFindings.ts';
export { couldBeInTree } from './service/composed/couldBeInTree.ts';
export { createComposedService } from './service/composed/createComposedService.ts';
export { Compositions } from './service/composed/documents/compositions.ts';
export type { ProjectFiles } from './service/composed/documents/projectFiles.ts';
export { findingInTree } from './service/composed/findingInTree.ts';
export { ProjectChecks } from './service/composed/projectChecks.ts';
export type { DescriptionReader } from './service/descriptions/descriptionReader.ts';
export { isExpectFile, isTestOf } from './service/expect/isExpectFile.ts';
export {
  createExtractorService,
  type ExtractorService,
} from './service/extractorService.ts';
export type { ExtractorServiceParams } from './service/extractorServiceParams.ts';
export type { ExtractorDiagnostic } from './service/features/diagnostics.ts';
export { nothingKnown } from './service/model/known.ts';
export { findForecast } from './service/plans/findForecast.ts';
export type { ObservedPage } from './service/refactors/pagination/readObservedPages.ts';
export { explanationOf } from './service/rules/explanationOf.ts';
export { rules } from './service/rules/index.ts';
export { type Profile, profileChoices } from './service/severities/profile.ts';
export { Superseded } from './service/superseded.ts';
export type { FileEdit } from './service/text/fileEdit.ts';
