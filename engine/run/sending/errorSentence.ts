import { JsonSyntaxError } from '../../core/json/jsonSyntaxError.ts';
import { parseJson } from '../../core/json/parseJson.ts';
import { entriesOf, isList, isObject, type JsonValue } from '../../core/json/value.ts';
import { shortened } from '../../core/text/shortened.ts';

/** Where APIs say what is wrong, sentences before codes; each may be a text, or an object or list that has one. */
const places = [
  ...['message', 'errormessage', 'errormessages', 'errordescription', 'detail', 'details', 'faultstring', 'msg'],
  ...['description', 'reason', 'text', 'title', 'error', 'errors', 'odataerror', 'fault', 'meta', 'response', 'value'],
];
const deepest = 4;
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
  const said = isJson ? json && sentenceIn(json.value, deepest) : body;
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

function sentenceIn(value: JsonValue, depth: number): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (depth === 0) return undefined;
  if (isList(value)) return value[0] === undefined ? undefined : sentenceIn(value[0], depth - 1);
  if (!isObject(value)) return undefined;
  const fields = new Map(entriesOf(value).map(([key, field]) => [key.toLowerCase().replace(/[^a-z]/g, ''), field]));
  for (const place of places) {
    const field = fields.get(place);
    const sentence = field === undefined ? undefined : sentenceIn(field, depth - 1);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}
