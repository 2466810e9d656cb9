// Errors for the user. Each bundle may have a copy: they are recognised by a field.
export type { Code } from '../core/contracts/generated/types.ts';
export { FileError, isFileError, isUserError, UserError } from '../core/errors.ts';
