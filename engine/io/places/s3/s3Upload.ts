import type { FileHandle } from 'node:fs/promises';
import { UserError } from '../../../core/errors.ts';
import { openForeignFile } from '../../files/readForeignFile.ts';
import type { PutOptions } from '../place.ts';
import { pieceBytes, type S3Client } from './s3Client.ts';
import { readS3Xml } from './s3Xml.ts';

/** S3's maximum number of parts of a file. */
const maxParts = 10_000;
const megabyte = 1024 * 1024;

/** Errors for a file that exists already, or is being put by another request. */
const taken = ['PreconditionFailed', 'HTTP 412'];

/** Puts bytes as one file. Returns false if one exists and `ifAbsent` keeps it. */
export async function putBytes(
  client: S3Client,
  name: string,
  body: Uint8Array,
  { ifAbsent = false, signal }: PutOptions,
): Promise<boolean> {
  const { refusedAs } = await client.send({ method: 'PUT', name, body, headers: conditionOf(ifAbsent) }, signal, taken);
  return refusedAs === undefined;
}

/** Puts a file from the disk: in one request if it is small, otherwise in parts, one of them in memory at a time. */
export async function putFile(client: S3Client, name: string, file: string, options: PutOptions): Promise<boolean> {
  const handle = await openForeignFile(file);
  try {
    const { size } = await handle.stat();
    const partBytes = Math.max(pieceBytes, Math.ceil(size / maxParts / megabyte) * megabyte);
    const first = await readPart(handle, partBytes);
    if (first.length < partBytes) return await putBytes(client, name, first, options);
    return await putParts(client, name, partsOf(first, handle, partBytes), options);
  } finally {
    await handle.close();
  }
}

async function* partsOf(first: Uint8Array, handle: FileHandle, partBytes: number): AsyncGenerator<Uint8Array, void> {
  for (let part = first; part.length > 0; part = await readPart(handle, partBytes)) yield part;
}

/** Returns fewer bytes at the end of the file. */
async function readPart(handle: FileHandle, bytes: number): Promise<Uint8Array> {
  const part = Buffer.allocUnsafeSlow(bytes);
  let length = 0;
  while (length < bytes) {
    const { bytesRead } = await handle.read(part, length, bytes - length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return part.subarray(0, length);
}

async function putParts(
  client: S3Client,
  name: string,
  parts: AsyncIterable<Uint8Array>,
  { ifAbsent = false, signal }: PutOptions,
): Promise<boolean> {
  const uploadId = await startParts(client, name, signal);
  try {
    const tags: string[] = [];
    for await (const body of parts) {
      const query = { partNumber: String(tags.length + 1), uploadId };
      const { headers } = await client.send({ method: 'PUT', name, query, body }, signal);
      tags.push(headers.get('etag') ?? '');
    }
    const { refusedAs } = await client.send(
      {
        method: 'POST',
        name,
        query: { uploadId },
        headers: conditionOf(ifAbsent),
        body: completion(tags),
        wanted: 'CompleteMultipartUpload',
      },
      signal,
      taken,
    );
    if (refusedAs !== undefined) await forget(client, name, uploadId);
    return refusedAs === undefined;
  } catch (error) {
    await forget(client, name, uploadId);
    throw error;
  }
}

async function startParts(client: S3Client, name: string, signal: AbortSignal): Promise<string> {
  const request = { method: 'POST', name, query: { uploads: '' }, wanted: 'InitiateMultipartUpload' } as const;
  const uploadId = readS3Xml((await client.send(request, signal)).body)?.textOf('UploadId');
  // Without it, each part would be put as the whole file.
  if (uploadId === undefined || uploadId === '')
    throw new UserError(
      'place.failed',
      `"${name}" cannot be put: the server gives its upload no name. Check the endpoint of S3.`,
    );
  return uploadId;
}

/** Removes sent parts, which cost their owner money, also after a cancelled run. Ignores a failure. */
async function forget(client: S3Client, name: string, uploadId: string): Promise<void> {
  const signal = new AbortController().signal;
  await client.send({ method: 'DELETE', name, query: { uploadId }, isOnce: true }, signal).catch(() => undefined);
}

function completion(tags: readonly string[]): Uint8Array {
  const part = (tag: string, index: number) =>
    `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`;
  const xml = `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${tags.map(part).join('')}</CompleteMultipartUpload>`;
  return new TextEncoder().encode(xml);
}

function escaped(text: string): string {
  return text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function conditionOf(ifAbsent: boolean): Record<string, string> {
  return ifAbsent ? { 'If-None-Match': '*' } : {};
}
