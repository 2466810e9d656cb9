import { hasEscapedKey } from './hasEscapedKey.ts';
import { JsonCursor } from './jsonCursor.ts';
import { JsonSyntaxError } from './jsonSyntaxError.ts';
import { plainOf } from './plainOf.ts';
import { readValue } from './readValue.ts';
import type { JsonValue } from './value.ts';

/**
 * Parses JSON as plain values of JavaScript under the keys as written, for texts that need no `parseJson`: recordings,
 * reports, descriptions, files of Pagewright. Throws a SyntaxError.
 */
export function parsePlain<Value = unknown>(text: string): Value {
  const value: Value = JSON.parse(text);
  return hasEscapedKey(text) ? (plainOf(readExactly(text)) as Value) : value;
}

/** Parses a text that is known to be JSON and may be nested deeper than the exact reader goes. */
function readExactly(text: string): JsonValue {
  try {
    return readValue(new JsonCursor(text));
  } catch (cause) {
    if (cause instanceof JsonSyntaxError) throw new SyntaxError(cause.message, { cause });
    throw cause;
  }
}
