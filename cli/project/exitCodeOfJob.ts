import type { JudgedJob } from '@pagewright/engine/platform';
import { exitCodes } from '../printing/exitCodes.ts';

/** The exit code of a judged job: that of an error if it failed or was stopped, else whether data is missing. */
export function exitCodeOfJob({ job, verdict }: JudgedJob): number {
  if (job.status === 'error' || job.status === 'terminated' || job.status === 'cancelled') return exitCodes.userError;
  return verdict.status === 'incomplete' ? exitCodes.incomplete : exitCodes.done;
}
