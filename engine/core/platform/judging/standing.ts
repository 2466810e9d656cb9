import type { JudgedJob } from './judgedJob.ts';

/**
 * The states that the last job of a configuration can leave it in, the worst first. `error`: the job could not be judged.
 * `never`: there was none.
 */
export const standings = [
  'incomplete',
  'failed',
  'error',
  'warning',
  'unknown',
  'complete',
  'running',
  'never',
] as const;

export type Standing = (typeof standings)[number];

const failures: readonly string[] = ['error', 'terminated', 'cancelled'];

/** The state that a judged job leaves its configuration in: its end on the platform, and the verdict on its data. */
export function standingOf({ job, verdict, part }: Pick<JudgedJob, 'job' | 'verdict' | 'part'>): Standing {
  if (!job.isFinished) return 'running';
  if (failures.includes(job.status)) return 'failed';
  // Nothing is known of the rows that it did not run.
  if (part !== undefined && verdict.status === 'complete') return 'unknown';
  return verdict.status === 'unknown' && job.status === 'warning' ? 'warning' : verdict.status;
}
