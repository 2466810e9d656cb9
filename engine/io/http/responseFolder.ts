import path from 'node:path';
import type { HttpResponse } from '../../core/request/httpRequest.ts';
import { readForeignFile } from '../files/readForeignFile.ts';
import { writeWhole } from '../files/writeWhole.ts';

/** Maximum size of a stored response: it is stored as text, which has a maximum length. */
const maxKeptBytes = 256 * 1024 * 1024;

/** The response headers that a run reads. Others, above all cookies, must not be stored on disk. */
const keptHeaders = ['content-type', 'location', 'retry-after'];

interface CachedResponse {
  /** Unix time in milliseconds. */
  storedAt: number;
  answer: HttpResponse;
}

/**
 * A folder of responses, one file each: a line of JSON with the time, the status and the relevant headers, then the
 * body. Writes are atomic; an unreadable file counts as missing.
 */
export class ResponseFolder {
  readonly #folder: string;
  readonly #beingWritten = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async find(key: string): Promise<CachedResponse | undefined> {
    try {
      return readResponse((await readForeignFile(this.#fileOf(key), 'response')).toString());
    } catch {
      return undefined;
    }
  }

  /** Throws if the file cannot be written. Skips a response that is too large or already being stored. */
  async keep(key: string, { status, headers, body }: HttpResponse, storedAt: number): Promise<void> {
    if (body.length > maxKeptBytes || this.#beingWritten.has(key)) return;
    this.#beingWritten.add(key);
    try {
      const head = {
        storedAt,
        status,
        headers: Object.fromEntries(keptHeaders.flatMap((name) => pairOf(name, headers))),
        size: body.length,
      };
      await writeWhole(this.#fileOf(key), `${JSON.stringify(head)}\n${Buffer.from(body).toString('latin1')}`);
    } finally {
      this.#beingWritten.delete(key);
    }
  }

  #fileOf(key: string): string {
    return path.join(this.#folder, `${key}.answer`);
  }
}

function pairOf(name: string, headers: HttpResponse['headers']): [string, string][] {
  const value = headers.get(name);
  return value === undefined ? [] : [[name, value]];
}

function readResponse(text: string): CachedResponse | undefined {
  const end = text.indexOf('\n');
  const { storedAt, status, headers, size } = JSON.parse(text.slice(0, end));
  const body = Buffer.from(text.slice(end + 1), 'latin1');
  if (typeof storedAt !== 'number' || typeof status !== 'number' || size !== body.length) return undefined;
  return { storedAt, answer: { status, headers: headersFrom(headers), body } };
}

function headersFrom(kept: object): Map<string, string> {
  return new Map(Object.entries(kept).map(([name, value]) => [name, String(value)]));
}
