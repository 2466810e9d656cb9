import type { StageResult } from '../../../support/stageResult.ts';

/** Loads a file of tests. */
export type Suite = () => Promise<unknown>;

/**
 * How every suite of the editor is run. A test that fails has a second try, because a window shares its processor with
 * whatever runs beside it; the try that failed is named at the end.
 */
export const mochaOptions = { ui: 'bdd', reporter: 'spec', timeout: 180_000, color: false, retries: 1 } as const;

/** Loads suites, in their order, and runs their tests; `wanted` is a part of the titles of those that are wanted. */
export async function runSuites(
  mocha: Mocha,
  suites: readonly Suite[],
  wanted: string | undefined,
): Promise<StageResult> {
  if (wanted !== undefined) mocha.grep(wanted);
  // Mocha would do this for each file that it loads itself; the suites are in this bundle.
  mocha.suite.emit('pre-require', globalThis, '', mocha);
  for (const load of suites) await load();
  return await new Promise((resolve) => {
    const failures: string[] = [];
    const retried: string[] = [];
    const lineOf = (test: Mocha.Runnable, error: Error) => `${test.fullTitle()}: ${error.message}`;
    const runner = mocha.run(() => {
      const { passes = 0, pending = 0 } = runner.stats ?? {};
      resolve({ passed: passes, pending, failures, retried });
    });
    runner.on('fail', (test, error) => failures.push(lineOf(test, error)));
    runner.on('retry', (test, error) => retried.push(lineOf(test, error)));
  });
}
