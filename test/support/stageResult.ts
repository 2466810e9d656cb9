import { countsLine } from '../../scripts/lib/countsLine.ts';

/** The result of a stage of the tests: how many tests passed, how many are pending, and a line for each that failed. */
export interface StageResult {
  passed: number;
  /** The number of tests that this run leaves out. */
  pending?: number | undefined;
  /** The name of each comes first. */
  failures: string[];
  /** A line for each try that failed, of tests that had another one. */
  retried?: string[] | undefined;
}

/** Ends a program that ran tests: a line for each failed try and each failure, how to run one alone, and the counts in the last line. */
export function endWith({ passed, failures, pending = 0, retried = [] }: StageResult, alone: string): void {
  for (const failedTry of retried) console.log(`↻ ${failedTry.split('\n')[0]}`);
  for (const failure of failures) console.log(`✖ ${failure.split('\n')[0]}`);
  if (failures.length > 0) console.log(`  alone: ${alone}`);
  console.log(countsLine({ passed, failed: failures.length, pending }));
  process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
}
