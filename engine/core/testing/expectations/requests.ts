import { checkAmount } from './amount.ts';
import { runExpectation } from './expectation.ts';

/** How many requests the run sends: `requests`. */
export const requests = runExpectation({
  key: 'requests',
  code: 'test.requests',
  check: (expected, { report }) => [checkAmount(expected, report.requests, 'request')],
});
