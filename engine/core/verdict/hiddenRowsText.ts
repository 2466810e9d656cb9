import { countText } from '../text/countText.ts';
import type { HiddenRows } from './hiddenRows.ts';

/** The form of hidden rows, worded to follow "looks like". */
export function hiddenRowsText({ as, rows, keys }: HiddenRows): string {
  const named = keys.map((key) => `"${key}"`).join(', ');
  if (as === 'table')
    return `a table of ${countText(rows.length, 'row')} in ${named}, next to the names of its columns`;
  if (as === 'columns') return `${countText(rows.length, 'record')} written as columns (${named} …)`;
  if (as === 'lists') return `lists under their names (${named} …)`;
  const key = keys.every((each) => /^\d+$/.test(each)) ? 'number' : 'id';
  return `${countText(rows.length, 'record')} under ${rows.length === 1 ? `its ${key}` : `their ${key}s`} (${named} …)`;
}
