import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export interface BodyPlace {
  start: number;
  length: number;
}

/** Bodies of large responses, in a file that only this user can read. */
export class BodyFile {
  #opening: Promise<{ file: FileHandle; folder: string }> | undefined;
  #length = 0;

  async add(body: Uint8Array): Promise<BodyPlace> {
    const place = { start: this.#length, length: body.length };
    this.#length += body.length;
    const { file } = await this.#open();
    await file.write(body, 0, body.length, place.start);
    return place;
  }

  async read({ start, length }: BodyPlace): Promise<Uint8Array> {
    const { file } = await this.#open();
    const body = new Uint8Array(length);
    for (let at = 0; at < length; ) {
      const { bytesRead } = await file.read(body, at, length - at, start + at);
      if (bytesRead === 0) throw new Error('The file with the kept responses has become shorter.');
      at += bytesRead;
    }
    return body;
  }

  async close(): Promise<void> {
    const opened = await this.#opening;
    this.#opening = undefined;
    await opened?.file.close();
    if (opened !== undefined) await rm(opened.folder, { recursive: true, force: true });
  }

  #open(): Promise<{ file: FileHandle; folder: string }> {
    this.#opening ??= openNameless();
    return this.#opening;
  }
}

/** Removes the name of the file at once where the system allows it, so nothing stays when the process is killed. */
async function openNameless(): Promise<{ file: FileHandle; folder: string }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pagewright-'));
  const file = await open(path.join(folder, 'bodies'), 'wx+', 0o600);
  await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  return { file, folder };
}
