import { textOf } from '../json/textOf.ts';
import { entriesOf, isList, isObject, type JsonValue } from '../json/value.ts';

const secretNames = new Set([
  'password',
  'passwd',
  'secret',
  'clientSecret',
  'client_secret',
  'access_token',
  'apiKey',
  'api_key',
]);

/** The values behind `#` keys, and behind keys that name a credential, at any depth (`configuration.md` section 14). */
export function findSecrets(value: JsonValue): string[] {
  if (isList(value)) return value.flatMap(findSecrets);
  if (!isObject(value)) return [];
  return entriesOf(value).flatMap(([key, field]) =>
    key.startsWith('#') || secretNames.has(key) ? textsIn(field) : findSecrets(field),
  );
}

function textsIn(value: JsonValue): string[] {
  if (isList(value)) return value.flatMap(textsIn);
  if (isObject(value)) return entriesOf(value).flatMap(([, field]) => textsIn(field));
  const text = textOf(value);
  return text === undefined || text === '' ? [] : [text];
}
