import type { TransportError } from '../../core/errors.ts';
import type { HttpResponse } from '../../core/request/httpRequest.ts';
import { backOffDelay, requestedDelay } from '../../core/request/retryDelays.ts';
import type { PlatformRequest } from './platformRequest.ts';

/** How often a request is sent at most. */
export const maxTries = 4;
const maxDelayMs = 60_000;

/** Why and how long a request waits before it is sent again. */
export interface PlatformWait {
  /** ISO 8601: when the wait begins. */
  time: string;
  host: string;
  /** `HTTP 429`, or the code of a failed connection. */
  reason: string;
  delayMs: number;
  /** From 1. */
  attempt: number;
  maxRetries: number;
}

/** Failures before anything was sent. */
const unsent = new Set(['http.connection-refused', 'http.lookup-failed']);
/** Failures that may pass, and after which the request may have arrived. */
const passing = new Set(['http.connection-lost', 'http.timeout', 'http.failed']);
/** Failures that stay, in which nothing was sent. */
const lasting = new Set([
  'http.host-not-found',
  'http.tls',
  'http.not-tls',
  'http.tls-handshake',
  'http.proxy-refused',
]);

/** Whether a request certainly did not arrive. */
export function wasNotSent({ code }: TransportError): boolean {
  return unsent.has(code) || lasting.has(code);
}

/** How long to wait before a request is sent again; undefined: it is not. */
export function retryDelay(
  method: PlatformRequest['method'],
  outcome: HttpResponse | TransportError,
  { attempt, now }: { attempt: number; now: number },
): number | undefined {
  if (attempt >= maxTries) return undefined;
  if (!('status' in outcome)) return mayRepeatFailure(method, outcome.code) ? backOffDelay(attempt) : undefined;
  const { status, headers } = outcome;
  const asked = requestedDelay(headers.get('retry-after') ?? '', now);
  // Maintenance that lasts longer is said at once, with its end.
  if (status === 503 && asked !== undefined && asked > maxDelayMs) return undefined;
  if (status !== 429 && !(status >= 500 && method === 'GET')) return undefined;
  return Math.min(asked ?? backOffDelay(attempt), maxDelayMs);
}

function mayRepeatFailure(method: PlatformRequest['method'], code: string): boolean {
  return unsent.has(code) || (method === 'GET' && passing.has(code));
}
