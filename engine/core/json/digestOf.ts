import { createHash } from 'node:crypto';
import type { JsonValue } from './value.ts';

/** A short digest of a value. It is computed for every page, so it hashes what the fast `JSON.stringify` writes. */
export function digestOf(value: JsonValue): string {
  return createHash('sha256').update(JSON.stringify(value, distinguishable)).digest('base64').slice(0, 12);
}

/** Distinguishes the values that `JSON.stringify` rejects or writes in the same way. */
function distinguishable(_key: string, value: unknown): unknown {
  if (value instanceof Map) return [...value];
  return typeof value === 'bigint' ? `${value}n` : value;
}
