/** What a stage of the tests gives: how many tests passed, and a line for each that failed, its name first. */
export interface StageResult {
  passed: number;
  failures: string[];
}

/** Ends a program that ran tests: a line for each failure, how to run one alone, and the counts in the last line. */
export function endWith({ passed, failures }: StageResult, alone: string): void {
  for (const failure of failures) console.log(`✖ ${failure.split('\n')[0]}`);
  if (failures.length > 0) console.log(`  alone: ${alone}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
}
