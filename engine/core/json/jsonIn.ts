import { JsonSyntaxError } from './jsonSyntaxError.ts';
import { parseJson } from './parseJson.ts';
import type { JsonValue } from './value.ts';

/** What a text holds as JSON; undefined where it is none. */
export function jsonIn(text: string): JsonValue | undefined {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof JsonSyntaxError) return undefined;
    throw error;
  }
}
