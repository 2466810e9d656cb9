import { parse } from 'csv-parse/sync';
import type { TableRows } from '../../engine/core/tables/pageConverter.ts';

/** Takes rows into a list of rows of cells. */
export function collectedRows(rows: string[][]): TableRows {
  return {
    write: (cells) => void rows.push(cells),
    writeLines: (lines, count) => {
      const parsed: string[][] = parse(Buffer.from(lines));
      if (parsed.length !== count) throw new Error(`${count} lines were told, and there are ${parsed.length}.`);
      rows.push(...parsed);
    },
  };
}
