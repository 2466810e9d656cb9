import { summarizeRun } from '@pagewright/engine/summary';
import { countText } from '@pagewright/engine/text/countText';
import { readText } from '../../history/runFacts.ts';
import type { RunRecord } from '../../history/runRecord.ts';

/** The result of a run, or why it did not end well; the icon next to it is the verdict. */
export function runResult({ state, isElsewhere, report, jobs }: RunRecord): string {
  if (isElsewhere) return 'running in another window';
  if (state === 'done') return report === undefined ? 'done' : readText(summarizeRun(report).jobs);
  const records = jobs.reduce((sum, job) => sum + job.records, 0);
  return state === 'running' ? `running, ${countText(records, 'record')}` : (stateTexts[state] ?? state);
}

const stateTexts: Partial<Record<RunRecord['state'], string>> = { fault: 'internal error' };

/** The start time of a run: the time of day, with the date if it is not today. */
export function startText({ startedAt }: Pick<RunRecord, 'startedAt'>, now: Date): string {
  const start = new Date(startedAt);
  const time = start.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
  return start.toDateString() === now.toDateString() ? time : `${start.toLocaleDateString()} ${time}`;
}
