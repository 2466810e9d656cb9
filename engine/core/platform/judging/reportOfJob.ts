import type { JobReport, RemoteRun, RunReport, TableReport } from '../../contracts/generated/types.ts';
import type { RemoteJob } from '../remoteJob.ts';
import type { JudgedJob, JudgedPart } from './judgedJob.ts';
import { partName } from './partName.ts';

/** The origin of a job, which its report names. */
export interface JobSource {
  /** File name of the configuration, or its name where there is no file. */
  config: string;
  /** Origin of the stack. */
  stack: string;
  /** Id of the project. */
  project: string;
}

/**
 * The report of a judged job of the platform, as of a run here: whoever reads reports understands it. What the platform
 * does not show is 0 and named in `remote.unknown`.
 */
export function reportOfJob(judged: JudgedJob, { config, stack, project }: JobSource): RunReport {
  const { job, verdict, missing, remarks, version } = judged;
  const jobs = judged.parts.map(jobReport);
  const tables = judged.tables.map(tableReport);
  const remote: RemoteRun = {
    stack,
    project,
    job: job.id,
    ...(job.url !== undefined && { url: job.url }),
    status: job.status,
    ...(version.ran !== undefined && { version: version.ran }),
    ...(version.here !== undefined && { versionHere: version.here }),
    verdict,
    missing: [
      ...missing.filter(({ pointer }) => pointer === undefined).map(({ code, message }) => ({ code, message })),
      ...judged.parts.flatMap((part) =>
        part.missing.map(({ code, message }) => ({ code, message, job: partName(part) })),
      ),
    ].filter(isFirst),
    remarks: [...remarks],
    unknown: unknownNumbers(judged),
  };
  const requests = judged.parts.reduce((sum, part) => sum + (part.requests ?? 0), 0);
  return { config, ...timesOf(job), ...outcomeOf(job), requests, retries: 0, jobs, tables, limits: [], remote };
}

function jobReport(part: JudgedPart): JobReport {
  const { pointer, verdict, requests = 0, records = 0 } = part;
  return {
    name: partName(part),
    pointer: `/parameters${pointer}`,
    pages: 0,
    requests,
    records,
    stopReason: 'unseen',
    verdict,
  };
}

function tableReport({ id, rows = 0, columns }: JudgedJob['tables'][number]): TableReport {
  return { name: id, file: '', rows, columns: [...columns] };
}

function unknownNumbers({ parts, tables }: JudgedJob): string[] {
  const ofJobs = parts.flatMap(({ requests, records }, index) => [
    `/jobs/${index}/pages`,
    ...(requests === undefined ? [`/jobs/${index}/requests`] : []),
    ...(records === undefined ? [`/jobs/${index}/records`] : []),
  ]);
  return [...ofJobs, ...tables.flatMap(({ rows }, index) => (rows === undefined ? [`/tables/${index}/rows`] : []))];
}

function timesOf({ createdAt, startedAt = createdAt, endedAt, durationMs }: RemoteJob) {
  const started = new Date(startedAt);
  const took = durationMs ?? (endedAt === undefined ? 0 : Date.parse(endedAt) - started.getTime());
  return { startedAt: started.toISOString(), durationMs: Math.max(0, Math.round(took)) };
}

function outcomeOf({ status, result, isFinished }: RemoteJob): Pick<RunReport, 'outcome' | 'error'> {
  if (status === 'error') {
    const message = result?.message || 'The job failed, and does not say why.';
    return { outcome: 'failed', error: { code: 'platform.job-failed', message } };
  }
  const isStopped = status === 'terminated' || status === 'cancelled' || status === 'terminating';
  return { outcome: isStopped || !isFinished ? 'cancelled' : 'done' };
}

function isFirst<Each extends { code: string; job?: string }>(
  each: Each,
  index: number,
  all: readonly Each[],
): boolean {
  return all.findIndex(({ code, job }) => code === each.code && job === each.job) === index;
}
