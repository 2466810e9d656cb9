import type { JsonValue } from '@pagewright/engine/debugging';
import { isShownTree } from '../scopes/shownTree.ts';

/** The value of an expression for a person: JSON, with texts without quotes. */
export function plainText(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = jsonOf(value);
  return typeof json === 'string' ? json : jsonTextOf(json);
}

/** The JSON of a value; a value that JSON does not have, such as a duration, as text. */
export function jsonOf(value: unknown): JsonValue {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value === null || value === undefined) return null;
  if (isShownTree(value)) return value;
  if (Array.isArray(value)) return value.map(jsonOf);
  if (value instanceof Map) return new Map([...value].map(([key, field]) => [String(key), jsonOf(field)]));
  if (value instanceof Date) return value.toISOString();
  const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(value));
  return isPlain ? new Map(Object.entries(value).map(([key, field]) => [key, jsonOf(field)])) : String(value);
}

/** The mark before an integer that JavaScript has no number for. */
const mark = '\ue000';

/** The JSON text of a value that `jsonOf` made. */
export function jsonTextOf(value: JsonValue, indent?: number): string {
  const plain = (_: string, field: unknown) => {
    if (typeof field === 'bigint') return `${mark}${field}`;
    return field instanceof Map ? Object.fromEntries(field) : field;
  };
  return JSON.stringify(value, plain, indent).replaceAll(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1');
}
