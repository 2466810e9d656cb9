import { entriesOf, isList, isObject, type JsonValue } from '../json/value.ts';
import { plainName } from './plainName.ts';

/** Places of error messages, sentences before codes; each may be a text, or an object or list that has one. */
const places = [
  ...['message', 'errormessage', 'errormessages', 'errordescription', 'detail', 'details', 'faultstring', 'msg'],
  ...['description', 'reason', 'text', 'title', 'error', 'errors', 'odataerror', 'fault', 'meta', 'response', 'value'],
];
const deepest = 4;

/** The sentence with the error of a response; undefined if the usual places have none. */
export function sentenceIn(value: JsonValue, depth = deepest): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (depth === 0) return undefined;
  if (isList(value)) return value[0] === undefined ? undefined : sentenceIn(value[0], depth - 1);
  if (!isObject(value)) return undefined;
  const fields = new Map(entriesOf(value).map(([key, field]) => [plainName(key), field]));
  for (const place of places) {
    const field = fields.get(place);
    const sentence = field === undefined ? undefined : sentenceIn(field, depth - 1);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

/** Whether a key is a usual place of an error message. */
export function tellsWhatIsWrong(key: string): boolean {
  return places.includes(plainName(key));
}
