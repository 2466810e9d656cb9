import { countText } from '../../../engine/core/text/countText.ts';
import { durationText } from '../../../engine/core/text/durationText.ts';
import { summarizeRun, type Verdict } from '../../../engine/summary.ts';
import type { RunRecord, RunState } from './runRecord.ts';

/** The outcome of a run: its verdict where it is done, else its state. */
export function runOutcome({ state, report }: RunRecord): Verdict | Exclude<RunState, 'done'> {
  if (state !== 'done') return state;
  return report === undefined ? 'unknown' : summarizeRun(report).status;
}

/** The result of a run in a few words, the verdict first. */
export function runFacts(run: RunRecord): string {
  const { report, jobs, durationMs } = run;
  const records = jobs.reduce((sum, job) => sum + job.records, 0);
  const rows = report?.tables.reduce((sum, table) => sum + table.rows, 0);
  const amount = run.state === 'done' && rows !== undefined ? countText(rows, 'row') : countText(records, 'record');
  const outcome = run.isElsewhere ? 'running in another window' : runOutcome(run);
  return [outcome, amount, durationText(durationMs)].join(' · ');
}
