import { type FileHandle, mkdir, open, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { KeptBody } from '../../core/secrecy/recorded/keptBody.ts';
import { UserError } from '../../errors.ts';
import { diskFailure } from '../output/diskFailure.ts';
import { type RecordedExchange, type RecordingHead, recordingFiles } from './recordedExchange.ts';

const unfinishedName = '.unfinished';

/**
 * A recording that is being written: a line for each exchange and a file for each body, as they come. It is written
 * within its folder, beside the recording that is there already, and takes its place at the end. What else is in the
 * folder stays.
 */
export class RecordingFolder {
  readonly folder: string;
  readonly #lines: FileHandle;
  readonly #isNew: boolean;
  #count = 0;
  #isAbandoned = false;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Creates the folder. Throws a UserError if it is not writable, or has files named like those of a recording that do
   * not belong to one.
   */
  static async open(folder: string): Promise<RecordingFolder> {
    const unfinished = path.join(folder, unfinishedName);
    try {
      const isNew = (await mkdir(folder, { recursive: true })) !== undefined;
      if (await holdsForeignFiles(folder)) throw foreign(folder);
      await rm(unfinished, { recursive: true, force: true });
      await mkdir(path.join(unfinished, recordingFiles.answers), { recursive: true });
      return new RecordingFolder(folder, await open(path.join(unfinished, recordingFiles.exchanges), 'a'), isNew);
    } catch (error) {
      const reason = diskFailure(error);
      if (reason === undefined) throw error;
      const message = `The run cannot be recorded in "${folder}": ${reason}. Choose another folder or fix this one.`;
      throw new UserError('record.not-writable', message, { cause: error });
    }
  }

  private constructor(folder: string, lines: FileHandle, isNew: boolean) {
    this.folder = folder;
    this.#lines = lines;
    this.#isNew = isNew;
  }

  /** How many exchanges were written. */
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

  /** Writes an exchange, its body to a file that has the number of its line. Throws what the disk throws. */
  add(exchange: Omit<RecordedExchange, 'answer'>, body?: KeptBody): Promise<void> {
    const written = this.#last.then(() => this.#write(exchange, body));
    // The caller gets a failure; the next write is tried independently.
    this.#last = written.catch(() => undefined);
    return written;
  }

  async #write({ at, ms, ...exchange }: Omit<RecordedExchange, 'answer'>, body?: KeptBody): Promise<void> {
    const number = String(this.#count + 1).padStart(4, '0');
    const answer = body?.content.length ? `${recordingFiles.answers}/${number}.${body.kind}` : undefined;
    if (body !== undefined && answer !== undefined) await writeFile(this.#unfinished(answer), body.content);
    await this.#lines.appendFile(`${JSON.stringify({ ...exchange, answer, at, ms })}\n`);
    this.#count++;
  }

  /** Replaces the previous recording. Throws what the disk throws. */
  async publish(head: Omit<RecordingHead, 'version' | 'exchanges'>): Promise<void> {
    await this.#lines.close();
    const whole: RecordingHead = { version: 1, ...head, exchanges: this.#count };
    await writeFile(this.#unfinished(recordingFiles.head), `${JSON.stringify(whole, undefined, 2)}\n`);
    // The head is removed first and written last, so a half replaced folder is not read as a recording.
    await rm(path.join(this.folder, recordingFiles.head), { force: true });
    for (const name of [recordingFiles.exchanges, recordingFiles.answers, recordingFiles.head]) {
      await rm(path.join(this.folder, name), { recursive: true, force: true });
      await rename(this.#unfinished(name), path.join(this.folder, name));
    }
    await rm(this.#unfinished(), { recursive: true, force: true });
  }

  /** Leaves everything as it was before. */
  async discard(): Promise<void> {
    await this.#lines.close().catch(() => undefined);
    await rm(this.#unfinished(), { recursive: true, force: true }).catch(() => undefined);
    if (this.#isNew) await rmdir(this.folder).catch(() => undefined);
  }

  #unfinished(name = ''): string {
    return path.join(this.folder, unfinishedName, name);
  }
}

/** Where a recording was half replaced, its head is gone but what was to replace it is there. */
async function holdsForeignFiles(folder: string): Promise<boolean> {
  const names = await readdir(folder);
  if (names.includes(recordingFiles.head) || names.includes(unfinishedName)) return false;
  return names.includes(recordingFiles.exchanges) || names.includes(recordingFiles.answers);
}

function foreign(folder: string): UserError {
  const names = `"${recordingFiles.exchanges}" or "${recordingFiles.answers}"`;
  const message = `"${folder}" has ${names} in it, but is not a recording. Choose another folder, so that nothing is overwritten.`;
  return new UserError('record.folder-in-use', message);
}
