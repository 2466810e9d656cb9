import { UserError } from '../errors.ts';
import { textOf } from '../json/textOf.ts';
import { entriesOf, isList, type JsonObject, type JsonValue } from '../json/value.ts';
import type { HttpRequest } from '../request/httpRequest.ts';
import { type QueryMap, readQuery, writeQuery } from '../request/queryMap.ts';

/** Merges parameters into those of the request and returns the names that now carry credentials. */
export type QueryMerge = (query: QueryMap, added: QueryMap) => Iterable<string>;

/**
 * Adds the parameters of an authentication to a request, marks them as hidden, and encodes the whole query by the
 * strict rules (`docs/format/authentication.md#3-query`).
 */
export function withQuery(request: HttpRequest, added: JsonObject, pointer: string, merge: QueryMerge): HttpRequest {
  const query = readQuery(request.target.query);
  const hiddenQuery = new Set(merge(query, asQuery(added, pointer)));
  return { ...request, target: { ...request.target, query: writeQuery(query) }, hiddenQuery };
}

/** Replaces an equal name in place and appends a new one. */
export const replaceInQuery: QueryMerge = (query, added) => {
  for (const [name, values] of added) query.set(name, values);
  return added.keys();
};

/** Writes true as `1`, false as empty text, null as a name without `=`; repeats the name for a list. */
function asQuery(params: JsonObject, pointer: string): QueryMap {
  return new Map(
    entriesOf(params).map(([name, value]) => [
      name,
      (isList(value) ? value : [value]).map((one) => queryText(one, name, pointer)),
    ]),
  );
}

function queryText(value: JsonValue, name: string, pointer: string): string | null {
  if (value === null) return null;
  const text = textOf(value);
  if (text !== undefined) return text;
  throw new UserError('authentication.not-scalar', `The query parameter "${name}" is an object. Give it a text.`, {
    pointer,
  });
}
