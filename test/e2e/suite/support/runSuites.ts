import type { StageResult } from '../../../support/stageResult.ts';

/** Loads a file of tests. */
export type Suite = () => Promise<unknown>;

/** How every suite of the editor is run. */
export const mochaOptions = { ui: 'bdd', reporter: 'spec', timeout: 180_000, color: false } as const;

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
    const runner = mocha.run(() => {
      const { passes = 0, pending = 0 } = runner.stats ?? {};
      resolve({ passed: passes, pending, failures });
    });
    runner.on('fail', (test, error) => failures.push(`${test.fullTitle()}: ${error.message}`));
  });
}
