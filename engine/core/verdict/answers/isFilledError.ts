import { entriesOf, Float, isList, isObject, type JsonValue } from '../../json/value.ts';
import { sentenceIn } from '../../recognition/sentenceIn.ts';
import { meaningOfText } from '../../recognition/statusMeaning.ts';

const deepest = 4;

/** Whether the value of an error field is an error. A number is at most a count, unless `isCode`. */
export function isFilledError(value: JsonValue, isCode: boolean): boolean {
  const said = typeof value === 'object' && value !== null ? sentenceIn(value) : undefined;
  return !(said !== undefined && meaningOfText(said) === 'nothing-found') && isFilled(value, isCode, deepest);
}

function isFilled(value: JsonValue, isCode: boolean, depth: number): boolean {
  if (typeof value === 'string') return isErrorText(value, isCode);
  if (typeof value === 'boolean' || value === null) return value === true;
  if (typeof value === 'number' || typeof value === 'bigint') return isCode && !isNone(Number(value));
  if (value instanceof Float || depth === 0) return false;
  if (isList(value)) return value.some((item) => isObject(item) || isFilled(item, isCode, depth - 1));
  return isObject(value) && entriesOf(value).some(([, field]) => isFilled(field, true, depth - 1));
}

function isErrorText(text: string, isCode: boolean): boolean {
  if (/^\s*(?:\d+\s*)?$/.test(text)) return text.trim() !== '' && isCode && !isNone(Number(text));
  const meaning = meaningOfText(text);
  return meaning !== 'fine' && meaning !== 'nothing-found';
}

/** Whether a code means no error. */
function isNone(code: number): boolean {
  return code === 0 || code === 200;
}
