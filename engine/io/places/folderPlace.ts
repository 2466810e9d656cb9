import { createWriteStream, type Dirent } from 'node:fs';
import { type FileHandle, link, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isFileError, UserError } from '../../core/errors.ts';
import { makeFolder } from '../files/makeFolder.ts';
import { ownFile, ownFolder } from '../files/ownOnly.ts';
import { openForeignFile } from '../files/readForeignFile.ts';
import { withOutputErrors } from '../output/outputError.ts';
import { makeStagingFolder } from '../output/stagingFolder.ts';
import { leavesFolder } from '../output/stayWithin.ts';
import type { Place, PlaceContent, PlacedFile, PutOptions } from './place.ts';
import { compareNames, partsOf } from './placeNames.ts';

const pieceBytes = 256 * 1024;

/** Folders of unfinished files, which are not listed. */
const staging = /^\.pagewright-/;

/** Files below a folder, which only this user may read. The first file makes the folder. */
export class FolderPlace implements Place {
  readonly address: string;
  readonly #root: string;

  constructor(folder: string) {
    this.address = folder;
    this.#root = path.resolve(folder);
  }

  async read(name: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array> | undefined> {
    signal.throwIfAborted();
    try {
      return piecesOf(await openForeignFile(await this.#pathOf(name, 'read in')), signal);
    } catch (error) {
      if (isFileError(error) && error.isMissing) return undefined;
      throw error;
    }
  }

  async put(name: string, content: PlaceContent, { ifAbsent = false, signal }: PutOptions): Promise<boolean> {
    signal.throwIfAborted();
    const target = await this.#pathOf(name);
    return await this.#onDisk(name, async () => {
      if (ifAbsent && (await isThere(target))) return false;
      await makeFolder(path.dirname(target), ownFolder);
      const beside = await makeStagingFolder(path.dirname(target));
      try {
        const whole = path.join(beside, 'file');
        await write(whole, content, signal);
        if (ifAbsent) return await linkIfAbsent(whole, target);
        await rename(whole, target);
        return true;
      } finally {
        await rm(beside, { recursive: true, force: true });
      }
    });
  }

  async *list(prefix: string, signal: AbortSignal): AsyncGenerator<PlacedFile, void> {
    yield* this.#walk('', prefix, signal);
  }

  async remove(name: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const target = await this.#pathOf(name);
    await this.#onDisk(name, () => rm(target, { force: true }));
  }

  /** The files of a folder, whose name ends in `/` unless it is the place itself. */
  async *#walk(folder: string, prefix: string, signal: AbortSignal): AsyncGenerator<PlacedFile, void> {
    signal.throwIfAborted();
    const entries = (await this.#entriesOf(folder))
      .filter((entry) => !staging.test(entry.name))
      .map((entry) => ({ entry, name: `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}` }))
      .sort((a, b) => compareNames(a.name, b.name));
    for (const { entry, name } of entries) {
      if (entry.isDirectory() && (name.startsWith(prefix) || prefix.startsWith(name))) {
        yield* this.#walk(name, prefix, signal);
      } else if (entry.isFile() && name.startsWith(prefix)) {
        const found = await stat(path.join(this.#root, name)).catch(() => undefined);
        // Skips a file that was removed meanwhile.
        if (found !== undefined) yield { name, bytes: found.size };
      }
    }
  }

  async #entriesOf(folder: string): Promise<Dirent[]> {
    try {
      return await readdir(path.join(this.#root, folder), { withFileTypes: true });
    } catch (error) {
      if (isError(error, 'ENOENT')) return [];
      return await withOutputErrors(this.address, () => Promise.reject(error), 'The files cannot be listed in');
    }
  }

  /** Throws a UserError if the name, or a link, goes outside the folder. */
  async #pathOf(name: string, wanted = 'written to'): Promise<string> {
    const file = path.join(this.#root, ...partsOf(name, this.address));
    if (!(await this.#onDisk(name, () => leavesFolder(file, this.#root), wanted))) return file;
    const message = `"${name}" leads out of "${this.address}" by a link. Remove the link.`;
    throw new UserError('place.bad-name', message);
  }

  #onDisk<T>(name: string, work: () => Promise<T>, wanted = 'written to'): Promise<T> {
    return withOutputErrors(this.address, work, `"${name}" cannot be ${wanted}`);
  }
}

async function* piecesOf(handle: FileHandle, signal: AbortSignal): AsyncGenerator<Uint8Array, void> {
  try {
    for (;;) {
      signal.throwIfAborted();
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(pieceBytes));
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

async function write(file: string, content: PlaceContent, signal: AbortSignal): Promise<void> {
  const options = { ...ownFile, flag: 'wx', flush: true, signal };
  if (content instanceof Uint8Array) return await writeFile(file, content, options);
  const handle = await openForeignFile(content.file);
  await pipeline(piecesOf(handle, signal), createWriteStream(file, { ...ownFile, flags: 'wx', flush: true }), {
    signal,
  });
}

/** Returns true to only one of several concurrent calls. */
async function linkIfAbsent(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (isError(error, 'EEXIST')) return false;
    // The folder is writable: a file was just made in it.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].some((code) => isError(error, code))) throw error;
    const message = `"${to}" cannot be written: its file system has no hard links, which show who was first. Choose a folder on another disk, or an s3:// address.`;
    throw new UserError('output.not-writable', message, { cause: error });
  }
}

async function isThere(file: string): Promise<boolean> {
  return await stat(file).then(
    () => true,
    () => false,
  );
}

function isError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
