import { Float, isList, type JsonValue } from '../json/value.ts';
import type { Parents } from './pageRows.ts';

/**
 * Writes parent columns as text without loss. Plain JSON would turn a whole float into an integer, and links depend on
 * the difference.
 */
export function writeParents(parents: Parents): string {
  return JSON.stringify(parents.map(([key, value]) => [key, storable(value)]));
}

/** Reads the parent columns from a text of `writeParents`. */
export function readParents(text: string): Parents {
  const stored: [string, JsonValue][] = JSON.parse(text);
  return stored.map(([key, value]) => [key, isList(value) ? restored(value) : value]);
}

/** Floats and large integers become a list with their kind, which no parent value is. */
function storable(value: JsonValue): JsonValue {
  if (value instanceof Float) return ['float', Object.is(value.value, -0) ? '-0' : String(value.value)];
  if (typeof value === 'bigint') return ['integer', String(value)];
  return isList(value) ? [] : value;
}

function restored([kind, text]: JsonValue[]): JsonValue {
  if (kind === 'float') return new Float(Number(text));
  return kind === 'integer' ? BigInt(String(text)) : [];
}
