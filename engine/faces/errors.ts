// The errors that are for the user. Each bundle may have its own copy: they are recognised by a field.
export type { Code } from '../core/contracts/generated/types.ts';
export { FileError, isFileError, isUserError, UserError } from '../core/errors.ts';
