import { placed } from './cellsOf.ts';
import { type Checked, tableExpectation } from './expectation.ts';

/** Checks which columns are filled in at least one row: `filled`. */
export const filled = tableExpectation({
  key: 'filled',
  code: 'test.filled',
  watch(columns, table) {
    const watched = columns.map((column, index) => {
      const title = `"${column}" is not always empty`;
      const { indexes, missing } = placed([column], table, title);
      return { title, index: indexes[0] ?? -1, missing, pointer: `/${index}`, isFilled: false };
    });
    let open = watched.filter(({ missing }) => missing === undefined);
    return {
      row(cells) {
        for (const column of open) column.isFilled = (cells[column.index] ?? '') !== '';
        if (open.some(({ isFilled }) => isFilled)) open = open.filter(({ isFilled }) => !isFilled);
      },
      end: () =>
        watched.map(({ title, pointer, missing, isFilled }): Checked => {
          if (missing !== undefined) return { ...missing, pointer };
          return isFilled
            ? { title, pointer }
            : { title, pointer, failure: 'It is empty in all rows: its field may have another name now.' };
        }),
    };
  },
});
