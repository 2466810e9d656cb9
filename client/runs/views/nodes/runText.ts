import { summarizeRun } from '@pagewright/engine/summary';
import { countText } from '@pagewright/engine/text/countText';
import { isUnseen, readText } from '../../history/runFacts.ts';
import type { RunRecord } from '../../history/runRecord.ts';
import { searchWords } from '../../history/searchWords.ts';

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
