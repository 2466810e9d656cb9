// The public interface of API descriptions that an editor asks questions about. Their files are given, so this needs no
// disk. It has the YAML parser, so it is loaded with the first description.
export type { DescribedOutline } from '../core/descriptions/matching/describedOutline.ts';
export type { OperationDetails } from '../core/descriptions/matching/operationDetails.ts';
export { FileError, isFileError } from '../core/errors.ts';
export { DescribedFile, type DescribedPlace } from '../io/descriptions/describedFile.ts';
export { givenSource } from '../io/descriptions/descriptionSource.ts';
