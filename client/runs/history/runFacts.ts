import type { PagingSearch, RunReport } from '@pagewright/engine/run';
import {
  describeRun,
  type JobSummary,
  type RunDescription,
  seenRows,
  summarizeRun,
  type Verdict,
} from '@pagewright/engine/summary';
import { countText, numberText } from '@pagewright/engine/text/countText';
import { durationText } from '@pagewright/engine/text/durationText';
import { localTime } from '@pagewright/engine/text/localTime';
import type { RunRecord, RunState } from './runRecord.ts';

/** The outcome of a run: its verdict, or of a search for paging its result, if it is done; otherwise its state. */
export type RunOutcome = Verdict | PagingSearch['result'] | Exclude<RunState, 'done'>;

export function runOutcome({ state, report }: RunRecord): RunOutcome {
  if (state !== 'done') return state;
  if (report?.search !== undefined) return report.search.result;
  return report === undefined ? 'unknown' : summarizeRun(report).status;
}

/** Describes a run that has a report. It started when it was started here, a moment before the clock of the engine. */
export function describeEnded(report: RunReport, run: Pick<RunRecord, 'from' | 'startedAt'>): RunDescription {
  const { facts, ...rest } = describeRun(report);
  const opened = run.from === undefined ? {} : { opened: `from ${run.from}` };
  return { ...rest, facts: { ...facts, started: localTime(run.startedAt), ...opened } };
}

/** The result of a run in a few words, the verdict first. */
export function runFacts(run: RunRecord): string {
  const { jobs, durationMs } = run;
  const sent = countText(sum(jobs.map(({ requests, forgotten }) => requests.length + forgotten)), 'request');
  const amount = run.scope.search === undefined ? readOf(run) : [sent];
  const outcome = run.isElsewhere ? 'running in another window' : runOutcome(run);
  return [outcome, ...amount, durationText(durationMs)].join(' · ');
}

function readOf(run: RunRecord): string[] {
  const { report, jobs, state } = run;
  if (isUnseen(run)) return state === 'running' ? [] : ['records not known'];
  const rows = report && rowsOf(report);
  if (state === 'done' && rows !== undefined) return [countText(rows, 'row')];
  return [jobs.some(hasUnseen) ? 'records not known' : countText(sum(jobs.map((job) => job.records)), 'record')];
}

function hasUnseen({ unseen = [] }: RunRecord['jobs'][number]): boolean {
  return unseen.includes('records');
}

/** Whether nothing is known of what a run reads: a job of the platform shows it at its end, if at all. */
export function isUnseen({ scope, report }: Pick<RunRecord, 'scope' | 'report'>): boolean {
  return scope.remote !== undefined && (report === undefined || report.jobs.length === 0);
}

/** The rows of all tables; undefined: those of one are not known. */
function rowsOf(report: RunReport): number | undefined {
  const rows = report.tables.map((_, index) => seenRows(report, index));
  return rows.reduce((all, each) => (all === undefined || each === undefined ? undefined : all + each), 0);
}

type ReadJob = Pick<JobSummary, 'records' | 'evidence' | 'unseen'>;

/**
 * The records that jobs read, and the total that the API reports. With a total, only the jobs that have one count: for
 * the others the missing amount is unknown.
 */
export function readAmount(jobs: readonly ReadJob[]): { records: number; total?: number } {
  const known = jobs.flatMap(({ records, evidence }) => {
    const total = evidence.find((each) => each.total !== undefined)?.total;
    return total === undefined ? [] : [{ records, total }];
  });
  if (known.length === 0) return { records: sum(jobs.map(({ records }) => records)) };
  return { records: sum(known.map(({ records }) => records)), total: sum(known.map(({ total }) => total)) };
}

/** The amount that jobs read: `137 records`, or `25 of 137` if the API reports more; said if it is not known. */
export function readText(jobs: readonly ReadJob[]): string {
  if (!isRead(jobs)) return 'records not known';
  const { records, total } = readAmount(jobs);
  return total === undefined ? countText(records, 'record') : `${numberText(records)} of ${numberText(total)}`;
}

/** Whether it is known how many records jobs read. */
export function isRead(jobs: readonly Pick<JobSummary, 'unseen'>[]): boolean {
  return !jobs.some(({ unseen = [] }) => unseen.includes('records'));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
