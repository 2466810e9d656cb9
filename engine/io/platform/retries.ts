import type { TransportError } from '../../core/errors.ts';
import type { HttpResponse } from '../../core/request/httpRequest.ts';
import { backOffDelay, requestedDelay } from '../../core/request/retryDelays.ts';

/** How often a request is sent at most. */
export const maxTries = 4;
const maxDelayMs = 60_000;

/** Why and how long a request waits before it is sent again. */
export interface PlatformWait {
  /** ISO 8601: when the wait begins. */
  time: string;
  host: string;
  /** `HTTP 429`, or why there was no response. */
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

/** The facts that decide whether a request is sent again. */
interface Try {
  isWrite: boolean;
  /** From 1. */
  attempt: number;
  /** Unix time in milliseconds. */
  now: number;
}

/** How long to wait before a request is sent again; undefined: it is not. */
export function retryDelay(outcome: HttpResponse | TransportError, tried: Try): number | undefined {
  const { attempt, isWrite, now } = tried;
  if (attempt >= maxTries) return undefined;
  if (!('status' in outcome)) return mayPass(outcome, isWrite) ? backOffDelay(attempt) : undefined;
  const { status, headers } = outcome;
  if (status !== 429 && (status < 500 || isWrite)) return undefined;
  const asked = requestedDelay(headers.get('retry-after') ?? '', now);
  // A long maintenance is reported at once, with its end.
  if (status === 503 && asked !== undefined && asked > maxDelayMs) return undefined;
  return Math.min(asked ?? backOffDelay(attempt), maxDelayMs);
}

function mayPass({ code }: TransportError, isWrite: boolean): boolean {
  return unsent.has(code) || (!isWrite && passing.has(code));
}
