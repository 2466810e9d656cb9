import { type FileHandle, open, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../core/errors.ts';
import type { KeptBody } from '../../core/secrecy/recorded/keptBody.ts';
import { type GivenPath, type ShownPath, shownPath } from '../../core/text/shownPath.ts';
import { makeFolder } from '../files/makeFolder.ts';
import { ownFile, ownFolder } from '../files/ownOnly.ts';
import { diskFailure, missingFolder } from '../output/diskFailure.ts';
import { withFolderLock } from '../output/folderLock.ts';
import { type ReplacedFiles, recoverWhole, replaceWhole } from '../output/replaceWhole.ts';
import { filled, makeStagingFolder } from '../output/stagingFolder.ts';
import { createLineDigest, type RecordedExchange, type RecordingHead, recordingFiles } from './recordedExchange.ts';

/** In order: the last one makes the recording complete. */
const names = [recordingFiles.answers, recordingFiles.exchanges, recordingFiles.head];

/**
 * A recording in progress: a line for each exchange and a file for each body. It is written to a hidden folder beside
 * the previous recording, which it replaces at the end. Other files in the folder stay.
 */
export class RecordingFolder {
  readonly folder: ShownPath;
  readonly #staging: string;
  readonly #lines: FileHandle;
  readonly #isNew: boolean;
  readonly #digest = createLineDigest();
  #count = 0;
  #isAbandoned = false;
  #last: Promise<unknown> = Promise.resolve();

  /** Creates the folder. Throws a UserError if it is not writable, or has other files with the names of a recording. */
  static async open(given: GivenPath): Promise<RecordingFolder> {
    const folder = shownPath(given);
    try {
      const isNew = (await makeFolder(folder.path, ownFolder)) !== undefined;
      await withFolderLock(folder.path, () => findRoom(folder));
      const staging = await makeStagingFolder(folder.path);
      const lines = await filled(staging, async () => {
        await makeFolder(path.join(staging, recordingFiles.answers), ownFolder);
        return await open(path.join(staging, recordingFiles.exchanges), 'a', ownFile.mode);
      });
      return new RecordingFolder(folder, staging, lines, isNew);
    } catch (error) {
      const reason = missingFolder(error) ?? diskFailure(error);
      if (reason === undefined) throw error;
      const message = `The run cannot be recorded in "${folder.shownAs}": ${reason}. Choose another folder or fix this one.`;
      throw new UserError('record.not-writable', message, { cause: error });
    }
  }

  private constructor(folder: ShownPath, staging: string, lines: FileHandle, isNew: boolean) {
    this.folder = folder;
    this.#staging = staging;
    this.#lines = lines;
    this.#isNew = isNew;
  }

  /** Number of exchanges that were written. */
  get count(): number {
    return this.#count;
  }

  /** Whether an exchange is missing, which makes the recording useless. */
  get isAbandoned(): boolean {
    return this.#isAbandoned;
  }

  abandon(): void {
    this.#isAbandoned = true;
  }

  /** Writes an exchange, and its body to a file with the number of its line. Throws the error of the disk. */
  add(exchange: Omit<RecordedExchange, 'answer'>, body?: KeptBody): Promise<void> {
    const written = this.#last.then(() => this.#write(exchange, body));
    // The caller gets a failure; the next write is tried independently.
    this.#last = written.catch(() => undefined);
    return written;
  }

  async #write({ at, ms, ...exchange }: Omit<RecordedExchange, 'answer'>, body?: KeptBody): Promise<void> {
    const number = String(this.#count + 1).padStart(4, '0');
    const answer = body?.content.length ? `${recordingFiles.answers}/${number}.${body.kind}` : undefined;
    if (body !== undefined && answer !== undefined) await writeFile(this.#unfinished(answer), body.content, ownFile);
    const line = JSON.stringify({ ...exchange, answer, at, ms });
    await this.#lines.appendFile(`${line}\n`);
    this.#digest.add(line);
    this.#count++;
  }

  /** Replaces the previous recording. Throws the error of the disk. */
  async publish(head: Omit<RecordingHead, 'version' | 'exchanges' | 'digest'>): Promise<void> {
    await this.#lines.close();
    const whole: RecordingHead = { version: 1, ...head, exchanges: this.#count, digest: this.#digest.end() };
    await writeFile(this.#unfinished(recordingFiles.head), `${JSON.stringify(whole, undefined, 2)}\n`, ownFile);
    const replacement = { staged: this.#staging, bin: `${this.#staging}-old` };
    const { path: folder } = this.folder;
    await withFolderLock(folder, () => replaceWhole(placeOf(folder), replacement));
    await this.#removeStaging();
  }

  /** Discards all files; the previous recording stays. */
  async discard(): Promise<void> {
    await this.#lines.close().catch(() => undefined);
    await this.#removeStaging();
    if (this.#isNew) await rmdir(this.folder.path).catch(() => undefined);
  }

  #unfinished(name: string): string {
    return path.join(this.#staging, name);
  }

  async #removeStaging(): Promise<void> {
    // The next run tries again.
    await rm(this.#staging, { recursive: true, force: true }).catch(() => undefined);
  }
}

function placeOf(folder: string): ReplacedFiles {
  return { folder, names, previous: path.join(folder, '.pagewright-replaced') };
}

/** Recovers from a run that was killed while it replaced the recording. Throws if other files are in the way. */
async function findRoom({ path: folder, shownAs }: ShownPath): Promise<void> {
  await recoverWhole(placeOf(folder));
  const found = await readdir(folder);
  if (!found.includes(recordingFiles.head) && names.some((name) => found.includes(name))) throw foreign(shownAs);
}

function foreign(folder: string): UserError {
  const names = `"${recordingFiles.exchanges}" or "${recordingFiles.answers}"`;
  const message = `"${folder}" has ${names} in it, but is not a recording. Choose another folder, so that nothing is overwritten.`;
  return new UserError('record.folder-in-use', message);
}
