import { countText } from '@pagewright/engine/text/countText';
import type { JobRecord, RequestRecord, RunRecord } from '../history/runRecord.ts';
import type { RequestsComparison } from './comparison.ts';
import { requestLine } from './requestLine.ts';

type Run = Pick<RunRecord, 'jobs' | 'requests' | 'report'>;

/** Compares the requests of two runs by their lines, job by job. A line that was sent several times counts several times. */
export function compareRequests(before: Run, after: Run): RequestsComparison {
  const comparison: RequestsComparison = {
    before: requestCount(before),
    after: requestCount(after),
    added: [],
    lost: [],
    changed: [],
    equal: 0,
    unknown: [],
  };
  for (const name of new Set([...before.jobs, ...after.jobs].map((job) => job.name))) {
    const [one, other] = [jobOf(before, name), jobOf(after, name)];
    const forgotten = (one?.forgotten ?? 0) + (other?.forgotten ?? 0);
    if (forgotten > 0) comparison.unknown.push(name);
    else compareJobRequests(one?.requests ?? [], other?.requests ?? [], comparison);
  }
  return comparison;
}

/** Pairs requests with the same line in the order in which they were sent. */
function compareJobRequests(
  before: readonly RequestRecord[],
  after: readonly RequestRecord[],
  comparison: RequestsComparison,
): void {
  const waiting = byLine(before);
  for (const [line, requests] of byLine(after)) {
    const old = waiting.get(line) ?? [];
    waiting.delete(line);
    for (const [index, request] of requests.entries()) comparePair(line, old[index], request, comparison);
    comparison.lost.push(...old.slice(requests.length).map(() => line));
  }
  for (const [line, requests] of waiting) comparison.lost.push(...requests.map(() => line));
}

function comparePair(
  request: string,
  before: RequestRecord | undefined,
  after: RequestRecord,
  comparison: RequestsComparison,
): void {
  if (before === undefined) {
    comparison.added.push(request);
    return;
  }
  const [old, young] = [outcomeOf(before), outcomeOf(after)];
  if (old === young) comparison.equal++;
  else comparison.changed.push({ request, before: old, after: young });
}

/** Groups requests by line; a retry replaces the attempt before it. */
function byLine(requests: readonly RequestRecord[]): Map<string, RequestRecord[]> {
  const lines = new Map<string, RequestRecord[]>();
  for (const request of requests) {
    const line = requestLine(request);
    const earlier = lines.get(line) ?? [];
    if (request.attempt > 1) earlier.pop();
    lines.set(line, [...earlier, request]);
  }
  return lines;
}

function outcomeOf({ status, error, page }: RequestRecord): string {
  const outcome = status === undefined ? (error ?? 'no response') : String(status);
  return page === undefined ? outcome : `${outcome}, ${countText(page.records, 'record')}`;
}

function jobOf({ jobs }: Run, name: string): JobRecord | undefined {
  return jobs.find((job) => job.name === name);
}

function requestCount({ report, requests }: Run): number {
  return report?.requests ?? requests.reduce((total, { first, last }) => total + last - first + 1, 0);
}
