import { childPointer } from '../childPointer.ts';
import type { ConfigDocument } from '../document/configDocument.ts';
import { soleContext } from '../expressions/expression.ts';
import { entriesOf, getField, isList, isObject, type JsonValue } from '../json/value.ts';
import type { SecretPlace } from './secretPlace.ts';

/** JSON pointers to the references to a secret. None for a secret used at its place, or only by the authentication. */
export function findSecretUses(
  { value = null }: Pick<ConfigDocument, 'value'>,
  { path }: Pick<SecretPlace, 'path'>,
): string[] {
  const [, attribute] = /^(?:config|iterations\.\d+)\.(.+)$/.exec(path) ?? [];
  return attribute === undefined ? [] : referencesTo(attribute, value, '');
}

function referencesTo(attribute: string, value: JsonValue, pointer: string): string[] {
  const below = (field: JsonValue, key: string) => referencesTo(attribute, field, childPointer(pointer, key));
  if (isList(value)) return value.flatMap((item, index) => below(item, String(index)));
  if (!isObject(value)) return [];
  if (soleContext(value) === 'attr' && getField(value, 'attr') === attribute) return [pointer];
  return entriesOf(value).flatMap(([key, field]) => below(field, key));
}
