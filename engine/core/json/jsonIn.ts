import { JsonSyntaxError } from './jsonSyntaxError.ts';
import { parseJson } from './parseJson.ts';
import type { JsonValue } from './value.ts';

/** The JSON value in a text; undefined if the text is not JSON. */
export function jsonIn(text: string): JsonValue | undefined {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof JsonSyntaxError) return undefined;
    throw error;
  }
}
