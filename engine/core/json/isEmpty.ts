import { Float, isList, isObject, type JsonValue, keysOf } from './value.ts';

/** Whether a value in a response is empty (`docs/format/configuration.md#11-empty-values`). An object never is. */
export function isEmptyInResponse(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null || value === false || value === '' || value === '0') return true;
  if (value instanceof Float) return value.value === 0;
  return value === 0 || (isList(value) && value.length === 0);
}

/** Whether a value in the configuration is empty (`docs/format/configuration.md#11-empty-values`), also `{}`. */
export function isEmptyInConfig(value: JsonValue | undefined): boolean {
  return isEmptyInResponse(value) || (isObject(value) && keysOf(value).length === 0);
}
