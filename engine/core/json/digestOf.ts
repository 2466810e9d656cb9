import { createHash } from 'node:crypto';
import type { JsonValue } from './value.ts';

/** A few characters that are the same for the same value, and otherwise not. Made for every page, so the text is JSON's own. */
export function digestOf(value: JsonValue): string {
  return createHash('sha256').update(JSON.stringify(value, tellingApart)).digest('base64').slice(0, 12);
}

/** What `JSON.stringify` would refuse or write alike. */
function tellingApart(_key: string, value: unknown): unknown {
  if (value instanceof Map) return [...value];
  return typeof value === 'bigint' ? `${value}n` : value;
}
