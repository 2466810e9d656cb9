import { Float, isList, type JsonValue } from '../json/value.ts';
import type { Parents } from './pageRows.ts';

/** Writes parent columns without loss: in plain JSON, a whole float would become an integer, with another link. */
export function writeParents(parents: Parents): string {
  return JSON.stringify(parents.map(([key, value]) => [key, storable(value)]));
}

export function readParents(text: string): Parents {
  const stored: [string, JsonValue][] = JSON.parse(text);
  return stored.map(([key, value]) => [key, isList(value) ? restored(value) : value]);
}

/** A value as JSON; floats and large integers become a list with their kind, which no parent value is. */
function storable(value: JsonValue): JsonValue {
  if (value instanceof Float) return ['float', Object.is(value.value, -0) ? '-0' : String(value.value)];
  if (typeof value === 'bigint') return ['integer', String(value)];
  return isList(value) ? [] : value;
}

function restored([kind, text]: JsonValue[]): JsonValue {
  if (kind === 'float') return new Float(Number(text));
  return kind === 'integer' ? BigInt(String(text)) : [];
}
