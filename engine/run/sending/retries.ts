import type { RetryPolicy } from '../../core/config/extractionConfig.ts';
import type { Code, RunEventDetail } from '../../core/contracts/generated/types.ts';
import { UserError } from '../../core/errors.ts';
import { backOffDelay, requestedDelay } from '../../core/request/retryDelays.ts';
import { durationText } from '../../core/text/durationText.ts';
import { shortened } from '../../core/text/shortened.ts';
import type { SendResult } from './transport.ts';

/** Retries of a connection that failed: before the first response of a host, a wrong address is the likelier cause. */
const maxRetriesBeforeFirstResponse = 2;

/** Maximum length of a quoted header. */
const shownCharacters = 60;

/** cURL's codes for an unknown host, a refused connection and a failed handshake. */
const noConnection = [6, 7, 35];

/** Failures that no retry changes, as long as the origin has never responded: someone must change something first. */
const lasting: ReadonlySet<string> = new Set<Code>([
  'http.host-not-found',
  'http.not-tls',
  'http.tls',
  'http.client-certificate',
]);

/**
 * Maximum number of retries after this result; `isFirstContact` if its origin has never responded. Failures that retries
 * cannot change have none, whatever the configuration says.
 */
export function maxRetriesAfter(result: SendResult, policy: RetryPolicy, isFirstContact: boolean): number {
  const { maxRetries, statusCodes, transportCodes, explicit } = policy;
  if ('response' in result) return statusCodes.includes(result.response.status) ? maxRetries : 0;
  const { code, curlCode } = result.error;
  if (isFirstContact && lasting.has(code)) return 0;
  if (!transportCodes.includes(curlCode)) return 0;
  const mayBeWrong = isFirstContact && !explicit && noConnection.includes(curlCode);
  return mayBeWrong ? Math.min(maxRetries, maxRetriesBeforeFirstResponse) : maxRetries;
}

interface Wait {
  delayMs: number;
  reason: Extract<RunEventDetail, { kind: 'retry' }>['reason'];
}

interface Moment {
  /** The number of the retry, from 1. */
  repeat: number;
  /** Unix time in milliseconds. */
  now: number;
  /** The maximum wait, in milliseconds. */
  maxWaitMs: number;
}

/** The wait before a retry. Throws a UserError if the API asks for more than the maximum. */
export function waitOf(result: SendResult, { retryHeader }: RetryPolicy, { repeat, now, maxWaitMs }: Moment): Wait {
  const backOff = Math.min(backOffDelay(repeat), maxWaitMs);
  if ('error' in result) return { delayMs: backOff, reason: result.error.code };
  const { status, headers } = result.response;
  const header = headers.get(retryHeader.toLowerCase());
  const requested = header === undefined ? undefined : requestedDelay(header, now);
  if (requested !== undefined && requested > maxWaitMs)
    throw waitTooLong(`${retryHeader}: ${shortened(header ?? '', shownCharacters)}`, maxWaitMs);
  return { delayMs: requested ?? backOff, reason: `HTTP ${status}` };
}

function waitTooLong(header: string, maxWaitMs: number): UserError {
  const message = `The API asks to wait longer than ${durationText(maxWaitMs)}: it responded with "${header}". Run again later, or allow a longer wait with "--max-wait" or the setting "pagewright.run.maxWait".`;
  return new UserError('http.wait-too-long', message);
}
