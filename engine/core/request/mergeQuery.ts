import { entriesOf, type JsonObject, type JsonValue, objectFrom } from '../json/value.ts';
import { parseStrictQuery } from './parseStrictQuery.ts';
import { encodePairs, queryPairs } from './queryPairs.ts';

/**
 * The query of a GET request: the endpoint's query merged with the parameters, which replace equal names in place
 * (`docs/format/pagination.md#42-get`). Without parameters the endpoint's query stays exactly as written.
 */
export function mergeQuery(query: string, params: JsonObject): string {
  const sent = entriesOf(params).filter(([name]) => name !== '' && name !== '0');
  if (sent.length === 0) return query;
  const own = parseStrictQuery(query).map(([name, value]): [string, JsonValue] => [name, value ?? '']);
  return encodePairs(queryPairs(objectFrom([...own, ...sent])));
}
