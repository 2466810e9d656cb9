import { entriesOf, type JsonObject, type JsonValue, objectFrom } from '../json/value.ts';
import { encodePairs, queryPairs } from './queryPairs.ts';

/**
 * The query of a GET request: the endpoint's own query with the parameters laid over it, equal names replaced in place
 * (`pagination.md` 4.2). Without parameters the endpoint's query stays exactly as it was written.
 */
export function mergeQuery(query: string, params: JsonObject): string {
  const sent = entriesOf(params).filter(([name]) => name !== '' && name !== '0');
  if (sent.length === 0) return query;
  return encodePairs(queryPairs(objectFrom([...parseQuery(query), ...sent])));
}

function parseQuery(query: string): [string, JsonValue][] {
  if (query === '') return [];
  return query.split('&').map((part) => {
    const at = part.indexOf('=');
    return at < 0
      ? [decodeFormText(part), '']
      : [decodeFormText(part.slice(0, at)), decodeFormText(part.slice(at + 1))];
  });
}

function decodeFormText(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
