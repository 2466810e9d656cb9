import { isEmptyInConfig } from './isEmpty.ts';
import { textOf } from './textOf.ts';
import { getField, isList, isObject, type JsonList, type JsonObject, type JsonValue } from './value.ts';

/** The object at a key. Any other value counts as absent, because the platform ignores it. */
export function objectField(object: JsonObject, key: string): JsonObject | undefined {
  const value = getField(object, key);
  return isObject(value) ? value : undefined;
}

export function listField(object: JsonObject, key: string): JsonList | undefined {
  const value = getField(object, key);
  return isList(value) ? value : undefined;
}

/** A scalar as text; absent if empty or not a scalar (`docs/format/configuration.md#14-conversion-to-text`). */
export function textField(object: JsonObject, key: string): string | undefined {
  const value = getField(object, key);
  return value === undefined || isEmptyInConfig(value) ? undefined : textOf(value);
}

/** A value read as true or false; absent if the key is missing (`docs/format/configuration.md#12-truth-values`). */
export function truthField(object: JsonObject, key: string): boolean | undefined {
  const value = getField(object, key);
  return value === undefined ? undefined : !isEmptyInConfig(value);
}

/** A number or numeric text as an integer; absent for anything else (`docs/format/configuration.md#13-numeric`). */
export function integerOf(value: JsonValue | undefined): number | undefined {
  const number = numberOf(value);
  return number === undefined ? undefined : Math.trunc(number);
}

export function numberOf(value: JsonValue | undefined): number | undefined {
  if (value === undefined || value === null || typeof value === 'boolean' || isList(value) || isObject(value))
    return undefined;
  const text = typeof value === 'string' ? value : textOf(value);
  return text !== undefined && /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : undefined;
}
