import type { Session } from '../core/auth/authentication.ts';
import type { JobConfig } from '../core/config/extractionConfig.ts';
import { authorizeRequest } from '../core/request/authorizeRequest.ts';
import { checkAllowedHost } from '../core/request/checkAllowedHost.ts';
import type { HttpRequest, HttpResponse } from '../core/request/httpRequest.ts';
import { redirectedRequest } from '../core/request/redirectedRequest.ts';
import { targetUrl } from '../core/request/resolveEndpoint.ts';
import { retryDelay } from '../core/request/retryDelay.ts';
import { credentialsIn } from '../core/secrecy/credentialsIn.ts';
import { shownUrl } from '../core/secrecy/shownUrl.ts';
import { UserError } from '../errors.ts';
import type { Notice } from '../io/http/httpClient.ts';
import type { RunEvent } from './events.ts';
import { failureOf } from './failureOf.ts';
import { LimitReached } from './limitReached.ts';
import { noticeEvent } from './noticeEvent.ts';
import { inTurn, type RunItem } from './runItem.ts';
import type { IterationWorld } from './world.ts';

const maxRedirects = 5;

/** Repeats of a connection that never came about: before a host has answered, a wrong address is the likelier cause. */
const maxRetriesBeforeFirstAnswer = 2;

/** cURL's numbers for a host that is not known and a connection that is refused. */
const noConnection = [6, 7];

/** A login goes without the session that it is to bring. */
export type RequestPurpose = 'data' | 'login';

/** A request that is about to be sent. */
type NumberedRequest = HttpRequest & { number: number };

type Attempt = { response: HttpResponse } | { error: unknown; curlCode: number };

/**
 * Sends a request of a job with repeats and redirects (`jobs.md` section 7), counted in its report. Yields a `request`
 * event for every attempt and a `retry` event before every wait; returns the last answer, whatever its status. Throws a
 * UserError where no answer came, LimitReached at the ceiling of requests, and the signal's reason when cancelled.
 */
export async function* sendRequest(
  request: HttpRequest,
  job: JobConfig,
  world: IterationWorld,
  purpose: RequestPurpose = 'data',
): AsyncGenerator<RunItem, HttpResponse> {
  let current = request;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const response = yield* sendWithRetries(current, job, world, purpose);
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
  job: JobConfig,
  world: IterationWorld,
  purpose: RequestPurpose,
): AsyncGenerator<RunItem, HttpResponse> {
  for (let attempt = 1; ; attempt++) {
    const result = yield* sendOnce({ request, attempt, purpose }, job, world);
    const maxRetries = maxRetriesAfter(result, request, world);
    if (attempt > maxRetries) {
      if ('response' in result) return result.response;
      throw result.error;
    }
    yield* waitBeforeRepeat(result, attempt, maxRetries, job, world);
  }
}

async function* sendOnce(
  { request, attempt, purpose }: { request: HttpRequest; attempt: number; purpose: RequestPurpose },
  job: JobConfig,
  world: IterationWorld,
): AsyncGenerator<RunItem, Attempt> {
  world.signal.throwIfAborted();
  checkAllowedHost(targetUrl(request.target), world.config.allowedHosts);
  const session = purpose === 'login' ? undefined : yield* world.session.ensure(job, world);
  requireRoom(world);
  yield count(job, world);
  const number = ++world.counts.sent;
  await world.requestSlots.take();
  try {
    await world.pace.wait(world.clock, world.signal);
    const authorized = authorizeRequest(request, world.iteration, attemptOf(session, world));
    // The API may say them back in its answer.
    world.redactor.addPassing(credentialsIn(authorized, request));
    return yield* exchange({ ...authorized, number }, attempt, job, world);
  } finally {
    world.requestSlots.give();
  }
}

function requireRoom({ limits: { maxRequests }, counts }: IterationWorld): void {
  if (maxRequests !== undefined && counts.requests >= maxRequests) throw new LimitReached('max-requests', maxRequests);
}

function count(job: JobConfig, { counts, reports }: IterationWorld): RunItem {
  return inTurn(() => {
    counts.requests++;
    reports.of(job).requests++;
  });
}

async function* exchange(
  request: NumberedRequest,
  attempt: number,
  job: JobConfig,
  world: IterationWorld,
): AsyncGenerator<RunItem, Attempt> {
  const startedAt = world.clock.now();
  const told = toldOf(request, attempt, world);
  const notices: RunEvent[] = [];
  const onNotice = (notice: Notice) => notices.push(noticeEvent(notice, world.event));
  try {
    const response = await world.http.send(request, world.signal, onNotice);
    yield* notices;
    world.answered.add(request.target.origin);
    const { status, body, fromCache } = response;
    const detail = { ...told(startedAt), status, bytes: body.length, ...(fromCache && { fromCache }) };
    const how = fromCache ? ' (cached)' : '';
    yield world.event('debug', detail, `${request.method} ${detail.path} → ${status}${how}`, job.name);
    return { response: { ...response, request: detail.request } };
  } catch (error) {
    yield* notices;
    const failure = failureOf(error, world.signal);
    const detail = { ...told(startedAt), error: failure.code };
    yield world.event('debug', detail, `${request.method} ${detail.path} → ${failure.code}`, job.name);
    if (failure.curlCode === undefined) throw error;
    return { error, curlCode: failure.curlCode };
  }
}

function attemptOf(session: Session | undefined, { clock, nonce }: IterationWorld) {
  return { now: clock.now(), nonce, session };
}

function toldOf(request: NumberedRequest, attempt: number, world: IterationWorld) {
  const url = shownUrl(request);
  const path = url.slice(request.target.origin.length);
  return (startedAt: number) => ({
    kind: 'request' as const,
    request: request.number,
    method: request.method,
    path,
    url,
    attempt,
    durationMs: world.clock.now() - startedAt,
  });
}

function maxRetriesAfter(result: Attempt, request: HttpRequest, { config, answered }: IterationWorld): number {
  const { retry } = config;
  if ('response' in result) return retry.statusCodes.includes(result.response.status) ? retry.maxRetries : 0;
  if (!retry.transportCodes.includes(result.curlCode)) return 0;
  const isFirstContact =
    noConnection.includes(result.curlCode) && !retry.explicit && !answered.has(request.target.origin);
  return isFirstContact ? Math.min(retry.maxRetries, maxRetriesBeforeFirstAnswer) : retry.maxRetries;
}

async function* waitBeforeRepeat(
  result: Attempt,
  attempt: number,
  maxRetries: number,
  job: JobConfig,
  world: IterationWorld,
): AsyncGenerator<RunItem, void> {
  const header =
    'response' in result ? result.response.headers.get(world.config.retry.retryHeader.toLowerCase()) : undefined;
  const delayMs = retryDelay(header, attempt, world.clock.now());
  const reason =
    'response' in result ? (`HTTP ${result.response.status}` as const) : failureOf(result.error, world.signal).code;
  const message = `${reason}: waiting ${Math.round(delayMs / 100) / 10} s before repeat ${attempt} of ${maxRetries}.`;
  yield world.event('info', { kind: 'retry', attempt, maxRetries, delayMs, reason }, message, job.name);
  yield inTurn(() => {
    world.counts.retries++;
  });
  if (slowsAll(result, header)) world.pace.holdUntil(world.clock.now() + delayMs);
  await world.clock.sleep(delayMs, world.signal);
}

/** An API that is asked too much means all requests, not just this one. */
function slowsAll(result: Attempt, header: string | undefined): boolean {
  return 'response' in result && (result.response.status === 429 || header !== undefined);
}
