import { compiled } from '../reading/compiled.ts';
import { tableExpectation } from './expectation.ts';
import { rulesBy, watchColumns } from './perColumn.ts';

/** Checks which regular expressions values match: `matches`. */
export const matches = tableExpectation({
  key: 'matches',
  code: 'test.match',
  watch: (expected, table) =>
    watchColumns(
      rulesBy(expected, (column, pattern) => {
        const expression = compiled(pattern);
        return {
          title: `"${column}" matches ${pattern}`,
          isMet: (value) => value === '' || expression?.test(value) === true,
        };
      }),
      table,
    ),
});
