import { localTimestamp } from '@pagewright/engine/text/localTime';
import { waitText } from '@pagewright/engine/text/waitText';
import { lastJob } from './lastJob.ts';
import type { RequestRecord, RunRecord } from './runRecord.ts';

/** Why an active run waits and until when, on a short line or in whole; undefined if it does not wait. */
export function currentWait(run: RunRecord, isShort = false): string | undefined {
  const { waiting, jobs } = run;
  if (waiting !== undefined) return waitText(isShort ? shortWait(waiting) : waiting);
  const request = lastJob(jobs)?.requests.at(-1);
  return request?.waitMs === undefined ? undefined : retryText(run, request);
}

/** A wait without what only the whole text has room for. */
function shortWait({ header: _, maxWaitMs: __, ...wait }: NonNullable<RunRecord['waiting']>) {
  return wait;
}

/** `HTTP 503, trying again at 14:05:33`: the events of the run say how often. */
function retryText({ startedAt }: RunRecord, { status, error, at, ms, waitMs = 0 }: RequestRecord): string {
  const again = localTimestamp(Date.parse(startedAt) + at + ms + waitMs).slice(11, 19);
  return `${status === undefined ? (error ?? 'no response') : `HTTP ${status}`}, trying again at ${again}`;
}
