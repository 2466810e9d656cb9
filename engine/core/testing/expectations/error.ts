import { runExpectation } from './expectation.ts';
import { jobOf } from './outcome.ts';

/** The code of the error with which the run ends: `error`. */
export const error = runExpectation({
  key: 'error',
  code: 'test.error',
  check(expected, { report }) {
    const title = `the run fails with ${expected}`;
    if (report.error?.code === expected) return [{ title }];
    if (report.error === undefined)
      return [{ title, failure: `The run ended with "${report.outcome}", without an error.` }];
    return [
      {
        title,
        failure: `The run failed with "${report.error.code}": ${report.error.message}`,
        ...jobOf(report.error.job),
      },
    ];
  },
});
