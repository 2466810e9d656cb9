import { goldenOf } from '../beside/besideExpect.ts';
import type { ExpectFinding, ExpectRule } from './expectRule.ts';
import { tablesOf } from './tablesOf.ts';

/** Finds a comparison with a golden table that is not there. */
export const goldenMissing: ExpectRule = {
  code: 'test.no-golden-table',
  check: (expect, { goldens }) =>
    tablesOf(expect).flatMap(({ name, own, pointer }): ExpectFinding[] => {
      if (goldens === undefined || own.golden === undefined || own.golden === 'off') return [];
      if (goldenOf(goldens, name) !== undefined) return [];
      const message = `"${name}" is to be compared with a golden table, but "tables" has none. Write it with --update, or remove "golden".`;
      return [{ severity: 'error', pointer: `${pointer}/golden`, message }];
    }),
};
