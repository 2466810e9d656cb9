import type { JudgedJob } from '../../core/platform/judging/judgedJob.ts';
import type { ProjectApi } from '../../io/platform/projectApi.ts';
import type { TablesBefore } from './startJob.ts';

export interface JudgeOptions {
  /** Of a job that was started here; absent: not known. */
  before?: TablesBefore;
  /** The set of values of a job that was started here; absent: not known, the default one is likely. */
  values?: string;
  /** The version of the files here. */
  versionHere?: number;
}

/** Collects what a job left behind and judges it. Throws a UserError if there is no such job. */
export async function judgeRemoteJob(
  project: ProjectApi,
  id: string,
  options: JudgeOptions,
  signal: AbortSignal,
): Promise<JudgedJob> {
  throw new Error(`Not judged yet: ${project.stack} ${id} ${options.versionHere} ${signal.aborted}`);
}
