import type { ExpectRule } from './expectRule.ts';

/** The keys that expect nothing. */
const silent: ReadonlySet<string> = new Set(['$schema', 'description', 'config']);

/** Finds a case that expects nothing, in `expect.json` or by golden tables. */
export const nothingExpected: ExpectRule = {
  code: 'test.no-expectations',
  check(expect, { goldens }) {
    if (goldens === undefined || goldens.size > 0 || Object.keys(expect).some((key) => !silent.has(key))) return [];
    const message =
      'Nothing is expected: the case passes whatever the tables hold. Add an expectation, such as "verdict", or golden tables with --update.';
    return [{ severity: 'error', pointer: '', message }];
  },
};
