import { createHash } from 'node:crypto';
import { UserError } from '../../core/errors.ts';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import { targetUrl } from '../../core/request/resolveEndpoint.ts';
import type { Clock } from '../clock.ts';
import type { HttpClient } from './httpClient.ts';
import { ResponseFolder } from './responseFolder.ts';

export interface CacheOptions {
  /** Folder of the responses; created with the first one. */
  folder: string;
  /** Lifetime of a response, in milliseconds. */
  ttlMs: number;
  clock: Clock;
  /** Statuses whose responses are not cached. Default: none. */
  exceptStatuses?: ReadonlySet<number>;
}

/**
 * A client that takes the response to a GET request from a folder while it is fresh
 * (`docs/format/configuration.md#7-cache`). The key is the method and the whole URL as sent, without the headers. Sends
 * all other requests.
 */
export function createCachingHttpClient(client: HttpClient, options: CacheOptions): HttpClient {
  const answers = new ResponseFolder(options.folder);
  let isProblemTold = false;
  return {
    async send(request, signal, onNotice) {
      if (request.method !== 'GET') return client.send(request, signal, onNotice);
      const key = keyOf(request);
      const kept = await answers.find(key);
      if (kept !== undefined && isFresh(kept.storedAt, options)) return { ...kept.answer, fromCache: true };
      const answer = await client.send(request, signal, onNotice);
      if (options.exceptStatuses?.has(answer.status)) return answer;
      const problem = await keep(answers, key, answer, options);
      if (problem !== undefined && !isProblemTold) onNotice?.({ kind: 'cache-not-written', problem });
      isProblemTold ||= problem !== undefined;
      return answer;
    },
    close: () => client.close(),
  };
}

/** The key of a request: a hash, so that no file name reveals a URL or a credential. */
function keyOf({ method, target }: HttpRequest): string {
  return createHash('sha256')
    .update(`${method} ${targetUrl(target)}`)
    .digest('hex');
}

function isFresh(storedAt: number, { ttlMs, clock }: CacheOptions): boolean {
  const age = clock.now() - storedAt;
  return age >= 0 && age < ttlMs;
}

/** Keeps a response. Returns the error of the disk. */
async function keep(
  answers: ResponseFolder,
  key: string,
  answer: HttpResponse,
  { folder, clock }: CacheOptions,
): Promise<UserError | undefined> {
  try {
    await answers.keep(key, answer, clock.now());
    return undefined;
  } catch (cause) {
    const message = `Responses cannot be cached in "${folder}", so "cache" has no effect. Check the permissions and the free space there.`;
    return new UserError('cache.not-written', message, { pointer: '/cache', cause });
  }
}
