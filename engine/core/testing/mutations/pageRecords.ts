import { changeAt } from '../../json/changeAt.ts';
import { findPath } from '../../json/findPath.ts';
import { entriesOf, isList, isObject, type JsonList, type JsonValue } from '../../json/value.ts';
import type { RecordedPage } from './recordedPage.ts';

/** The records of a page, and the keys that lead to them. */
export interface PageRecords {
  keys: readonly string[];
  records: JsonList;
  /** Whether they are a list; otherwise the value is the only record. */
  isList: boolean;
}

/** The records where the job reads them, which may be none; undefined: there is no place of records. */
export function recordsOf({ response, place: { dataField } }: RecordedPage): PageRecords | undefined {
  if (dataField === undefined) return onlyList(response);
  const { path, delimiter } = dataField;
  const found = findPath(response, path, delimiter);
  const keys = path === delimiter ? [] : path.split(delimiter);
  if (isList(found)) return { keys, records: found, isList: true };
  return isObject(found) ? { keys, records: [found], isList: false } : undefined;
}

function onlyList(response: JsonValue): PageRecords | undefined {
  if (isList(response)) return { keys: [], records: response, isList: true };
  if (!isObject(response)) return undefined;
  const [only, ...others] = entriesOf(response).filter(([, value]) => isList(value));
  if (only === undefined || others.length > 0 || !isList(only[1])) return undefined;
  return { keys: [only[0]], records: only[1], isList: true };
}

/** The page with other records. */
export function withRecords(page: RecordedPage, change: (records: JsonList) => JsonList): RecordedPage {
  const found = recordsOf(page);
  if (found === undefined) return page;
  const records = change(found.records);
  const [first = null] = records;
  return { ...page, response: changeAt(page.response, found.keys, () => (found.isList ? records : first)) };
}

/** The page with each record changed. */
export function mapRecords(page: RecordedPage, change: (record: JsonValue) => JsonValue): RecordedPage {
  return withRecords(page, (records) => records.map(change));
}

/** The pages with records in a list, at least so many. */
export function listPages(pages: readonly RecordedPage[], least = 1): RecordedPage[] {
  return pages.filter((page) => {
    const found = recordsOf(page);
    return found?.isList === true && found.records.length >= least;
  });
}
