import { JsonSyntaxError } from '../../core/json/jsonSyntaxError.ts';
import { parseJson } from '../../core/json/parseJson.ts';
import { entriesOf, isList, isObject, type JsonValue } from '../../core/json/value.ts';
import { plainName } from '../../core/recognition/plainName.ts';
import { sentenceIn, tellsWhatIsWrong } from '../../core/recognition/sentenceIn.ts';
import { shortened } from '../../core/text/shortened.ts';
import { withoutTags } from '../../core/text/withoutTags.ts';

/** Keys of error codes. */
const codePlaces = ['code', 'type', 'status', 'errorcode', 'errortype', 'name'];
const deepest = 4;
const maxLength = 200;
/** A longer body is a page or data, not a sentence. */
const maxBodyLength = 100_000;
/** Length of a text that is searched for words. */
const maxRecognized = 2000;

/**
 * The error sentence of an API, on one line; undefined if there is none in the usual places. `redact` masks the secrets
 * of a text, and shortens it.
 */
export function findErrorSentence(body: string, redact: (text: string) => string): string | undefined {
  const json = body.length > maxBodyLength ? undefined : jsonOf(body);
  const isJson = json !== undefined || /^\s*[[{]/.test(body);
  const said = isJson ? json && sentenceIn(json.value) : body;
  // Masks secrets first: cut or with other white space they would not be recognized.
  const shown = redact(said ?? '');
  const line = (isJson ? shown : withoutTags(shown)).replace(/\s+/g, ' ').trim();
  return line === '' ? undefined : shortened(line, maxLength);
}

/** Sentences and codes of an API's error, to be recognized and not to be shown. */
export function findErrorTexts(body: string): string[] {
  const json = body.length > maxBodyLength ? undefined : jsonOf(body);
  if (json !== undefined) return textsIn(json.value, deepest);
  return /^\s*[[{]/.test(body) ? [] : [withoutTags(body, { keepsCode: true }).slice(0, maxRecognized)];
}

function textsIn(value: JsonValue, depth: number): string[] {
  if (typeof value === 'string') return [value.slice(0, maxRecognized)];
  if (depth === 0) return [];
  if (isList(value)) return value.slice(0, 1).flatMap((item) => textsIn(item, depth - 1));
  if (!isObject(value)) return [];
  return entriesOf(value).flatMap(([key, field]) => (tells(key) ? textsIn(field, depth - 1) : []));
}

function tells(key: string): boolean {
  return tellsWhatIsWrong(key) || codePlaces.includes(plainName(key));
}

function jsonOf(body: string): { value: JsonValue } | undefined {
  try {
    return { value: parseJson(body) };
  } catch (error) {
    if (error instanceof JsonSyntaxError) return undefined;
    throw error;
  }
}
