import type { JsonList, JsonValue } from '../json/value.ts';
import { parseStrictQuery } from './strictQuery.ts';

/** Decodes a query (`docs/format/pagination.md#7-responseurl`), a repeated key as a list, one without value as null. */
export function parseQuery(query: string): [string, JsonValue][] {
  const params = new Map<string, JsonValue>();
  for (const [key, value] of parseStrictQuery(query)) {
    if (key === '' && value === null) continue;
    params.set(key, params.has(key) ? appended(params.get(key), value) : value);
  }
  return [...params];
}

function appended(before: JsonValue | undefined, value: JsonValue): JsonList {
  return [...(Array.isArray(before) ? before : [before ?? null]), value];
}
