import type { JobReport, LimitCode, RunReport } from '../core/contracts/generated/types.ts';
import { countText } from '../core/text/countText.ts';
import { headline, isOnlyCut } from './headline.ts';
import type { JobSummary, RunSummary, Verdict } from './runSummary.ts';
import { stopReasons } from './stopText.ts';
import { summarizeEvidence } from './summarizeEvidence.ts';
import { type JobNumber, seenRows, unseenNumbers } from './unseen.ts';

/** Summarizes a report: the verdict on the whole run and on each job. */
export function summarizeRun(report: RunReport): RunSummary {
  const jobs = report.jobs.map((job, index) => summarizeJob(job, unseenNumbers(report, index)));
  const unseen = unseenSums(report, jobs);
  const { config, environment, values, startedAt, durationMs, outcome, requests, retries, tables } = report;
  return {
    config,
    environment,
    values,
    startedAt,
    durationMs,
    outcome,
    status: report.remote?.verdict.status ?? statusOf(report, jobs),
    headline: headline(report, jobs),
    isAlarming: outcome === 'failed' || (report.search === undefined && jobs.some(isAlarming)),
    pages: sum(jobs.map(({ pages }) => pages)),
    records: sum(jobs.map(({ records }) => records)),
    rows: sum(tables.map(({ rows }) => rows)),
    requests,
    retries,
    surplusRequests: report.surplusRequests ?? 0,
    pace: report.pace,
    jobs,
    // A search for paging reads no tables, which could miss something.
    concerns: report.search === undefined ? [...withStatus(jobs, 'incomplete'), ...withStatus(jobs, 'unknown')] : [],
    limits: report.search === undefined ? report.limits.map(limitText) : [],
    warnings: report.warnings ?? [],
    otherWarnings: report.otherWarnings ?? 0,
    processors: (report.processors ?? []).map(({ message }) => message),
    tables,
    ...(unseen.length > 0 && { unseen }),
  };
}

/** The sums over all jobs, or tables, that one of them is missing from. */
function unseenSums(report: RunReport, jobs: readonly JobSummary[]): (JobNumber | 'rows')[] {
  const hasUnseenRows = report.tables.some((_, index) => seenRows(report, index) === undefined);
  return [...new Set(jobs.flatMap(({ unseen = [] }) => unseen)), ...(hasUnseenRows ? (['rows'] as const) : [])];
}

function statusOf({ limits, search }: RunReport, jobs: readonly JobSummary[]): Verdict {
  return limits.length > 0 && search === undefined ? 'incomplete' : worst(jobs);
}

function isAlarming(job: JobSummary): boolean {
  return job.status === 'incomplete' ? !isOnlyCut(job) : job.evidence.some(({ warns }) => warns);
}

function summarizeJob(
  { name, pointer, pages, requests, records, ...job }: JobReport,
  unseen: readonly JobNumber[],
): JobSummary {
  const stops = stopsOf(job);
  const evidence = summarizeEvidence(job.verdict, stops);
  const numbers = { pages, requests, records, ...(unseen.length > 0 && { unseen }) };
  return { name, pointer, ...numbers, stops, status: job.verdict.status, evidence };
}

/** The stop reasons: the most important first, then the others by how often they ended a run of the job. */
function stopsOf({ stopReason, stopReasons: counts = {} }: Pick<JobReport, 'stopReason' | 'stopReasons'>) {
  const others = stopReasons.flatMap((reason) => {
    const count = counts[reason] ?? 0;
    return reason === stopReason || count === 0 ? [] : [{ reason, count }];
  });
  return [{ reason: stopReason, count: counts[stopReason] ?? 1 }, ...others.toSorted((a, b) => b.count - a.count)];
}

function worst(jobs: readonly JobSummary[]): Verdict {
  const order: readonly Verdict[] = ['incomplete', 'unknown'];
  return order.find((status) => withStatus(jobs, status).length > 0) ?? (jobs.length > 0 ? 'complete' : 'unknown');
}

function withStatus(jobs: readonly JobSummary[], status: Verdict): JobSummary[] {
  return jobs.filter((job) => job.status === status);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const nouns: Record<Exclude<LimitCode, 'max-children'>, string> = {
  'max-pages': 'page',
  'max-records': 'record',
  'max-requests': 'request',
};

function limitText({ code, value, job }: RunReport['limits'][number]): string {
  if (code === 'max-children') return `"${job ?? ''}" ran for only ${countText(value, 'record')} of its parent.`;
  const limit = countText(value, nouns[code]);
  return job === undefined ? `Cut at the limit of ${limit}.` : `"${job}" was cut at the limit of ${limit}.`;
}
