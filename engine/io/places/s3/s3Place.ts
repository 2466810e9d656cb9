import { UserError } from '../../../core/errors.ts';
import { decodeUri } from '../../../core/text/decodeUri.ts';
import type { Place, PlaceContent, PlacedFile, PutOptions } from '../place.ts';
import { compareNames, partsOf } from '../placeNames.ts';
import { readS3Address, type S3Address } from './s3Address.ts';
import { pieceBytes, S3Client, type S3Options, type S3Response } from './s3Client.ts';
import { putBytes, putFile } from './s3Upload.ts';
import { readS3Xml, type S3Element } from './s3Xml.ts';

/** Maximum number of names, which take about 200 MB. A longer list is a loop, or not one of ours. */
const maxFiles = 1_000_000;

/** Maximum number of empty pages: removed objects may fill whole pages of a list. */
const maxEmptyPages = 1000;

/** Files below a prefix of an S3 bucket. */
export class S3Place implements Place {
  readonly address: string;
  readonly #where: S3Address;
  readonly #client: S3Client;

  constructor(address: string, options: S3Options = {}) {
    this.address = address;
    this.#where = readS3Address(address);
    this.#client = new S3Client(address, this.#where, options);
  }

  /** Reads the first piece before it returns. */
  async read(name: string, signal: AbortSignal): Promise<AsyncIterable<Uint8Array> | undefined> {
    this.#check(name);
    const range = { Range: `bytes=0-${pieceBytes - 1}` };
    const first = await this.#client.send({ method: 'GET', name, headers: range }, signal, [...missing, ...empty]);
    if (first.refusedAs === undefined) return this.#pieces(name, first, signal);
    return missing.includes(first.refusedAs) ? undefined : nothing();
  }

  async put(name: string, content: PlaceContent, options: PutOptions): Promise<boolean> {
    this.#check(name);
    // Not every server supports the condition, and this saves sending the file.
    if (options.ifAbsent === true && (await this.#isThere(name, options.signal))) return false;
    if (content instanceof Uint8Array) return await putBytes(this.#client, name, content, options);
    return await putFile(this.#client, name, content.file, options);
  }

  /** Reads all names first: not every server lists them in order. */
  async *list(prefix: string, signal: AbortSignal): AsyncGenerator<PlacedFile, void> {
    const files: PlacedFile[] = [];
    for await (const page of this.#pages(prefix, signal)) {
      for (const file of page) if (isFile(file.name)) files.push(file);
      if (files.length > maxFiles) throw this.#badList(`it has more than ${maxFiles} files`);
    }
    yield* files.sort((a, b) => compareNames(a.name, b.name));
  }

  async remove(name: string, signal: AbortSignal): Promise<void> {
    this.#check(name);
    await this.#client.send({ method: 'DELETE', name }, signal, missing);
  }

  async #isThere(name: string, signal: AbortSignal): Promise<boolean> {
    const request = { method: 'GET', name, headers: { Range: 'bytes=0-0' } } as const;
    const { refusedAs } = await this.#client.send(request, signal, [...missing, ...empty]);
    return refusedAs === undefined || empty.includes(refusedAs);
  }

  async *#pages(prefix: string, signal: AbortSignal): AsyncGenerator<PlacedFile[], void> {
    const query = { 'list-type': '2', 'encoding-type': 'url', prefix: this.#where.prefix + prefix };
    let emptyPages = 0;
    for (let token: string | undefined = ''; token !== undefined; ) {
      const asked = { method: 'GET', query: { ...query, ...continued(token) }, wanted: 'ListBucketResult' } as const;
      const page = readS3Xml((await this.#client.send(asked, signal)).body);
      const files = page?.all('Contents').map((item) => this.#listed(item, page)) ?? [];
      if (!files.every(({ name }) => name.startsWith(prefix))) throw this.#badList('it has files of another prefix');
      yield files;
      emptyPages = files.length === 0 ? emptyPages + 1 : 0;
      if (emptyPages > maxEmptyPages) throw this.#badList('it has no end');
      const next = page?.textOf('IsTruncated') === 'true' ? page.textOf('NextContinuationToken') : undefined;
      if (next !== undefined && next === token) throw this.#badList('it leads in a loop');
      token = next;
    }
  }

  async *#pieces(name: string, first: S3Response, signal: AbortSignal): AsyncGenerator<Uint8Array, void> {
    const total = this.#totalOf(name, first, 0);
    yield first.body;
    const tag = first.headers.get('etag');
    for (let start = first.body.length; start < total; ) {
      const headers = {
        Range: `bytes=${start}-${Math.min(start + pieceBytes, total) - 1}`,
        // Refuses a file that was replaced between two pieces.
        ...(tag !== undefined && { 'If-Match': tag }),
      };
      const piece = await this.#client.send({ method: 'GET', name, headers }, signal, changed);
      if (piece.refusedAs !== undefined || this.#totalOf(name, piece, start) !== total)
        throw this.#badFile(name, 'it changed while it was read');
      yield piece.body;
      start += piece.body.length;
    }
  }

  /**
   * The size of the file. Throws if the response has other bytes than those from `start`. Not every server sends status
   * 206 with a part.
   */
  #totalOf(name: string, { status, headers, body }: S3Response, start: number): number {
    const range = headers.get('content-range');
    if (status === 200 && range === undefined && start === 0) return body.length;
    const [, from, to, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range ?? '') ?? [];
    const isAsked = Number(from) === start && Number(to) - start + 1 === body.length && body.length > 0;
    if (isAsked && Number(to) < Number(total)) return Number(total);
    throw this.#badFile(name, 'the server sent other bytes than it was asked for');
  }

  /** A file of a list, with its name in this place. */
  #listed(item: S3Element, page: S3Element): PlacedFile {
    const text = item.textOf('Key') ?? '';
    const key = page.textOf('EncodingType') === 'url' ? decodeUri(text.replaceAll('+', ' ')) : text;
    if (key === undefined || !key.startsWith(this.#where.prefix)) throw this.#badList('it has files of another prefix');
    return { name: key.slice(this.#where.prefix.length), bytes: Number(item.textOf('Size') ?? 0) };
  }

  #check(name: string): void {
    partsOf(name, this.address);
  }

  #badFile(name: string, reason: string): UserError {
    return new UserError('place.failed', `"${name}" cannot be read from "${this.address}": ${reason}. Try again.`);
  }

  #badList(reason: string): UserError {
    const message = `The files of "${this.address}" cannot be listed: ${reason}. Check the endpoint of S3.`;
    return new UserError('place.failed', message);
  }
}

const missing = ['NoSuchKey'];
/** Errors for a range of an empty file. */
const empty = ['InvalidRange', 'HTTP 416'];
const changed = ['PreconditionFailed', 'HTTP 412', ...missing, ...empty];

/** Whether a name is that of a file: programs that show folders create objects for them. */
function isFile(name: string): boolean {
  return name !== '' && !name.endsWith('/');
}

function continued(token: string): Record<string, string> {
  return token === '' ? {} : { 'continuation-token': token };
}

async function* nothing(): AsyncGenerator<Uint8Array, void> {}
