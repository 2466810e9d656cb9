import { RecordsError } from '../errors.ts';
import { findPath } from '../json/findPath.ts';
import { isEmptyInResponse } from '../json/isEmpty.ts';
import { entriesOf, isList, isObject, type JsonList, type JsonValue } from '../json/value.ts';
import type { Records } from './records.ts';

/** The maximum number of lists that an error names as places of the records. */
const maxPlaces = 5;

/** The place of the records in a response. */
export interface DataField {
  path: string;
  delimiter: string;
}

/** The records of one response, and the reason if there are none. */
export interface SelectedRecords<List extends Records = JsonList> {
  records: List;
  /** Key of the list found at the root; absent if a `dataField` gives the place, or the root is the list. */
  foundAt?: string;
  /** The `dataField` without any data, for the empty-page warning. */
  emptyPath?: string;
  /** Root keys of an object without any list, if the records were searched for. */
  noListAmong?: string[];
}

/**
 * Locates the records of a response (`docs/format/jobs.md#4-locating-the-rows`): at `dataField`, or else in the only
 * list at the root. Throws a RecordsError if several lists or a scalar leave the place unclear. `pointer`: of the job.
 */
export function selectRecords(
  response: JsonValue,
  dataField: DataField | undefined,
  endpoint: string,
  pointer?: string,
): SelectedRecords {
  return dataField === undefined ? searchRecords(response, endpoint, pointer) : recordsAt(response, dataField);
}

function recordsAt(response: JsonValue, { path, delimiter }: DataField): SelectedRecords {
  const found = findPath(response, path, delimiter);
  if (found === undefined || isEmptyInResponse(found)) return { records: [], emptyPath: path };
  return { records: isList(found) ? found : [found] };
}

function searchRecords(response: JsonValue, endpoint: string, pointer: string | undefined): SelectedRecords {
  if (isList(response)) return { records: response };
  if (!isObject(response)) {
    throw new RecordsError(
      'response.no-records',
      `The response of "${endpoint}" is a single value, not an object or a list, so it has no records. Check the endpoint.`,
      pointer,
    );
  }
  const lists = entriesOf(response).filter((entry): entry is [string, JsonList] => isList(entry[1]));
  if (lists.length > 1)
    throw severalLists(
      endpoint,
      pointer,
      lists.map(([key]) => key),
    );
  const only = lists[0];
  return only === undefined
    ? { records: [], noListAmong: entriesOf(response).map(([key]) => key) }
    : { records: only[1], foundAt: only[0] };
}

function severalLists(endpoint: string, pointer: string | undefined, keys: string[]): RecordsError {
  const names = keys.map((key) => `"${key}"`).join(', ');
  const message = `The response of "${endpoint}" has several lists (${names}). Set the job's "dataField" to the one with the records.`;
  const places = keys.filter((key) => key !== '' && !key.includes('.')).slice(0, maxPlaces);
  return new RecordsError('response.several-lists', message, pointer, places);
}
