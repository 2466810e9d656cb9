import { runExpectation } from './expectation.ts';

/** How the run ends: `outcome`. */
export const outcome = runExpectation({
  key: 'outcome',
  code: 'test.outcome',
  check(expected, { report }) {
    const title = expected === 'done' ? 'the run is done' : 'the run fails';
    if (report.outcome === expected) return [{ title }];
    const because = report.error === undefined ? '.' : `: ${report.error.message}`;
    return [{ title, failure: `The run ended with "${report.outcome}"${because}`, ...jobOf(report.error?.job) }];
  },
});

/** The job of an error, where it has one. */
export function jobOf(job: string | undefined): { job?: string } {
  return job === undefined ? {} : { job };
}
