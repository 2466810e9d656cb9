import { findPath } from '../../json/findPath.ts';
import { entriesOf, isList, isObject, type JsonValue } from '../../json/value.ts';
import { plainName } from '../../recognition/plainName.ts';
import { stemOf } from '../../recognition/stemOf.ts';
import type { DataField } from '../../records/selectRecords.ts';
import { findLists } from '../../verdict/findLists.ts';
import { nounsOf } from '../../verdict/nounsOf.ts';
import type { SearchedJob } from './search.ts';
import { selectedIn } from './selectedIn.ts';

interface PlacedList {
  path: string;
  length: number;
}

/** Names that many APIs give to the list of the records. */
const usual =
  /^(data|items?|results?|records|rows|values?|entries|content|list|hits|docs|objects|elements|resources|collection|response|resultset|payload|members?)$/;

/**
 * The places where the records of a job may be, the likeliest first: the one that a run takes by itself (`undefined`) or
 * that the job names, then those of the other lists of objects.
 */
export function placesOfRecords(
  response: JsonValue,
  { place, request }: Pick<SearchedJob, 'place' | 'request'>,
): (DataField | undefined)[] {
  const { records: own, foundAt } = selectedIn(response, place);
  const named = findLists(response).filter(({ path }) => path === '.' || isList(findPath(response, path)));
  const objects = named.length > 0 ? named : anyLists(response, isObject);
  // Some APIs list only ids.
  const lists = objects.length > 0 ? objects : anyLists(response, (first) => typeof first === 'string');
  const nouns = nounsOf({ recordsPath: undefined, request });
  const ordered = lists
    .map((list, index) => ({ list, index, points: pointsOf(list, nouns) }))
    .sort((a, b) => b.points - a.points || b.list.length - a.list.length || a.index - b.index)
    .map(({ list }) => ({ path: list.path, delimiter: '.' }));
  if (place.dataField !== undefined && own.some(isObject))
    return [place.dataField, ...without(ordered, place.dataField.path)];
  if (place.dataField === undefined && own.some(isObject)) {
    const only = isList(response) ? '.' : foundAt;
    // A run finds the only list at the root by itself.
    const asFound = ordered.map((each) => (each.path === only ? undefined : each));
    return asFound.includes(undefined) ? asFound : [...asFound, undefined];
  }
  return ordered.length === 0 ? [place.dataField] : ordered;
}

function without(places: readonly DataField[], path: string | undefined): DataField[] {
  return places.filter((each) => each.path !== path);
}

function pointsOf({ path, length }: PlacedList, nouns: ReadonlySet<string>): number {
  const name = path.split('.').at(-1) ?? '';
  const isNamed = nouns.has(stemOf(plainName(name)));
  return (isNamed ? 4 : 0) + (usual.test(plainName(name)) ? 3 : 0) + (length > 1 ? 1 : 0);
}

const maxDepth = 4;

/** All lists of such elements, also under names that mostly mean something beside the records: `response.messages`. */
function anyLists(
  response: JsonValue,
  isRecord: (first: JsonValue) => boolean,
  above = '',
  depth = maxDepth,
): PlacedList[] {
  if (!isObject(response) || depth === 0) return [];
  return entriesOf(response).flatMap(([key, value]): PlacedList[] => {
    if (key.includes('.')) return [];
    const path = `${above}${key}`;
    if (!isList(value)) return anyLists(value, isRecord, `${path}.`, depth - 1);
    const { 0: first, length } = value;
    return first !== undefined && isRecord(first) ? [{ path, length }] : [];
  });
}
