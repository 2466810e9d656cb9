import type { JobConfig } from '../core/config/extractionConfig.ts';
import { neverRuns, neverRunsText, placeholderValues } from '../core/records/placeholders.ts';
import type { Records } from '../core/records/records.ts';
import { recordViews } from '../core/transcode/recordViews.ts';
import type { JobStop } from './counting/jobStop.ts';
import { inTurn, type RunItem } from './events/runItem.ts';
import { type JobPorts, JobRun } from './jobRun.ts';
import type { ParentRecord } from './parentRecord.ts';

/** A job to search, with the record that its request is for; or why a child cannot be searched. */
export type SearchedChild = { job: JobConfig; parent?: ParentRecord | undefined; problem?: string };

/** The end of a parent that was read for its child: nothing is known about all of its data. */
const readOnce: JobStop = { stop: 'single-page', message: '' };

/**
 * Goes down to the job that is searched. Reads the first page of each job above it as a run does, and takes the first
 * record that the child runs for.
 */
export async function* searchedChild(
  job: JobConfig,
  ports: JobPorts,
  maxRequests: number,
  above?: ParentRecord,
): AsyncGenerator<RunItem, SearchedChild> {
  const { counts, event } = ports;
  const [child] = job.children;
  if (child === undefined) return { job, parent: above };
  const left = Math.max(0, maxRequests - counts.sent);
  const message = `Asking: the first page of "${job.name}", for a record that "${child.name}" runs for.`;
  yield event('info', { kind: 'search-request', left }, message, job.name);
  const records = yield* firstRecords(job, ports, above);
  yield counts.end(job, readOnce, { status: 'unknown', evidence: [], largestPage: 0 });
  const parent = firstParent(child, records, ports, above);
  return typeof parent === 'string'
    ? { job: child, problem: parent }
    : yield* searchedChild(child, ports, maxRequests, parent);
}

/** The records of the first page of a job. */
async function* firstRecords(
  job: JobConfig,
  ports: JobPorts,
  above: ParentRecord | undefined,
): AsyncGenerator<RunItem, Records> {
  let found: Records | undefined;
  const isFound = inTurn(() => undefined);
  const take = async function* (records: Records): AsyncGenerator<RunItem, void> {
    found = records;
    yield isFound;
  };
  for await (const item of new JobRun(job, ports, take, above).run()) {
    if (item === isFound) break;
    yield item;
  }
  return found ?? [];
}

/** The first record that a child runs for; a text says why there is none. */
function firstParent(
  child: JobConfig,
  records: Records,
  { now }: Pick<JobPorts, 'now'>,
  { records: above, values: outer }: Pick<ParentRecord, 'records' | 'values'> = { records: [], values: new Map() },
): ParentRecord | string {
  if (neverRuns(child.placeholders, outer)) return neverRunsText(child.name);
  for (const [index, record] of [...recordViews(records)].entries()) {
    if (child.recordFilter !== undefined && !child.recordFilter(record)) continue;
    const lineage = [record, ...above];
    const [values] = placeholderValues(child.placeholders, lineage, outer, { now });
    if (values !== undefined) return { record: index + 1, records: lineage, values, computed: [] };
  }
  return `The first page of its parent has no record that "${child.name}" runs for, so there is nothing to ask for.`;
}
