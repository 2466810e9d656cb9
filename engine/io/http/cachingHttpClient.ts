import { createHash } from 'node:crypto';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import { targetUrl } from '../../core/request/resolveEndpoint.ts';
import { UserError } from '../../errors.ts';
import type { Clock } from '../clock.ts';
import { AnswerFolder } from './answerFolder.ts';
import type { HttpClient } from './httpClient.ts';

export interface CacheOptions {
  /** Where answers are kept; made when the first one is. */
  folder: string;
  /** How long an answer is taken from there, in milliseconds. */
  ttlMs: number;
  clock: Clock;
  /** Statuses whose answers are not kept. Default: none, every answer is. */
  exceptStatuses?: ReadonlySet<number>;
  /** Hears once that answers cannot be kept. The run goes on without. */
  onProblem?: (problem: UserError) => void;
}

/**
 * A client that takes the answer to a GET request from a folder where it is still fresh (`configuration.md` section 7).
 * The key is the method with the whole address as it is sent; headers do not matter. Everything else goes through.
 */
export function createCachingHttpClient(client: HttpClient, options: CacheOptions): HttpClient {
  const answers = new AnswerFolder(options.folder);
  const tell = once(options.onProblem);
  return {
    async send(request, signal) {
      if (request.method !== 'GET') return client.send(request, signal);
      const key = keyOf(request);
      const kept = await answers.find(key);
      if (kept !== undefined && isFresh(kept.storedAt, options)) return { ...kept.answer, fromCache: true };
      const answer = await client.send(request, signal);
      if (!options.exceptStatuses?.has(answer.status)) await keep(answers, key, answer, options, tell);
      return answer;
    },
    close: () => client.close(),
  };
}

/** A hash, so that neither the folder nor a name in it tells an address or a credential. */
function keyOf({ method, target }: HttpRequest): string {
  return createHash('sha256')
    .update(`${method} ${targetUrl(target)}`)
    .digest('hex');
}

function isFresh(storedAt: number, { ttlMs, clock }: CacheOptions): boolean {
  const age = clock.now() - storedAt;
  return age >= 0 && age < ttlMs;
}

async function keep(
  answers: AnswerFolder,
  key: string,
  answer: HttpResponse,
  { folder, clock }: CacheOptions,
  tell: (problem: UserError) => void,
): Promise<void> {
  try {
    await answers.keep(key, answer, clock.now());
  } catch (cause) {
    const message = `Answers cannot be kept in "${folder}", so "cache" has no effect. Check the rights and the space there.`;
    tell(new UserError('cache.not-written', message, { pointer: '/cache', cause }));
  }
}

function once(tell: CacheOptions['onProblem']): (problem: UserError) => void {
  let isTold = false;
  return (problem) => {
    if (!isTold) tell?.(problem);
    isTold = true;
  };
}
