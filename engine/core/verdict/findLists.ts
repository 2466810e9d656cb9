import { isList, isObject, type JsonList, type JsonObject, type JsonValue } from '../json/value.ts';
import { isAsideName } from '../recognition/partWords.ts';
import { openObject, openRoot } from './openObject.ts';
import { type PlacedField, walkFields } from './walkFields.ts';

/** A list of objects and its path; a dot means the whole response, as in `dataField`. */
export interface FoundList {
  path: string;
  length: number;
  first: JsonObject;
}

/** The lists in a response that may be those of the records, at any place. */
export function findLists(response: JsonValue): FoundList[] {
  if (isList(response)) return asFound(response, '.');
  if (!isObject(response)) return [];
  const beside = (field: PlacedField) => (isAsideName(field.name) ? undefined : openObject(field));
  return walkFields(openRoot(response), beside).flatMap(({ name, path, value }) =>
    isList(value) && !isAsideName(name) ? asFound(value, path) : [],
  );
}

function asFound({ 0: first, length }: JsonList, path: string): FoundList[] {
  return isObject(first) ? [{ path, length, first }] : [];
}
