import { entriesOf, isList, isObject, type JsonList, type JsonObject, type JsonValue } from '../json/value.ts';
import { isColumnsName, isWrappedName } from '../recognition/partWords.ts';
import { plainName } from '../recognition/plainName.ts';
import { areAlike, keysInAll } from './areAlike.ts';

/** Several records in an object, which the format takes as one record. */
export interface HiddenRows {
  /** Records under their ids, lists under their names, lists that are columns, or rows beside the names of columns. */
  as: 'records' | 'lists' | 'columns' | 'table';
  /** The values, one for each record; each is the record itself if that is an object. */
  rows: JsonList;
  /** The first keys of the object. */
  keys: readonly string[];
}

type Entries = readonly [key: string, value: JsonValue][];

const minCount = 3;
const maxRead = 20;
const maxNamed = 3;

/**
 * The records that an object holds, if it looks like a list in another shape: three or more objects with the same keys,
 * three or more lists of the same kind, or columns. Reads its first fields only.
 */
export function findHiddenRows(value: JsonValue | undefined): HiddenRows | undefined {
  if (!isObject(value)) return undefined;
  const entries = entriesOf(value);
  const first = entries.slice(0, maxRead);
  const values = first.map(([, inside]) => inside);
  const all = () => entries.map(([, inside]) => inside);
  const keys = first.slice(0, maxNamed).map(([key]) => key);
  if (areColumns(values)) return { as: 'columns', rows: values[0] ?? [], keys };
  if (first.length >= minCount && areRecords(first)) return { as: 'records', rows: all(), keys };
  if (first.length >= minCount && areListsOfAKind(values)) return { as: 'lists', rows: rowsOf(all()), keys };
  return tableIn(first);
}

/** Whether entries are records. Words as keys may be the fields of one record, if each has a value with notes. */
function areRecords(entries: Entries): boolean {
  const records = entries.flatMap(([, value]) => (isObject(value) ? [value] : []));
  if (records.length < entries.length || !areAlike(records)) return false;
  return entries.every(([key]) => /\d/.test(key)) || !areWrapped(records);
}

function areWrapped(objects: readonly JsonObject[]): boolean {
  return keysInAll(objects).some((key) => isWrappedName(plainName(key)));
}

function areColumns(lists: JsonList): lists is JsonList[] {
  const [first] = lists;
  if (lists.length < 2 || !isList(first) || first.length < 2) return false;
  return lists.every((list) => isList(list) && list.length === first.length && isScalar(list[0]));
}

function areListsOfAKind(lists: JsonList): boolean {
  if (!lists.every(isList)) return false;
  const elements = lists.flatMap((list) => list.slice(0, 1));
  return elements.length > 1 && (elements.every(isScalar) || (elements.every(isObject) && areAlike(elements)));
}

/** Lists of objects are groups of records; each list of scalars is a record. */
function rowsOf(lists: JsonList): JsonList {
  const elements = lists.flat();
  return elements.some(isObject) ? elements : lists;
}

/** Rows that are lists, beside a list that names as many columns. */
function tableIn(entries: Entries): HiddenRows | undefined {
  const columns = entries.find(([key, value]) => isList(value) && isColumnsName(plainName(key)));
  const found = entries.flatMap(([key, value]) => {
    const row = isList(value) && key !== columns?.[0] ? value[0] : undefined;
    const isRow = isList(row) && isList(columns?.[1]) && row.length === columns[1].length;
    return isList(value) && isRow ? [{ as: 'table' as const, rows: value, keys: [key] }] : [];
  });
  return found[0];
}

function isScalar(value: JsonValue | undefined): boolean {
  return value !== undefined && !isList(value) && !isObject(value);
}
