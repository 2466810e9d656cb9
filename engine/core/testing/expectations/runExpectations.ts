import { error } from './error.ts';
import type { RunExpectation } from './expectation.ts';
import { findings } from './findings.ts';
import { jobs } from './jobs.ts';
import { outcome } from './outcome.ts';
import { requests } from './requests.ts';
import { unmapped } from './unmapped.ts';
import { verdict } from './verdict.ts';
import { warnings } from './warnings.ts';

/** The expectations of a run as a whole, in the order of a report. */
export const runExpectations: readonly RunExpectation[] = [
  outcome,
  error,
  verdict,
  jobs,
  requests,
  warnings,
  unmapped,
  findings,
];
