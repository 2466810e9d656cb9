import { jsonIn } from '../../json/jsonIn.ts';
import { strictJson } from '../../json/strictJson.ts';
import type { JsonValue } from '../../json/value.ts';

/** A string, which ends with the text if it is not closed; or a variable. */
const stringOrVariable = /("(?:\\[\s\S]?|[^"\\])*"?)|\{\{[^{}]*\}\}/g;

/**
 * The JSON in a text written by a person; undefined if it is none. It may have comments, and commas before closing
 * brackets. A variable outside of quotes becomes a text: `{"limit": {{limit}}}`.
 */
export function lenientJson(text: string): JsonValue | undefined {
  const written = text.replace(/^\uFEFF/, '');
  return jsonIn(written) ?? jsonIn(quoteVariables(strictJson(written)));
}

function quoteVariables(text: string): string {
  return text.replace(stringOrVariable, (found, string?: string) => string ?? JSON.stringify(found));
}
