// What there is to say of files that somebody else may have put there; reading them is not part of it, so this needs no disk.
export { FileError, isFileError } from '../core/errors.ts';
export { type ForeignFileKind, maxBytes, tooLarge } from '../io/files/maxBytes.ts';
