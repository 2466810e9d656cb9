import type { PagingSearch } from '@pagewright/engine/run';
import type { Verdict } from '@pagewright/engine/summary';
import { countText } from '@pagewright/engine/text/countText';
import type { JobRecord } from '../../history/runRecord.ts';

/** The verdict on a job, or the result of a search for its paging. */
export type JobOutcome = Verdict | PagingSearch['result'];

/** The result of a search for the paging of a job so far, in a few words. */
export function searchFacts({ requests, forgotten }: JobRecord, result: JobOutcome | undefined): string {
  return [...(result === undefined ? [] : [result]), countText(requests.length + forgotten, 'request')].join(' · ');
}

/** The result of a job so far in a few words, the verdict first if there is one. */
export function jobFacts({ runs, pages, records, unseen = [] }: JobRecord, verdict: JobOutcome | undefined): string {
  return [
    ...(verdict === undefined ? [] : [verdict]),
    unseen.includes('records') ? 'records not known' : countText(records, 'record'),
    ...(unseen.includes('pages') ? [] : [countText(pages, 'page')]),
    ...(runs > 1 ? [countText(runs, 'run')] : []),
  ].join(' · ');
}

/** The name of a job below its parent; requests for all jobs, such as a login, belong to none. */
export function jobLabel({ name }: Pick<JobRecord, 'name'>): string {
  return name === '' ? 'Outside of jobs' : (name.split(' > ').at(-1) ?? name);
}

/** Whether a job is a direct child of another, by their names (`docs/contracts.md#job-names`). */
export function isChildOf(name: string, parent: string): boolean {
  return name.startsWith(`${parent} > `) && !name.slice(parent.length + 3).includes(' > ');
}

/** Whether a job has no parent among these. */
export function isTopLevel(name: string, names: readonly string[]): boolean {
  return !names.some((other) => isChildOf(name, other));
}
