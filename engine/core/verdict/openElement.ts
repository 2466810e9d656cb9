import { isList, isObject, type JsonValue } from '../json/value.ts';
import type { OpenObject, PlacedField } from './walkFields.ts';

/** The element of a list on the path to the records. */
export function openElement(
  list: JsonValue,
  { keys, name }: Pick<PlacedField, 'keys' | 'name'>,
  recordsPath = '',
): OpenObject | undefined {
  const [index = '', ...further] = recordsPath.split('.').slice(keys.length);
  const element = isList(list) && /^\d+$/.test(index) && further.length > 0 ? list[Number(index)] : undefined;
  return isObject(element) ? { object: element, keys: [...keys, index], name } : undefined;
}
