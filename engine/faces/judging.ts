// The judgement of jobs of the platform and what it reads, for the program that talks with its projects.
export { readPlanned } from '../core/plan/readPlanned.ts';
export { judgeJob } from '../core/platform/judging/judgeJob.ts';
