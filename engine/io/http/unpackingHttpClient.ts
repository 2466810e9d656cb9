import { isGzip } from '../../core/json/isGzip.ts';
import type { HttpClient } from './httpClient.ts';

/**
 * Decompresses gzip; undefined if it is damaged. Throws a UserError for more than `maxBytes`, or the signal's reason.
 */
export type Gunzip = (packed: Uint8Array, maxBytes: number, signal: AbortSignal) => Promise<Uint8Array | undefined>;

/**
 * A client that decompresses gzip without a header. Later steps, such as a recording, look for secrets in the text.
 * Damaged bodies stay as they are.
 */
export function createUnpackingHttpClient(client: HttpClient, gunzip: Gunzip, maxBytes: number): HttpClient {
  return {
    async send(request, signal, onNotice) {
      const response = await client.send(request, signal, onNotice);
      const body = isGzip(response.body) ? await gunzip(response.body, maxBytes, signal) : undefined;
      return body === undefined ? response : { ...response, body, unpacked: 'gzip' };
    },
    close: () => client.close(),
  };
}
