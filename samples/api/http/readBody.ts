import type { IncomingMessage } from 'node:http';
import { SampleApiError } from './sampleApiError.ts';

const largestBody = 64 * 1024;

/** Reads a request's body as text. Throws a `SampleApiError` (413) for a body beyond 64 KiB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The stream must outlive an early end, or the refusal could not be sent over its connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > largestBody) {
      // The rest of the body is not read, so the connection cannot be used again.
      throw new SampleApiError(413, 'body-too-large', `A body may hold ${largestBody} bytes at most.`, {
        connection: 'close',
      });
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
