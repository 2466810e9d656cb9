import { tableExpectation } from './expectation.ts';
import { rulesOf, watchColumns } from './perColumn.ts';

/** Checks which columns are empty in no row: `notNull`. */
export const notNull = tableExpectation({
  key: 'notNull',
  code: 'test.not-null',
  watch: (columns, table) =>
    watchColumns(
      rulesOf(
        columns,
        (column) => `"${column}" is never empty`,
        (value) => value !== '',
      ),
      table,
    ),
});
