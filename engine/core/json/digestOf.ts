import { hexDigest } from '#native/hashes.ts';
import type { JsonValue } from './value.ts';

/** A short digest of a value. Computed for every page, so it hashes the text of the fast `JSON.stringify`. */
export function digestOf(value: JsonValue): string {
  return digestOfText(JSON.stringify(value, holdsOthers(value) ? distinguishable : undefined));
}

/** The digest of a value whose `JSON.stringify` text is given, also in UTF-8. */
export function digestOfText(text: string | Uint8Array): string {
  return hexDigest('sha256', text).slice(0, 18);
}

/** Whether `JSON.stringify` would reject a part of a value, or write different ones in the same way. */
function holdsOthers(value: JsonValue): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint';
  return value instanceof Map || Object.values(value).some(holdsOthers);
}

/** Distinguishes these values. A replacer makes `JSON.stringify` twice as slow, and few responses need it. */
function distinguishable(_key: string, value: unknown): unknown {
  if (value instanceof Map) return [...value];
  return typeof value === 'bigint' ? `${value}n` : value;
}
