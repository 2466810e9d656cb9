// Tests of configurations: what a report of them has.
export type {
  TestedCase,
  TestedCheck,
  TestedConfiguration,
  TestOutcome,
  TestPlace,
  TestReport,
} from '../core/testing/testReport.ts';
