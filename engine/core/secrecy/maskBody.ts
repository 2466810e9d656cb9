import { jsonText } from '../json/jsonText.ts';
import { parseJson } from '../json/parseJson.ts';
import { textOf } from '../json/textOf.ts';
import { entriesOf, isList, isObject, type JsonValue, objectFrom } from '../json/value.ts';
import { maskQuery } from './maskQuery.ts';
import type { SecretFinder } from './secretFinder.ts';

/** The body of a request, JSON or a form, with another text in the place of every secret. */
export function maskBody(body: string, isSecret: SecretFinder, stead: string): string {
  // A form encodes brackets and braces.
  if (!/^[[{]/.test(body)) return maskQuery(body, isSecret, stead);
  const masked = maskValue(parseJson(body), '', isSecret, stead);
  return jsonText(masked) ?? stead;
}

function maskValue(value: JsonValue, name: string, isSecret: SecretFinder, stead: string): JsonValue {
  if (isList(value)) return value.map((item) => maskValue(item, name, isSecret, stead));
  if (!isObject(value)) return isSecret(name, textOf(value) ?? '') ? stead : value;
  return objectFrom(entriesOf(value).map(([key, field]) => [key, maskValue(field, key, isSecret, stead)]));
}
