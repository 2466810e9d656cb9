import { absolutePointer } from '../../core/config/absolutePointer.ts';
import type { JobReport } from '../../core/contracts/generated/types.ts';

/** Reports of jobs with the pointers of the file. `root`: the place of its `api` and `config`. */
export function jobsInFile(jobs: readonly JobReport[], root: string): JobReport[] {
  const evidenceOf = ({ verdict: { evidence } }: JobReport) =>
    evidence.map((each) =>
      each.pointer === undefined ? each : { ...each, pointer: absolutePointer(root, each.pointer) },
    );
  return jobs.map((job) => ({
    ...job,
    pointer: absolutePointer(root, job.pointer),
    verdict: { ...job.verdict, evidence: evidenceOf(job) },
  }));
}
