import type { HttpRequest, HttpResponse } from '../core/request/httpRequest.ts';
import { redirectedRequest } from '../core/request/redirectedRequest.ts';
import { targetUrl } from '../core/request/resolveEndpoint.ts';
import { retryDelay } from '../core/request/retryDelay.ts';
import { UserError } from '../errors.ts';
import type { RunEvent } from './events.ts';
import { failureOf } from './failureOf.ts';
import { LimitReached } from './limitReached.ts';
import type { JobReport } from './report.ts';
import type { World } from './world.ts';

const maxRedirects = 5;

/** Repeats of a connection that never came about: before a host has answered, a wrong address is the likelier cause. */
const maxRetriesBeforeFirstAnswer = 2;

type Attempt = { response: HttpResponse } | { error: unknown; curlCode: number };

/**
 * Sends a request of a job with repeats and redirects (`jobs.md` section 7), counted in its report. Yields a `request` event for every attempt and a
 * `retry` event before every wait; returns the last answer, whatever its status. Throws a UserError where no answer
 * came, LimitReached at the ceiling of requests, and the signal's reason when cancelled.
 */
export async function* sendRequest(
  request: HttpRequest,
  report: JobReport,
  world: World,
): AsyncGenerator<RunEvent, HttpResponse> {
  let current = request;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const response = yield* sendWithRetries(current, report, world);
    const redirected = redirectedRequest(current, response);
    if (redirected === undefined) return response;
    current = redirected;
  }
  throw new UserError(
    'http.redirects',
    `The API redirected more than ${maxRedirects} times. Check "baseUrl" and the endpoint.`,
  );
}

async function* sendWithRetries(
  request: HttpRequest,
  report: JobReport,
  world: World,
): AsyncGenerator<RunEvent, HttpResponse> {
  for (let attempt = 1; ; attempt++) {
    const result = yield* sendOnce(request, attempt, report, world);
    const maxRetries = maxRetriesAfter(result, request, world);
    if (attempt > maxRetries) {
      if ('response' in result) return result.response;
      throw result.error;
    }
    yield* waitBeforeRepeat(result, attempt, maxRetries, report, world);
  }
}

async function* sendOnce(
  request: HttpRequest,
  attempt: number,
  report: JobReport,
  world: World,
): AsyncGenerator<RunEvent, Attempt> {
  world.signal.throwIfAborted();
  const { maxRequests } = world.limits;
  if (maxRequests !== undefined && world.counts.requests >= maxRequests)
    throw new LimitReached('max-requests', maxRequests);
  world.counts.requests++;
  report.requests++;
  const startedAt = world.clock.now();
  const authorized = authorize(request, world);
  const told = toldOf(authorized, attempt, world);
  try {
    const response = await world.http.send(authorized, world.signal);
    world.answered.add(request.target.origin);
    const detail = { ...told(startedAt), status: response.status, bytes: response.body.length };
    yield world.event('debug', detail, `${lineOf(authorized)} → ${response.status}`, report.name);
    return { response };
  } catch (error) {
    const failure = failureOf(error, world.signal);
    yield world.event(
      'debug',
      { ...told(startedAt), error: failure.code },
      `${lineOf(authorized)} → ${failure.code}`,
      report.name,
    );
    if (failure.curlCode === undefined) throw error;
    return { error, curlCode: failure.curlCode };
  }
}

/**
 * Credentials and configured headers go to the origins that the configuration names. After a redirect, or to a
 * next-page address elsewhere, they stay behind.
 */
function authorize(request: HttpRequest, { config, authentication }: World): HttpRequest {
  if (config.origins.has(request.target.origin)) return authentication.authorize(request);
  const contentType = [...request.headers].filter(([name]) => name.toLowerCase() === 'content-type');
  return { ...request, headers: new Map(contentType) };
}

function toldOf(request: HttpRequest, attempt: number, world: World) {
  const { method, target } = request;
  const url = targetUrl(target);
  const path = url.slice(target.origin.length);
  return (startedAt: number) => ({
    kind: 'request' as const,
    method,
    path,
    url,
    attempt,
    durationMs: world.clock.now() - startedAt,
  });
}

function lineOf({ method, target }: HttpRequest): string {
  return `${method} ${targetUrl(target).slice(target.origin.length)}`;
}

function maxRetriesAfter(result: Attempt, request: HttpRequest, { config, answered }: World): number {
  const { retry } = config;
  if ('response' in result) return retry.statusCodes.includes(result.response.status) ? retry.maxRetries : 0;
  if (!retry.transportCodes.includes(result.curlCode)) return 0;
  const isFirstContact = !retry.explicit && !answered.has(request.target.origin);
  return isFirstContact ? Math.min(retry.maxRetries, maxRetriesBeforeFirstAnswer) : retry.maxRetries;
}

async function* waitBeforeRepeat(
  result: Attempt,
  attempt: number,
  maxRetries: number,
  report: JobReport,
  world: World,
): AsyncGenerator<RunEvent, void> {
  const header =
    'response' in result ? result.response.headers.get(world.config.retry.retryHeader.toLowerCase()) : undefined;
  const delayMs = retryDelay(header, attempt, world.clock.now());
  const reason = 'response' in result ? `HTTP ${result.response.status}` : failureOf(result.error, world.signal).code;
  const message = `${reason}: waiting ${Math.round(delayMs / 100) / 10} s before repeat ${attempt} of ${maxRetries}.`;
  yield world.event('info', { kind: 'retry', attempt, maxRetries, delayMs, reason }, message, report.name);
  world.counts.retries++;
  await world.clock.sleep(delayMs, world.signal);
}
