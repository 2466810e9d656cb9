// API descriptions that an editor queries, from files in memory. They have the YAML parser: load them with the first
// description.
export type { DescribedOutline } from '../core/descriptions/matching/describedOutline.ts';
export type { OperationDetails } from '../core/descriptions/matching/operationDetails.ts';
export { FileError, isFileError } from '../core/errors.ts';
export { DescribedFile, type DescribedPlace } from '../io/descriptions/describedFile.ts';
export { givenSource } from '../io/descriptions/descriptionSource.ts';
