import { findPath } from '../../json/findPath.ts';
import { isEmptyInResponse } from '../../json/isEmpty.ts';
import { entriesOf, isObject, type JsonValue } from '../../json/value.ts';
import { inferShape } from '../../shapes/growingShape.ts';
import { nearestPath } from '../../shapes/nearestPath.ts';
import { pathsOf } from '../../shapes/pathsOf.ts';
import { countText } from '../../text/countText.ts';
import { holdsIdentity } from '../answers/holdsIdentity.ts';
import type { FoundList } from '../findLists.ts';

const maxNamed = 3;
/** An id and a status alone may be about a request. */
const minFilledFields = 3;

/** The likeliest records of a response that has none where a job looks for them. */
export interface RecordsInstead {
  /** Worded for the end of a sentence. */
  text: string;
  /** Values for `dataField`, the likeliest first. */
  dataFields: string[];
  /** Whether there is nothing to read today. */
  isEmpty?: true;
}

/** Looks for lists of records, a path that `dataField` misspells, and one record in place of a list. */
export function findRecordsInstead(
  response: JsonValue,
  lists: readonly FoundList[],
  dataField: string | undefined,
): RecordsInstead | undefined {
  if (lists.length > 0) return ofLists(lists, dataField);
  return (dataField === undefined ? undefined : misspelled(response, dataField)) ?? oneRecord(response);
}

function ofLists(lists: readonly FoundList[], dataField = ''): RecordsInstead {
  const meant = nearestPath(
    dataField,
    lists.map(({ path }) => path),
  );
  const sorted = lists.toSorted((a, b) => Number(b.path === meant) - Number(a.path === meant)).slice(0, maxNamed);
  const named = sorted.map(({ path, length }) => `${nameOf(path)} (${countText(length, 'record')})`);
  return { text: `there is a list at ${named.join(', ')}`, dataFields: sorted.map(({ path }) => path) };
}

/** The name of a path; a dot means the whole response, as in `dataField`. */
function nameOf(path: string): string {
  return path === '.' ? 'the root' : `"${path}"`;
}

function misspelled(response: JsonValue, dataField: string): RecordsInstead | undefined {
  const holders = pathsOf(inferShape(response)).filter(
    ({ types }) => types.includes('array') || types.includes('object'),
  );
  const meant = nearestPath(
    dataField,
    holders.map(({ path }) => path),
  );
  if (meant === undefined) return undefined;
  const isEmpty = isEmptyInResponse(findPath(response, meant));
  const text = `the response has "${meant}"${isEmpty ? ', which is empty' : ''}`;
  return { text, dataFields: [meant], ...(isEmpty && { isEmpty }) };
}

/** An object with an id and other values is a record, where a list was expected. */
function oneRecord(response: JsonValue): RecordsInstead | undefined {
  if (!isObject(response) || !holdsIdentity(response)) return undefined;
  if (entriesOf(response).filter(([, value]) => !isEmptyInResponse(value)).length < minFilledFields) return undefined;
  return { text: 'the response is one object, which "dataField": "." reads as one record', dataFields: ['.'] };
}
