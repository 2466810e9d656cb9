import type { Evidence } from './evidence.ts';

/** What the evidence allows to conclude about the completeness of a job's data (`contracts.md`, Report). */
export interface Verdict {
  status: 'complete' | 'incomplete' | 'unknown';
  /** What was seen, the weightiest first. */
  evidence: Omit<Evidence, 'speaks'>[];
}

/** The verdict on one run of a job, with what several runs are compared by. */
export interface RunVerdict extends Verdict {
  /** Records of the largest page. */
  largestPage?: number;
}
