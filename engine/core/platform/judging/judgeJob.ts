import type { JobEvidence } from './jobEvidence.ts';
import type { JudgedJob } from './judgedJob.ts';

/** Judges a job of the platform by what it left behind. `complete` only from evidence. Never throws. */
export function judgeJob(evidence: JobEvidence): JudgedJob {
  throw new Error(`Not judged yet: ${evidence.job.id}`);
}
