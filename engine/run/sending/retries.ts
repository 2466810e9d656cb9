import type { RetryPolicy } from '../../core/config/extractionConfig.ts';
import type { RunEventDetail } from '../../core/contracts/generated/types.ts';
import { retryDelay } from '../../core/request/retryDelay.ts';
import type { SendResult } from './transport.ts';

/** Retries of a connection that failed: before the first response of a host, a wrong address is the likelier cause. */
const maxRetriesBeforeFirstResponse = 2;

/** cURL's codes for an unknown host and a refused connection. */
const noConnection = [6, 7];

/** How often a request with this result may be retried; `isFirstContact` if its origin has never responded. */
export function maxRetriesAfter(result: SendResult, policy: RetryPolicy, isFirstContact: boolean): number {
  const { maxRetries, statusCodes, transportCodes, explicit } = policy;
  if ('response' in result) return statusCodes.includes(result.response.status) ? maxRetries : 0;
  const { curlCode } = result.error;
  if (!transportCodes.includes(curlCode)) return 0;
  const mayBeWrong = isFirstContact && !explicit && noConnection.includes(curlCode);
  return mayBeWrong ? Math.min(maxRetries, maxRetriesBeforeFirstResponse) : maxRetries;
}

/** The wait before a retry, and its reason. */
interface Wait {
  delayMs: number;
  reason: Extract<RunEventDetail, { kind: 'retry' }>['reason'];
  /** Whether all requests must wait: a rate limit applies to all of them. */
  slowsAll: boolean;
}

/** `repeat` counts from 1, `now` is Unix time in milliseconds. */
export function waitOf(result: SendResult, repeat: number, { retryHeader }: RetryPolicy, now: number): Wait {
  if ('error' in result) {
    return { delayMs: retryDelay(undefined, repeat, now), reason: result.error.code, slowsAll: false };
  }
  const { status, headers } = result.response;
  const header = headers.get(retryHeader.toLowerCase());
  const slowsAll = status === 429 || header !== undefined;
  return { delayMs: retryDelay(header, repeat, now), reason: `HTTP ${status}`, slowsAll };
}
