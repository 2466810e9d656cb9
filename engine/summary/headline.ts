import { countText } from '../core/text/countText.ts';
import type { RunReport } from '../run/report.ts';
import { nameList } from './nameList.ts';
import type { JobSummary } from './summaryModel.ts';

/** The verdict on a run in one sentence, which begins with it. */
export function headline(report: RunReport, jobs: readonly JobSummary[]): string {
  if (report.outcome === 'failed') return `Failed: ${report.error?.message ?? 'the run came to no end.'}`;
  if (report.outcome === 'cancelled') {
    return `Cancelled after ${countText(report.requests, 'request')}. The tables of the run before are as they were.`;
  }
  const incomplete = jobs.filter(({ status }) => status === 'incomplete');
  const missing = incomplete.filter((job) => !isOnlyCut(job));
  if (missing.length > 0) return `Incomplete: data of ${namesOf(missing)} is missing.`;
  const limited = new Set(report.limits.map(({ job }) => job));
  const cut = jobs.filter((job) => incomplete.includes(job) || limited.has(job.name));
  if (cut.length > 0) return `Incomplete: limits cut the data of ${namesOf(cut)}.`;
  if (limited.size > 0) return 'Incomplete: limits cut the data.';
  const unknown = jobs.filter(({ status }) => status === 'unknown');
  if (unknown.length > 0) return `Unknown: nothing proves that all data of ${namesOf(unknown)} was read.`;
  return jobs.length > 0 ? 'Complete: there is evidence that all data was read.' : 'Unknown: no job was run.';
}

/** Whether a job lacks data for no other reason than a limit of the run. */
export function isOnlyCut({ evidence }: JobSummary): boolean {
  const missing = evidence.filter(({ speaks }) => speaks === 'missing');
  return missing.length > 0 && missing.every(({ isOfLimit }) => isOfLimit);
}

function namesOf(jobs: readonly JobSummary[]): string {
  return nameList(jobs.map(({ name }) => name));
}
