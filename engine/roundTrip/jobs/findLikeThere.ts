import { UserError } from '../../core/errors.ts';
import type { RanText } from '../../core/platform/judging/jobEvidence.ts';
import type { JudgedJob } from '../../core/platform/judging/judgedJob.ts';
import type { ProjectApi } from '../../io/platform/projectApi.ts';
import { judgeKnownJob } from './judgeRemoteJob.ts';
import { ranVersionOf } from './ranVersionOf.ts';

/** The version, rows and values of the last job of a configuration, to be run here. */
export interface LikeThere {
  judged: JudgedJob;
  /** One for each row that ran. Their secrets are ciphers: a run needs separate values. */
  texts: readonly RanText[];
}

/** The configuration whose last job is looked for. */
export interface LikeThereOf {
  component: string;
  configuration: string;
  /** Absent: the default branch. */
  branch?: string;
  name: string;
}

/**
 * The version, rows and values that the last job of a configuration had. Throws a UserError if it has had none that ended,
 * or if they are not known any more.
 */
export async function findLikeThere(
  project: ProjectApi,
  { name, ...of }: LikeThereOf,
  signal: AbortSignal,
): Promise<LikeThere> {
  const jobs = await project.queue.search({ ...of, limit: 10, offset: 0 }, signal);
  const job = jobs.find(({ isFinished }) => isFinished);
  if (job === undefined) throw nothingToRun(`"${name}" has had no job that ended. Run it in the project first.`);
  const ran = await ranVersionOf(project, job, signal);
  if (ran === undefined) throw nothingToRun(`The version of "${name}" that job ${job.id} ran is not known.`);
  if (!ran.hasValues) throw nothingToRun(`The values of the variables of job ${job.id} are not known.`);
  const [vault] = ran.vault;
  if (vault !== undefined) throw vaultNeeded(vault);
  return { judged: await judgeKnownJob(project, job, { ran }, signal), texts: ran.texts };
}

function nothingToRun(message: string): UserError {
  return new UserError('platform.nothing-to-run', message);
}

function vaultNeeded(name: string): UserError {
  const message = `The value of "{{ vault.${name} }}" is only on the platform. A run on this machine can have it in a key of "config" that begins with "#", as a secret.`;
  return new UserError('secret.missing', message);
}
