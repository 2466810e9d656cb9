import { soleContext } from '../expressions/expression.ts';
import { textOf } from '../json/textOf.ts';
import { entriesOf, isList, isObject, type JsonValue } from '../json/value.ts';
import { isSecretKey } from './isSecretKey.ts';

/** The values behind `#` keys, and behind keys that name a credential, at any depth (`configuration.md` section 14). */
export function findSecrets(value: JsonValue): string[] {
  if (isList(value)) return value.flatMap(findSecrets);
  if (!isObject(value)) return [];
  return entriesOf(value).flatMap(([key, field]) => {
    if (!isSecretKey(key)) return findSecrets(field);
    // A parameter `password` that refers to the attribute `#pass` holds the name of a secret, not the secret.
    const isReference = !key.startsWith('#') && isObject(field) && soleContext(field) !== undefined;
    return isReference ? [] : textsIn(field);
  });
}

function textsIn(value: JsonValue): string[] {
  if (isList(value)) return value.flatMap(textsIn);
  if (isObject(value)) return entriesOf(value).flatMap(([, field]) => textsIn(field));
  const text = textOf(value);
  return text === undefined || text === '' ? [] : [text];
}
