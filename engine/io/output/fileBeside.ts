import { type FileHandle, link, lstat, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { filled, makeStagingFolder } from './stagingFolder.ts';
import type { WritePlace } from './writePlace.ts';

/** Errors of a file system that cannot flush a file to the disk, or has no hard links. */
const unsupported = ['EINVAL', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'];

/**
 * A file that is written in a hidden folder beside its place and takes the place in one step: readers find the old file
 * or the whole new one. Throws the error of the disk.
 */
export class FileBeside {
  readonly #place: WritePlace;
  readonly #staging: string;
  readonly #handle: FileHandle;

  /** Opens a file for the readers of the old one, and no others. */
  static async open(place: WritePlace): Promise<FileBeside> {
    const staging = await makeStagingFolder(path.dirname(place.file));
    const handle = await filled(staging, () => openLike(path.join(staging, 'file'), place.found));
    return new FileBeside(place, staging, handle);
  }

  private constructor(place: WritePlace, staging: string, handle: FileHandle) {
    this.#place = place;
    this.#staging = staging;
    this.#handle = handle;
  }

  async write(content: string | Uint8Array, encoding?: BufferEncoding): Promise<void> {
    await this.#handle.appendFile(content, encoding);
  }

  /** Flushes the file to the disk; a full disk is noticed here at the latest. */
  async finish(): Promise<void> {
    await this.#handle.sync().catch((error: NodeJS.ErrnoException) => {
      if (!unsupported.includes(error.code ?? '')) throw error;
    });
    await this.#handle.close();
  }

  async replace(): Promise<void> {
    await rename(this.#file, this.#place.file);
  }

  /** Takes the place if nothing is there, and throws an EEXIST otherwise. */
  async placeIfAbsent(): Promise<void> {
    try {
      await link(this.#file, this.#place.file);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      // Without hard links, two writers may race here.
      if (![...unsupported, 'EPERM'].includes(code)) throw error;
      if (await isThere(this.#place.file)) throw fileExists(this.#place.file);
      await this.replace();
    }
  }

  async drop(): Promise<void> {
    await this.#handle.close().catch(() => undefined);
    await rm(this.#staging, { recursive: true, force: true }).catch(() => undefined);
  }

  get #file(): string {
    return path.join(this.#staging, 'file');
  }
}

/** Makes a file with the owner and the mode of another one, as far as this user may. */
async function openLike(file: string, found: WritePlace['found']): Promise<FileHandle> {
  const handle = await open(file, 'wx', found?.mode);
  if (found === undefined) return handle;
  try {
    const { uid, gid } = await handle.stat();
    if (uid !== found.uid || gid !== found.gid) await handle.chown(found.uid, found.gid).catch(() => undefined);
    // Ignores the process's umask; follows the change of owner, with which the system changes the mode.
    await handle.chmod(found.mode & 0o7777).catch(() => undefined);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function isThere(file: string): Promise<boolean> {
  return await lstat(file).then(
    () => true,
    () => false,
  );
}

function fileExists(file: string): Error {
  return Object.assign(new Error(`EEXIST: "${file}" exists already`), { code: 'EEXIST' });
}
