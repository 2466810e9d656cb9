import { entriesOf, findPath, isList, isObject, type JsonValue } from '@pagewright/engine/json';
import { countText, numberText } from '@pagewright/engine/text/countText';
import { shortened } from '@pagewright/engine/text/shortened';
import { shownJson } from './shownJson.ts';
import type { RecordsTable } from './testMessages.ts';

/** The limits of a table on the screen: more does not help to look at a page, and would make the window slow. */
const shownAtMost = { rows: 100, columns: 60, length: 160 };

/** The column of records that are not objects. */
const plainColumn = 'value';

/** The first records of a page as a table: a row for each, a column for each of their keys. Says what is not shown. */
export function recordsTable(records: readonly JsonValue[], limits = shownAtMost): RecordsTable {
  const fields = records.slice(0, limits.rows).map((record) => new Map(fieldsOf(record)));
  const names = [...new Set(fields.flatMap((each) => [...each.keys()]))];
  const columns = names.slice(0, limits.columns);
  const rows = fields.map((each) => columns.map((name) => cellOf(each.get(name), limits.length)));
  const [moreRows, moreColumns] = [records.length - rows.length, names.length - columns.length];
  const notes = [
    ...(moreRows > 0 ? [`The first ${rows.length} of ${countText(records.length, 'record')} are shown.`] : []),
    ...(moreColumns > 0 ? [`${numberText(moreColumns)} more keys are not shown.`] : []),
  ];
  return { columns, rows, notes };
}

/** The records at a path of a response; a value that is not a list is a single record. Undefined if there are none. */
export function recordsAt(response: JsonValue, path: string): readonly JsonValue[] | undefined {
  const found = path === '' ? response : findPath(response, path);
  if (found === undefined) return undefined;
  return isList(found) ? found : [found];
}

function fieldsOf(record: JsonValue): [string, JsonValue][] {
  return isObject(record) ? entriesOf(record) : [[plainColumn, record]];
}

/** The text of a cell. A missing key differs from an empty text. */
function cellOf(value: JsonValue | undefined, maxLength: number): string | null {
  if (value === undefined) return null;
  return typeof value === 'string' ? shortened(value, maxLength) : shownJson(value, maxLength);
}
