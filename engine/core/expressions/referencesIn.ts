import { entriesOf, getField, isList, isObject, type JsonValue } from '../json/value.ts';
import { soleContext } from './expression.ts';

/** The names to which references in a value, at any depth, refer in a context. */
export function referencesIn(value: JsonValue, context: string): string[] {
  if (isList(value)) return value.flatMap((item) => referencesIn(item, context));
  if (!isObject(value)) return [];
  if (soleContext(value) === context) {
    const target = getField(value, context);
    if (typeof target === 'string') return [target];
  }
  return entriesOf(value).flatMap(([, field]) => referencesIn(field, context));
}
