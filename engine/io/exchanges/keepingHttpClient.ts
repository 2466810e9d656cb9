import type { UserError } from '../../core/errors.ts';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import type { Masker } from '../../core/secrecy/masker.ts';
import { keepResponse } from '../../core/secrecy/recorded/keepResponse.ts';
import { keepHeaders, shownHeaders } from '../../core/secrecy/recorded/keptHeaders.ts';
import { maskRequest } from '../../core/secrecy/recorded/maskRequest.ts';
import type { SecretMask } from '../../core/secrecy/recorded/secretMask.ts';
import type { Clock } from '../clock.ts';
import type { HttpClient } from '../http/httpClient.ts';
import { createObservedHttpClient, type Times } from '../http/observedHttpClient.ts';
import { recordedFailure } from '../recording/recordedExchange.ts';
import type { Exchange, ExchangeKeeper } from './exchangeKeeper.ts';

interface KeepingOptions {
  keeper: ExchangeKeeper;
  mask: SecretMask;
  /** Masks the headers that are only shown. */
  masker: Masker;
  clock: Clock;
  /** Start of the run, Unix time in milliseconds. */
  startedAt: number;
  /** A header that the run reads besides those that are always kept. */
  retryHeader: string;
}

/** A client that keeps exchanges for inspection after the run. */
export function createKeepingHttpClient(client: HttpClient, options: KeepingOptions): HttpClient {
  const { keeper } = options;
  return createObservedHttpClient(client, options, {
    answered: (request, response, times) => keeper.add(answered(request, response, times, options)),
    failed: (request, error, times) => keeper.add(failed(request, error, times, options)),
    ended: () => keeper.end(),
  });
}

/** The body is held as it came until it is written: most exchanges of a long run never are. */
function answered(request: HttpRequest, response: HttpResponse, times: Times, options: KeepingOptions): Exchange {
  return {
    number: request.number ?? 0,
    bytes: response.body.length,
    write: writerOf(request, { ...response, body: response.body.length }, times, options),
    body: bodyOf(request, response.body, options.mask),
  };
}

/** Separate from the function of the body: closures of one scope keep each other's variables alive. */
function writerOf(
  request: HttpRequest,
  { status, headers, fromCache, body: bytes }: Omit<HttpResponse, 'body'> & { body: number },
  times: Times,
  options: KeepingOptions,
): Exchange['write'] {
  const { mask, masker, retryHeader } = options;
  const isLogin = request.login !== undefined;
  const alsoNamed = new Set([retryHeader.toLowerCase()]);
  return () => ({
    ...sent(request, options),
    status,
    headers: keepHeaders(headers, { mask, alsoNamed, isLogin }),
    answerHeaders: shownHeaders(headers, masker, isLogin),
    bytes,
    ...(fromCache && { fromCache }),
    ...times,
  });
}

function bodyOf(request: HttpRequest, body: HttpResponse['body'], mask: SecretMask): Exchange['body'] {
  return () => keepResponse(request, body, mask);
}

function failed(request: HttpRequest, error: UserError, times: Times, options: KeepingOptions): Exchange {
  return {
    number: request.number ?? 0,
    bytes: 0,
    write: () => ({ ...sent(request, options), error: recordedFailure(error, options.mask), ...times }),
  };
}

function sent(request: HttpRequest, { mask, masker }: KeepingOptions) {
  return {
    number: request.number ?? 0,
    ...(request.job !== undefined && { job: request.job }),
    ...maskRequest(request, mask),
    requestHeaders: shownHeaders(request.headers, masker, request.login !== undefined),
  };
}
