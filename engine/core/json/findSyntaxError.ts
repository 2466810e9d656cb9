import { JsonSyntaxError } from './jsonSyntaxError.ts';
import { parseJson } from './parseJson.ts';

/** Why a text is not JSON, in words of our own; undefined if it is JSON. */
export function findSyntaxError(text: string): JsonSyntaxError | undefined {
  try {
    parseJson(text);
    return undefined;
  } catch (error) {
    if (error instanceof JsonSyntaxError) return error;
    throw error;
  }
}
