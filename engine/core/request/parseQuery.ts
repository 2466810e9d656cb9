import type { JsonList, JsonValue } from '../json/value.ts';

/**
 * A query that an answer gave, as parameters (`pagination.md` section 7): decoded; a repeated key becomes a list, a key
 * without a value null.
 */
export function parseQuery(query: string): [string, JsonValue][] {
  const params = new Map<string, JsonValue>();
  for (const part of query.split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const key = decode(at < 0 ? part : part.slice(0, at));
    const value = at < 0 ? null : decode(part.slice(at + 1));
    params.set(key, params.has(key) ? appended(params.get(key), value) : value);
  }
  return [...params];
}

function appended(before: JsonValue | undefined, value: JsonValue): JsonList {
  return [...(Array.isArray(before) ? before : [before ?? null]), value];
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
