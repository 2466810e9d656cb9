import type { JobEvents, JobTable, RanVersion } from '../../core/platform/judging/jobEvidence.ts';
import type { JudgedJob } from '../../core/platform/judging/judgedJob.ts';
import { judgeJob } from '../../core/platform/judging/judgeJob.ts';
import type { RemoteEvent, RemoteJob } from '../../core/platform/remoteJob.ts';
import type { ProjectApi } from '../../io/platform/projectApi.ts';
import { outputsOf, readTables, type TablesBefore } from './jobTables.ts';
import { ranVersionOf } from './ranVersionOf.ts';
import { requireJob } from './requireJob.ts';

export interface JudgeOptions {
  /** Of a job that was started here; absent: not known. */
  before?: TablesBefore;
  /** The version that ran; absent: it is read. */
  ran?: RanVersion;
  /** The version of the files here. */
  versionHere?: number;
}

/** Events beyond this many are not read: they are kept until the job is judged. */
const maxEvents = 20_000;
/** The kept length of a message. The rest are headers. */
const maxMessage = 4000;

/** The events of a job that goes on: they say nothing of its end. */
const nothingYet: JobEvents = { list: [], are: 'whole' };

/** Collects the traces of a job and judges it. Throws a UserError if there is no such job. */
export async function judgeRemoteJob(
  project: ProjectApi,
  id: string,
  options: JudgeOptions,
  signal: AbortSignal,
): Promise<JudgedJob> {
  return await judgeKnownJob(project, await requireJob(project, id, signal), options, signal);
}

/** Judges a job that was read before. */
export async function judgeKnownJob(
  project: ProjectApi,
  job: RemoteJob,
  { before, versionHere, ran: known }: JudgeOptions,
  signal: AbortSignal,
): Promise<JudgedJob> {
  const here = versionHere !== undefined && { versionHere };
  if (!job.isFinished) return judgeJob({ job, events: nothingYet, tables: [], ran: undefined, ...here });
  const [events, tables, ran] = await Promise.all([
    readEvents(project, job, signal),
    readJobTables(project, job, before, signal),
    known ?? ranVersionOf(project, job, signal),
  ]);
  return judgeJob({ job, events, tables, ran, ...here });
}

async function readEvents(project: ProjectApi, { id, startedAt }: RemoteJob, signal: AbortSignal): Promise<JobEvents> {
  const found = await project.storage.events(id, undefined, signal, maxEvents);
  const list = found.slice(0, maxEvents).map(shortened);
  if (list.length === 0) return { list, are: startedAt === undefined ? 'whole' : 'gone' };
  return { list, are: found.length >= maxEvents ? 'cut' : 'whole' };
}

function shortened(event: RemoteEvent): RemoteEvent {
  return { ...event, message: event.message.slice(0, maxMessage), description: '', params: '{}', results: '{}' };
}

async function readJobTables(
  project: ProjectApi,
  job: RemoteJob,
  before: TablesBefore | undefined,
  signal: AbortSignal,
): Promise<JobTable[]> {
  const after = await readTables(project, outputsOf(job), job.branch, signal);
  return [...after].map(([id, table]) => ({
    id,
    before: before?.has(id) === true ? (before.get(id) ?? 'none') : undefined,
    after: table,
  }));
}
