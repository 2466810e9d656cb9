// Files from strangers: their errors and size limits, without reading them, so this needs no disk.
export { FileError, isFileError } from '../core/errors.ts';
export { type ForeignFileKind, maxBytes, tooLarge } from '../io/files/maxBytes.ts';
