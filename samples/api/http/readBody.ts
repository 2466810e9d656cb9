import type { IncomingMessage } from 'node:http';
import { SampleApiError } from './sampleApiError.ts';

const maxBodyBytes = 64 * 1024;

/** Reads the body of a request as text. Throws a `SampleApiError` (413) for a body over 64 KiB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The stream must survive an early end of this loop; its connection carries the error response.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBodyBytes) {
      // The rest of the body is not read, so the connection cannot be used again.
      throw new SampleApiError(413, 'body-too-large', `A body may have at most ${maxBodyBytes} bytes.`, {
        connection: 'close',
      });
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
