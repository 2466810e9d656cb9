import { type JobSummary, summarizeRun, type Verdict } from '@pagewright/engine/summary';
import { countText, numberText } from '@pagewright/engine/text/countText';
import { localTime } from '@pagewright/engine/text/localTime';
import { plainQuotes } from '../../shared/text/plainQuotes.ts';
import { isRead, readAmount, readText } from '../history/runFacts.ts';
import type { RunRecord } from '../history/runRecord.ts';

/** The result of a job in its latest run. */
export interface JobResult {
  run: RunRecord;
  job: JobSummary;
}

/** The results of the jobs of these runs, by their names: each from the latest run that included it. */
export function jobResults(newestFirst: readonly RunRecord[]): Map<string, JobResult> {
  const results = new Map<string, JobResult>();
  for (const run of newestFirst) {
    // A search for paging reads no tables, so it is no result.
    if (run.report === undefined || run.report.search !== undefined) continue;
    // What a job of the platform ran, run here, is the text of no file.
    if (run.scope.like !== undefined) continue;
    // A job of the platform is no result of a text that it did not run.
    if (run.report.remote !== undefined && run.configHash === undefined) continue;
    if (run.report.jobs.every(({ name }) => results.has(name))) continue;
    for (const job of summarizeRun(run.report).jobs) if (!results.has(job.name)) results.set(job.name, { run, job });
  }
  return results;
}

/** Whether the text has changed since a run. `hash`: that of the text; where one is not known, nothing is claimed. */
export function isOutdated({ configHash }: Pick<RunRecord, 'configHash'>, hash: string | undefined): boolean {
  return configHash !== undefined && hash !== undefined && configHash !== hash;
}

const marks: Record<Verdict, string> = { complete: '✓', incomplete: '⚠', unknown: '?' };

/** The mark of a result that is older than the text. */
const outdatedMark = ' *';

/** The maximum length of a title, which must fit above a narrow text together with what runs the job. */
const maxTitleLength = 18;

/** The result of a job in a few characters: `✓ 137`, `⚠ 25 of 137`, `✗ failed`. `isOld`: the text has changed since. */
export function resultTitle(result: JobResult, isOld: boolean): string {
  const titles = shortTexts(result).map((text) => `${markOf(result)} ${text}${isOld ? outdatedMark : ''}`);
  return titles.find(({ length }) => length <= maxTitleLength) ?? titles.at(-1) ?? '';
}

/** The longest short text first. */
function shortTexts({ run, job }: JobResult): string[] {
  if (!isDone(run)) return [endText(run, job)];
  // `? not known`: how many there are is not shown on the platform.
  if (!isRead([job])) return [job.status];
  const { records, total } = readAmount([job]);
  const read = numberText(records);
  return total === undefined ? [read] : [`${read} of ${numberText(total)}`, read];
}

/**
 * The result of a job for its tooltip and its hover: `⚠ 25 of 137 · 1 page · Jan 31, 2026, 2:05:33 PM`, how the run ended,
 * the evidence for the verdict on the job, and whether the text has changed since.
 */
export function resultLines(result: JobResult, isOld: boolean): string[] {
  const { run, job } = result;
  const { report, scope, startedAt, durationMs, title } = run;
  const read = [readText([job]), ...(job.unseen?.includes('pages') ? [] : [countText(job.pages, 'page')])];
  const parts = isDone(run) ? [...read, ...concernOf(run, job)] : [endText(run, job), ...(job.pages > 0 ? read : [])];
  const environment = scope.environment === undefined ? [] : [scope.environment];
  const place = report?.remote === undefined ? [] : [`on the platform, job ${report.remote.job}`];
  const endedAt = localTime(new Date(Date.parse(startedAt) + durationMs).toISOString());
  return [
    `${markOf(result)} ${[...parts, ...environment, ...place, endedAt].join(' · ')}`,
    ...(report === undefined ? [] : [`${title}: ${plainQuotes(summarizeRun(report).headline)}`]),
    ...job.evidence.map(({ message }) => plainQuotes(message)),
    ...(isOld ? ['* The configuration has changed since this run.'] : []),
  ];
}

function isDone({ report }: RunRecord): boolean {
  return report?.outcome === 'done';
}

function markOf({ run, job }: JobResult): string {
  return isDone(run) ? marks[job.status] : '✗';
}

/** The end of a run that wrote nothing: of the job, or of another one. */
function endText({ report }: RunRecord, { stops }: JobSummary): string {
  const isOwn = report?.outcome === 'cancelled' || stops.some(({ reason }) => reason === 'failed');
  return `${isOwn ? '' : 'run '}${report?.outcome}`;
}

/** The reason why the result may be incomplete, if the numbers do not show it. */
function concernOf({ scope }: RunRecord, { status, evidence }: JobSummary): string[] {
  if (status === 'unknown') return ['not known to be complete'];
  if (status === 'complete') return [];
  if (scope.firstPage) return ['first page'];
  if (scope.testRun) return ['test run'];
  return evidence.some(({ total }) => total !== undefined) ? [] : ['data is missing'];
}
