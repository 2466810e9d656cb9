import { Float, type JsonValue } from '../../engine/debugging.ts';
import { entriesOf, isList, isObject } from '../../engine/json.ts';

/** A value of a response, made once: an expression may look at it at every page. */
const made = new WeakMap<object, unknown>();

/** A JSON value as expressions take it: whole numbers are integers there. */
export function plainValue(value: JsonValue | undefined): unknown {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Float) return value.value;
  const known = made.get(value) ?? composite(value);
  made.set(value, known);
  return known;
}

function composite(value: JsonValue): unknown {
  if (isList(value)) return value.map(plainValue);
  if (!isObject(value)) return undefined;
  return new Map(entriesOf(value).map(([key, field]) => [key, plainValue(field)]));
}
