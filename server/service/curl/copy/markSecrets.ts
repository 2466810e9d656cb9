import { soleContext } from '@pagewright/core/expressions/expression';
import { jsonText } from '@pagewright/core/json/jsonText';
import { parseJson } from '@pagewright/core/json/parseJson';
import { textOf } from '@pagewright/core/json/textOf';
import { entriesOf, isList, isObject, type JsonValue, objectFrom } from '@pagewright/core/json/value';
import { isReference, isSecretField, withinOf } from '@pagewright/core/secrecy/configSecrets';
import { isMarked } from '@pagewright/core/secrecy/credentialNames';

type MarkOf = (key: string, secret: string) => string;

/** A configuration with a stand-in for every secret. The only secrets left in it are keys and certificates. */
export function markSecrets(value: JsonValue, markOf: MarkOf, within = ''): JsonValue {
  if (isList(value)) return value.map((item) => markSecrets(item, markOf, within));
  if (!isObject(value) || isReference(value)) return value;
  return objectFrom(
    entriesOf(value).map(([key, field]): [string, JsonValue] => {
      // A header in plain text is replaced in the request, after its scheme.
      const isSecret = isSecretField(key, field, within) && (within !== 'headers' || isMarked(key));
      return [key, isSecret ? markAll(field, key, markOf) : markSecrets(field, markOf, withinOf(key, within))];
    }),
  );
}

/** Everything below a secret key, except the names of functions and references. */
function markAll(value: JsonValue, key: string, markOf: MarkOf): JsonValue {
  if (isList(value)) return value.map((item) => markAll(item, key, markOf));
  if (isObject(value)) {
    if (soleContext(value) !== undefined) return value;
    return objectFrom(
      entriesOf(value).map(([inner, field]): [string, JsonValue] => [
        inner,
        inner === 'function' ? field : markAll(field, inner === 'args' ? key : inner, markOf),
      ]),
    );
  }
  const text = typeof value === 'boolean' ? '' : (textOf(value) ?? '');
  // A certificate or a key is used for the connection, not in a request.
  if (text === '' || text.includes('-----BEGIN')) return value;
  return markJson(text, key, markOf) ?? markOf(key, text);
}

/** OAuth credentials are a JSON text and must stay one. */
function markJson(text: string, key: string, markOf: MarkOf): string | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return jsonText(markAll(parseJson(text), key, markOf));
  } catch {
    return undefined;
  }
}
