import { isUserError, TransportError, UserError } from '../../core/errors.ts';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import { restoreBody } from '../../core/secrecy/recorded/keptBody.ts';
import { restoreHeaders } from '../../core/secrecy/recorded/keptHeaders.ts';
import { type MaskedRequest, maskAgain, maskRequest } from '../../core/secrecy/recorded/maskRequest.ts';
import type { SecretMask } from '../../core/secrecy/recorded/secretMask.ts';
import type { FileSource } from '../files/fileSource.ts';
import type { HttpClient } from '../http/httpClient.ts';
import { missingRequest } from './missingRequest.ts';
import { type Recording, readResponseFile } from './readRecording.ts';
import type { RecordedExchange } from './recordedExchange.ts';
import type { ReplayClock } from './replayClock.ts';

interface ReplayOptions {
  recording: Recording;
  mask: SecretMask;
  /** Follows the recorded run, so that values computed from the time do not change. */
  clock: ReplayClock;
  /** Stand-ins for secrets that are empty in the configuration: they may have had values in the recorded run. */
  standInsForEmpty?: readonly string[];
}

/** The exchanges of one request in order, as numbers in the recording, and the next of them. */
interface Answers {
  numbers: number[];
  next: number;
}

/**
 * A client that responds from a recording, without connections. Method, URL and body must match the recorded ones,
 * except for secrets; headers do not matter. A request that was recorded several times gets its responses in order,
 * then always the last one. Throws a UserError for a request that is not in the recording, and the recorded error of a
 * failed request.
 */
export function createReplayHttpClient(options: ReplayOptions): HttpClient {
  const { recording, mask, clock, standInsForEmpty = [] } = options;
  const { exchanges, files, startedAt } = recording;
  const requests = exchanges.map((exchange) => maskAgain(exchange, mask));
  const keys = requests.map(keyOf);
  const answers = byKey(keys);
  clock.moveTo(startedAt + (exchanges[0]?.at ?? 0));
  return {
    async send(request, signal) {
      signal.throwIfAborted();
      const asked = maskRequest(request, mask);
      const emptied = maskRequest(without(standInsForEmpty, request), mask);
      const number = take(answers.get(keyOf(asked)) ?? answers.get(keyOf(emptied)));
      const exchange = number === undefined ? undefined : exchanges[number];
      if (number === undefined || exchange === undefined) throw missingRequest(asked, requests);
      const answer = await toResponse(exchange, files, mask);
      clock.moveTo(startedAt + timeAfter(number, exchanges, keys));
      if (isUserError(answer)) throw answer;
      return answer;
    },
    close: async () => undefined,
  };
}

function keyOf({ method, url, body }: MaskedRequest): string {
  return JSON.stringify([method, url, body]);
}

function byKey(keys: string[]): Map<string, Answers> {
  const answers = new Map<string, Answers>();
  for (const [number, key] of keys.entries()) {
    const known = answers.get(key);
    if (known === undefined) answers.set(key, { numbers: [number], next: 0 });
    else known.numbers.push(number);
  }
  return answers;
}

function take(answers: Answers | undefined): number | undefined {
  return answers?.numbers[Math.min(answers.next++, answers.numbers.length - 1)];
}

function without(standIns: readonly string[], request: HttpRequest): HttpRequest {
  const emptied = (text: string) => standIns.reduce((rest, standIn) => rest.replaceAll(standIn, ''), text);
  const { target, body } = request;
  const { path, query } = target;
  return {
    ...request,
    target: { ...target, path: emptied(path), query: emptied(query) },
    ...(body !== undefined && { body: emptied(body) }),
  };
}

/**
 * The time before the next request, at which the values after an exchange are computed. A repeat of the request
 * computes nothing, and the run itself waits for it.
 */
function timeAfter(number: number, exchanges: RecordedExchange[], keys: string[]): number {
  const { at, ms } = exchanges[number] ?? { at: 0, ms: 0 };
  const next = keys[number + 1] === keys[number] ? undefined : exchanges[number + 1];
  return Math.max(at + ms, next?.at ?? 0);
}

async function toResponse(
  exchange: RecordedExchange,
  files: FileSource,
  mask: SecretMask,
): Promise<HttpResponse | UserError> {
  const { error, status = 0, headers = {}, fromCache, unpacked } = exchange;
  if (error?.curlCode !== undefined) return new TransportError(error.code, error.curlCode, error.message, undefined);
  if (error !== undefined) return new UserError(error.code, error.message);
  const kept = await readResponseFile(files, exchange);
  const body = kept === undefined ? new Uint8Array() : restoreBody(kept, mask);
  const more = { ...(fromCache && { fromCache }), ...(unpacked === 'gzip' && { unpacked }) };
  return { status, headers: restoreHeaders(headers, mask), body, ...more };
}
