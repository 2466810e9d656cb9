import { UserError } from '../../errors.ts';
import { textOf } from '../json/textOf.ts';
import { entriesOf, isList, type JsonObject, type JsonValue } from '../json/value.ts';
import type { HttpRequest } from '../request/httpRequest.ts';
import { type QueryMap, readQuery, writeQuery } from '../request/queryMap.ts';

/** Lays parameters over those of the request; gives the names that carry a credential now. */
export type QueryMerge = (query: QueryMap, added: QueryMap) => Iterable<string>;

/**
 * The request with the parameters of its authentication, the whole query written anew by the strict rules
 * (`authentication.md` section 3). What was added is marked, so that nothing shows it.
 */
export function withQuery(request: HttpRequest, added: JsonObject, pointer: string, merge: QueryMerge): HttpRequest {
  const query = readQuery(request.target.query);
  const hiddenQuery = new Set(merge(query, asQuery(added, pointer)));
  return { ...request, target: { ...request.target, query: writeQuery(query) }, hiddenQuery };
}

/** An equal name is replaced in place, a new one appended. */
export const replaceInQuery: QueryMerge = (query, added) => {
  for (const [name, values] of added) query.set(name, values);
  return added.keys();
};

/** True is `1`, false empty, null a name without `=`; a list repeats the name. */
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
