import { JsonSyntaxError } from '../../core/json/jsonSyntaxError.ts';
import { parseJson } from '../../core/json/parseJson.ts';
import type { JsonValue } from '../../core/json/value.ts';
import { sentenceIn } from '../../core/recognition/sentenceIn.ts';
import { shortened } from '../../core/text/shortened.ts';

const longest = 200;
/** A body that is longer is a page or data, and no sentence. */
const longestBody = 100_000;

/**
 * The sentence in which an API says what is wrong, on one line; undefined if there is none in the usual places. `redact`
 * masks the secrets of a text, and shortens it.
 */
export function findErrorSentence(body: string, redact: (text: string) => string): string | undefined {
  const json = body.length > longestBody ? undefined : jsonOf(body);
  const isJson = json !== undefined || /^\s*[[{]/.test(body);
  const said = isJson ? json && sentenceIn(json.value) : body;
  // Secrets are masked first: cut or with other white space they would not be recognized.
  const line = redact(said ?? '')
    .replace(isJson ? /$^/ : /<(style|script)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line === '' ? undefined : shortened(line, longest);
}

function jsonOf(body: string): { value: JsonValue } | undefined {
  try {
    return { value: parseJson(body) };
  } catch (error) {
    if (error instanceof JsonSyntaxError) return undefined;
    throw error;
  }
}
