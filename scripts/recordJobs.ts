import { recordJobs } from '../test/platform/record/recordJobs.ts';

// Records the jobs of the platform that test/platform/judgedJobs.test.ts judges.
await recordJobs();
