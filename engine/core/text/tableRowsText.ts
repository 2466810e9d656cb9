import { countText, numberText } from './countText.ts';

/** How many rows a job wrote into a table, as far as it is known, and how many are in it: `57 rows of this job, 1,200 in all`. */
export function tableRowsText({ rows, allRows }: { rows?: number; allRows?: number }): string {
  if (allRows === undefined) return 'not there any more';
  const all = rows === allRows ? '' : `, ${numberText(allRows)} in all`;
  return rows === undefined ? `${countText(allRows, 'row')} in all` : `${countText(rows, 'row')} of this job${all}`;
}
