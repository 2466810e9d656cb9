import { constants, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { FileError, isFileError } from '../../core/errors.ts';
import { type GivenPath, shownPath } from '../../core/text/shownPath.ts';
import { type ForeignFileKind, maxBytes, tooLarge } from './maxBytes.ts';

/** Most files are small; the others are read in larger pieces. */
const pieceBytes = { first: 16 * 1024, later: 256 * 1024 };

/** Does not wait for the other end of a pipe, nor let a terminal take over the process. Windows has no such flags. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);

/**
 * Reads a file from a stranger. Throws a FileError if it is missing, not a regular file, or too large for its kind,
 * also if it grows while it is read.
 */
export async function readForeignFile(file: GivenPath, kind: ForeignFileKind, signal?: AbortSignal): Promise<Buffer> {
  const { shownAs } = shownPath(file);
  const handle = await openForeignFile(file, kind);
  try {
    const content = await readUpTo(handle, maxBytes[kind], signal);
    if (content === undefined) throw tooLarge(shownAs, kind);
    return content;
  } catch (error) {
    throw asFileError(shownAs, error);
  } finally {
    await handle.close();
  }
}

/** Reads like `readForeignFile`, as text without the byte order mark of Windows programs. */
export async function readForeignText(file: GivenPath, kind: ForeignFileKind, signal?: AbortSignal): Promise<string> {
  return new TextDecoder().decode(await readForeignFile(file, kind, signal));
}

/** Reads like `readForeignText`, but returns the error. */
export async function readOrError(file: GivenPath, kind: ForeignFileKind): Promise<string | FileError> {
  return await readForeignText(file, kind).catch((error: unknown) => {
    if (isFileError(error)) return error;
    throw error;
  });
}

/**
 * Opens a file that is read in pieces, such as a table; without a kind its size is unlimited. Throws a FileError if it
 * is missing or not a regular file, which is checked on the open file, so nobody can replace it.
 */
export async function openForeignFile(file: GivenPath, kind?: ForeignFileKind): Promise<FileHandle> {
  const { path, shownAs } = shownPath(file);
  const handle = await open(path, flags).catch((error: unknown) => {
    throw asFileError(shownAs, error);
  });
  try {
    const found = await handle.stat();
    if (!found.isFile()) throw notRegular(shownAs, found);
    if (kind !== undefined && found.size > maxBytes[kind]) throw tooLarge(shownAs, kind);
    return handle;
  } catch (error) {
    await handle.close();
    throw asFileError(shownAs, error);
  }
}

/** The whole content; undefined if it has more bytes. */
async function readUpTo(
  handle: FileHandle,
  most: number,
  signal: AbortSignal | undefined,
): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  for (let size = 0; ; ) {
    signal?.throwIfAborted();
    const bytes = size < pieceBytes.first ? pieceBytes.first : pieceBytes.later;
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(bytes));
    if (bytesRead === 0) return Buffer.concat(pieces, size);
    size += bytesRead;
    if (size > most) return undefined;
    pieces.push(buffer.subarray(0, bytesRead));
  }
}

function notRegular(file: string, found: Stats): FileError {
  return new FileError(file, found.isDirectory() ? 'it is a folder' : notRegularReason);
}

const notRegularReason = 'it is not a regular file but a device, a pipe or a socket';

const reasons = new Map([
  ['ENOENT', 'there is no such file'],
  ['ENOTDIR', 'a part of its path is a file'],
  ['EISDIR', 'it is a folder'],
  ['ENXIO', notRegularReason],
  ['EACCES', 'this user has no permission to read it'],
  ['EPERM', 'this user has no permission to read it'],
  ['ELOOP', 'its symbolic links form a loop'],
  ['ENAMETOOLONG', 'its name is too long'],
]);

/** Turns an error of the disk into a FileError about this file or folder. A cancellation stays as it is. */
export function asFileError(file: string, error: unknown): unknown {
  if (isFileError(error) || !(error instanceof Error && 'code' in error)) return error;
  if (typeof error.code !== 'string') return error;
  const isMissing = error.code === 'ENOENT' || error.code === 'ENOTDIR';
  return new FileError(file, reasons.get(error.code) ?? `the disk says ${error.code}`, { isMissing, cause: error });
}
