import type { RunReport } from '../../../engine/index.ts';

/** The exit code of a task that came to this report; the same as that of the command line (`contracts.md`). */
export function taskExitCode({ outcome, jobs }: Pick<RunReport, 'outcome' | 'jobs'>, strict: boolean): number {
  if (outcome === 'cancelled') return 130;
  if (outcome === 'failed') return 1;
  return strict && jobs.some(({ verdict }) => verdict.status === 'incomplete') ? 3 : 0;
}
