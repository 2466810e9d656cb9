import type { JobReport, RunReport, WholeRuns } from '../contracts/generated/types.ts';

/** The evidence of a run for the forecast of the next one. */
export interface RunEvidence {
  /** ISO 8601 in UTC. */
  startedAt: string;
  /** Whether it read everything: it is done, and no limit cut it. */
  isWhole: boolean;
  durationMs: number;
  /** How long it waited for limits, in milliseconds. */
  heldMs: number;
  /** The largest number of requests in flight. */
  inFlight: number;
  limits: KnownLimit[];
  jobs: JobEvidence[];
}

/** A limit of an API: a number of requests in a number of seconds. */
export interface KnownLimit {
  count: number;
  seconds: number;
  /** The part of all requests that it applies to, from 0 to 1. */
  share: number;
}

/** The evidence of a run about one of its jobs. */
export interface JobEvidence {
  name: string;
  requests: number;
  runs: number;
  parents?: number | undefined;
  due?: number | undefined;
  whole?: WholeRuns | undefined;
  /** The responses; absent: none came. */
  responses?: { count: number; bytes: number; durationMs: number } | undefined;
}

/** The evidence in the report of a run; undefined for a search for paging, and for a job that ran elsewhere. */
export function evidenceOf(report: RunReport): RunEvidence | undefined {
  if (report.search !== undefined || report.remote !== undefined) return undefined;
  const { startedAt, durationMs, pace } = report;
  const isWhole = report.outcome === 'done' && report.limits.length === 0;
  const origins = pace?.origins ?? [];
  return {
    startedAt,
    isWhole,
    durationMs,
    heldMs: origins.reduce((sum, { waitedMs }) => sum + waitedMs, 0),
    inFlight: Math.max(1, ...origins.map(({ mostInFlight }) => mostInFlight)),
    limits: limitsOf(report),
    jobs: report.jobs.map((job) => jobEvidence(job, report, isWhole)),
  };
}

function limitsOf({ pace, requests }: RunReport): KnownLimit[] {
  return (pace?.origins ?? []).flatMap((origin) =>
    (origin.limits ?? []).flatMap(({ count, seconds }) =>
      seconds === undefined ? [] : [{ count, seconds, share: Math.min(1, origin.requests / Math.max(1, requests)) }],
    ),
  );
}

function jobEvidence(job: JobReport, { responses = [] }: RunReport, isWhole: boolean): JobEvidence {
  const { name, requests, parents, due } = job;
  const { count, bytes, durationMs } = responses.find((each) => each.job === name) ?? {
    count: 0,
    bytes: 0,
    durationMs: 0,
  };
  const received = count === 0 ? {} : { responses: { count, bytes, durationMs } };
  const runs = job.runs ?? runsByReason(job);
  const whole = job.whole ?? (isWhole && job.runs === undefined ? readWhole(job, runs) : undefined);
  return { name, requests, runs, parents, due, whole, ...received };
}

/** Reports of earlier versions count the runs by the reasons that ended them. */
function runsByReason({ stopReasons }: JobReport): number {
  return stopReasons === undefined ? 1 : Object.values(stopReasons).reduce((sum, count) => sum + (count ?? 0), 0);
}

function readWhole({ pages, records }: JobReport, runs: number): WholeRuns | undefined {
  return runs === 0 ? undefined : { runs, pages, records };
}
