import { columnsOf } from '../beside/besideExpect.ts';
import { listedColumns, namedColumns } from './expectedColumns.ts';
import type { ExpectFinding, ExpectRule } from './expectRule.ts';
import { suggested } from './suggested.ts';
import { tablesOf } from './tablesOf.ts';

/** Finds a column that a table does not have, by its golden table or its mapping. */
export const unknownColumn: ExpectRule = {
  code: 'test.unknown-column',
  check: (expect, beside) =>
    tablesOf(expect).flatMap(({ name: table, own: expected, pointer }) => {
      const known = columnsOf(beside, table);
      if (known === undefined) return [];
      return [...listedColumns(expected), ...namedColumns(expected)].flatMap(
        ({ name: own, ...column }): ExpectFinding[] => {
          if (known.includes(own)) return [];
          const { hint, data } = suggested(own, known, 'Correct its name, or remove it.');
          const message = `"${table}" has no column "${own}". ${hint}`;
          return [{ severity: 'warning', ...column, pointer: `${pointer}${column.pointer}`, message, ...data }];
        },
      );
    }),
};
