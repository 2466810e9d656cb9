import { summarizeRun } from '@pagewright/engine/summary';
import { countText } from '@pagewright/engine/text/countText';
import { scopeLabel } from '../../../running/run/runScope.ts';
import { isUnseen, readText } from '../../history/runFacts.ts';
import type { RunRecord } from '../../history/runRecord.ts';
import { searchWords } from '../../history/searchWords.ts';

/**
 * The line of a run in a narrow list: `2:18:11 PM` and `45 records` below the line of its configuration, where only a part
 * of it has a name; `users` and `2:18:11 PM · 45 records` elsewhere.
 */
export function runLine(
  run: RunRecord,
  { name, start, isInGroup }: { name: string; start: string; isInGroup: boolean },
): { label: string; description: string } {
  const part = scopeLabel('', run.scope);
  const opened = run.from === undefined ? [] : ['opened'];
  if (isInGroup && part === '') return { label: start, description: [runResult(run), ...opened].join(' · ') };
  const label = isInGroup && run.scope.job === undefined ? `all jobs${part}` : scopeLabel(name, run.scope);
  return { label, description: [start, runResult(run), ...opened].join(' · ') };
}

/** The result of a run, or why it did not end well; the icon next to it is the verdict. */
export function runResult(run: RunRecord): string {
  const { state, isElsewhere, report, jobs, scope } = run;
  const requests = jobs.reduce((sum, job) => sum + job.requests.length + job.forgotten, 0);
  if (isElsewhere) return 'running in another window';
  if (state === 'done' && report?.search !== undefined)
    return `${searchWords[report.search.result]}, ${countText(requests, 'request')}`;
  if (isUnseen(run)) return state === 'done' ? 'records not known' : (stateTexts[state] ?? state);
  if (state === 'done') return report === undefined ? 'done' : readText(summarizeRun(report).jobs);
  const records = jobs.reduce((sum, job) => sum + job.records, 0);
  const amount = scope.search === undefined ? countText(records, 'record') : countText(requests, 'request');
  return state === 'running' ? `running, ${amount}` : (stateTexts[state] ?? state);
}

const stateTexts: Partial<Record<RunRecord['state'], string>> = { fault: 'internal error' };
