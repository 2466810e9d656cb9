import { countText } from '@pagewright/engine/text/countText';
import type { JobRecord, RequestRecord, RunRecord } from '../history/runRecord.ts';
import type { ComparedRequest, ComparedRequests } from './compareMessages.ts';
import { requestLine } from './requestLine.ts';

type Run = Pick<RunRecord, 'jobs'>;

/** The maximum number of lines that are shown; those with a difference come first. */
const maxLines = 300;

/** Compares the requests of two runs by their lines, job by job. A line that was sent several times counts several times. */
export function compareRequests(before: Run, after: Run): ComparedRequests {
  const lines: ComparedRequest[] = [];
  const unknown: string[] = [];
  for (const name of new Set([...before.jobs, ...after.jobs].map((job) => job.name))) {
    const [one, other] = [jobOf(before, name), jobOf(after, name)];
    const forgotten = (one?.forgotten ?? 0) + (other?.forgotten ?? 0);
    if (forgotten > 0) unknown.push(name);
    else lines.push(...compareJobRequests(one?.requests ?? [], other?.requests ?? []));
  }
  const different = lines.filter(({ kind }) => kind !== 'equal');
  const equal = lines.filter(({ kind }) => kind === 'equal');
  const shown = [...different, ...equal].slice(0, maxLines);
  return { lines: shown, hidden: lines.length - shown.length, unknown };
}

/** Pairs requests with the same line in the order in which they were sent. */
function compareJobRequests(before: readonly RequestRecord[], after: readonly RequestRecord[]): ComparedRequest[] {
  const [old, young] = [byLine(before), byLine(after)];
  return [...new Set([...young.keys(), ...old.keys()])].flatMap((request) => {
    const [sent, again] = [old.get(request) ?? [], young.get(request) ?? []];
    return Array.from({ length: Math.max(sent.length, again.length) }, (_, index) =>
      comparePair(request, sent[index], again[index]),
    );
  });
}

function comparePair(
  request: string,
  one: RequestRecord | undefined,
  other: RequestRecord | undefined,
): ComparedRequest {
  const [before, after] = [one && outcomeOf(one), other && outcomeOf(other)];
  if (before === undefined) return { kind: 'added', request, after };
  if (after === undefined) return { kind: 'gone', request, before };
  return { kind: before === after ? 'equal' : 'changed', request, before, after };
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
