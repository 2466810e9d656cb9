import { type JobSummary, summarizeRun, type Verdict } from '@pagewright/engine/summary';
import { countText } from '@pagewright/engine/text/countText';
import { ageText } from '../../shared/text/ageText.ts';
import { readText } from '../history/runFacts.ts';
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
    if (run.report.jobs.every(({ name }) => results.has(name))) continue;
    for (const job of summarizeRun(run.report).jobs) if (!results.has(job.name)) results.set(job.name, { run, job });
  }
  return results;
}

const marks: Record<Verdict, string> = { complete: '✓', incomplete: '⚠', unknown: '?' };

/**
 * The result of a job on one line: `✓ 137 records · 6 pages · 2 min ago`, `⚠ 25 of 137 · 1 page · just now`.
 * `isOutdated`: the text has changed since.
 */
export function resultTitle({ run, job }: JobResult, now: number, isOutdated: boolean): string {
  const endedAt = Date.parse(run.startedAt) + run.durationMs;
  const read = [readText([job]), countText(job.pages, 'page')];
  const parts = run.report?.outcome === 'done' ? [...read, ...concernOf(run, job)] : brokenOff(run, job, read);
  const environment = run.scope.environment === undefined ? [] : [run.scope.environment];
  const outdated = isOutdated ? ['before your changes'] : [];
  return `${markOf(run, job)} ${[...parts, ...environment, ageText(now - endedAt), ...outdated].join(' · ')}`;
}

/** The details of a result for the tooltip: how the run ended, and the evidence for the verdict on the job. */
export function resultDetails({ run, job }: JobResult): string {
  const headline = run.report === undefined ? [] : [summarizeRun(run.report).headline];
  const evidence = job.evidence.map(({ message }) => message);
  return [`${run.title}: ${headline.join('')}`, ...evidence].join('\n');
}

function markOf({ report }: RunRecord, { status }: JobSummary): string {
  return report?.outcome === 'done' ? marks[status] : '✗';
}

/** The end of a run that wrote nothing, and what the job had read until then. */
function brokenOff({ report }: RunRecord, { pages, stops }: JobSummary, read: string[]): string[] {
  const isOwn = report?.outcome === 'cancelled' || stops.some(({ reason }) => reason === 'failed');
  return [`${isOwn ? '' : 'run '}${report?.outcome}`, ...(pages > 0 ? read : [])];
}

/** The reason why the result may be incomplete, if the numbers do not show it. */
function concernOf({ scope }: RunRecord, { status, evidence }: JobSummary): string[] {
  if (status === 'unknown') return ['not known to be complete'];
  if (status === 'complete') return [];
  if (scope.firstPage) return ['first page'];
  if (scope.testRun) return ['test run'];
  return evidence.some(({ total }) => total !== undefined) ? [] : ['data is missing'];
}
