import { type JsonValue, maskJson, type Redactor } from '@pagewright/engine/debugging';

/** A value at these keys of a response: masked if one of them is the name of a credential, as in the response. */
export function maskedAt(keys: readonly string[], value: JsonValue, redactor: Redactor): JsonValue {
  const credential = keys.find((key) => redactor.hides(key, ''));
  return credential === undefined ? value : maskJson(value, credential, redactor);
}
