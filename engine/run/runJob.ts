import type { JobConfig } from '../core/config/extractionConfig.ts';
import type { ComputedCall } from '../core/expressions/evaluation.ts';
import { neverRuns, placeholderValues } from '../core/records/placeholders.ts';
import type { Records } from '../core/records/records.ts';
import { recordViews } from '../core/transcode/recordViews.ts';
import { type Part, runInOrder } from './ahead/runInOrder.ts';
import type { RunItem } from './events/runItem.ts';
import { type JobPorts, JobRun } from './jobRun.ts';
import type { ParentRecord } from './parentRecord.ts';

/** Runs a job, and its child jobs after every page. Yields its events; throws an error that ends the whole run. */
export async function* runJob(job: JobConfig, ports: JobPorts, parent?: ParentRecord): AsyncGenerator<RunItem, void> {
  const { ahead, signal } = ports;
  let before = 0;
  const runChildren = (records: Records) => {
    const page = { records, first: before };
    before += records.length;
    return runInOrder(childRuns(job, page, ports, parent), ahead, signal);
  };
  yield* new JobRun(job, ports, runChildren, parent).run();
}

/**
 * The child jobs of a page (`docs/format/jobs.md#6-children`): each child definition in turn, for every record that its
 * filter accepts, once for every combination of its placeholders' values. `first` is the number of records on earlier
 * pages.
 */
function* childRuns(
  job: JobConfig,
  { records, first }: { records: Records; first: number },
  ports: JobPorts,
  { records: above, values: outer }: Pick<ParentRecord, 'records' | 'values'> = { records: [], values: new Map() },
): Generator<Part, void> {
  const { counts, now, share, watch } = ports;
  const computed: ComputedCall[] = [];
  const evaluation = { now, onCall: watch.noteIn(computed) };
  const views = job.children.length === 0 ? [] : [...recordViews(records)];
  for (const child of job.children) {
    const own = { records: 0, accepted: 0, taken: 0 };
    for (const [index, record] of views.entries()) {
      if (!share.takesParent(job, first + index)) continue;
      own.records++;
      if (child.recordFilter !== undefined && !child.recordFilter(record)) continue;
      own.accepted++;
      // A limit that has ended the child job is reported once, not for every remaining record, which is only counted.
      if (counts.isCut(child)) continue;
      if (neverRuns(child.placeholders, outer)) {
        counts.neverRan(child);
        break;
      }
      const lineage = [record, ...above];
      for (const [order, values] of placeholderValues(child.placeholders, lineage, outer, evaluation).entries()) {
        if (!counts.takesChild(child)) break;
        if (order === 0) own.taken++;
        const given = { record: index + 1, records: lineage, values, computed: computed.splice(0) };
        yield (signal) => runJob(child, { ...ports, signal }, given);
      }
    }
    counts.countParents(child, own);
  }
}
