import { runStatus } from '../observed/runStatus.ts';
import { runExpectation } from './expectation.ts';

/** Checks what the run says of its data: `verdict`. */
export const verdict = runExpectation({
  key: 'verdict',
  code: 'test.verdict',
  check(expected, { report }) {
    const title = `the data is ${expected}`;
    const status = runStatus(report);
    if (status === expected) return [{ title }];
    const job = report.jobs.find((each) => each.verdict.status === status);
    const [reason] = job?.verdict.evidence ?? [];
    const because = job === undefined || reason === undefined ? '.' : `. "${job.name}": ${reason.message}`;
    return [{ title, failure: `The verdict is "${status}"${because}`, ...(job && { job: job.name }) }];
  },
});
