import { columnsOf } from '../besideExpect.ts';
import { listedColumns, namedColumns } from './expectedColumns.ts';
import type { ExpectFinding, ExpectRule } from './expectRule.ts';
import { suggested } from './suggested.ts';
import { tablesOf } from './tablesOf.ts';

/** Finds a column that a table does not have, by its golden table or its mapping. */
export const unknownColumn: ExpectRule = {
  code: 'test.unknown-column',
  check: (expect, beside) =>
    tablesOf(expect).flatMap(({ name, own, pointer }) => {
      const known = columnsOf(beside, name);
      if (known === undefined) return [];
      return [...listedColumns(own), ...namedColumns(own)].flatMap((column): ExpectFinding[] => {
        if (known.includes(column.name)) return [];
        const { hint, data } = suggested(column.name, known, 'Correct its name, or remove it.');
        const message = `"${name}" has no column "${column.name}". ${hint}`;
        return [{ severity: 'warning', pointer: `${pointer}${column.pointer}`, message, ...data }];
      });
    }),
};
