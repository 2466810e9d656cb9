import { isObject, type JsonObject } from '../json/value.ts';
import type { OpenObject, PlacedField } from './walkFields.ts';

export function openRoot(object: JsonObject): OpenObject {
  return { object, keys: [], name: '' };
}

export function openObject({ value, keys, name }: PlacedField): OpenObject | undefined {
  return isObject(value) ? { object: value, keys, name } : undefined;
}
