import { hasEscapedKey } from './hasEscapedKey.ts';
import { JsonCursor } from './jsonCursor.ts';
import { JsonSyntaxError } from './jsonSyntaxError.ts';
import { plainOf } from './plainOf.ts';
import { readValue } from './readValue.ts';
import type { JsonValue } from './value.ts';

/**
 * What `JSON.parse` promises: plain values of JavaScript, under the keys that are written. For all that is not read
 * without loss (`parseJson`): recordings, reports, descriptions, files of ours. Throws a SyntaxError.
 */
export function parsePlain<Value = unknown>(text: string): Value {
  const value: Value = JSON.parse(text);
  return hasEscapedKey(text) ? (plainOf(readExactly(text)) as Value) : value;
}

/** Of a text that is JSON. It may be nested deeper than the exact reader goes. */
function readExactly(text: string): JsonValue {
  try {
    return readValue(new JsonCursor(text));
  } catch (cause) {
    if (cause instanceof JsonSyntaxError) throw new SyntaxError(cause.message, { cause });
    throw cause;
  }
}
