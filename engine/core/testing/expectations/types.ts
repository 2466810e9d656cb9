import { isOfType } from '../observed/valueTypes.ts';
import { tableExpectation } from './expectation.ts';
import { rulesBy, watchColumns } from './perColumn.ts';

/** Checks what the values of columns are: `types`. */
export const types = tableExpectation({
  key: 'types',
  code: 'test.type',
  watch: (expected, table) =>
    watchColumns(
      rulesBy(expected, (column, type) => ({
        title: `"${column}" is of type ${type}`,
        isMet: (value) => value === '' || isOfType(value, type),
      })),
      table,
    ),
});
