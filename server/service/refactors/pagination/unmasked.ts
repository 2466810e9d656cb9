import { entriesOf, getField, isList, isObject, type JsonValue, keysOf, objectFrom } from '@pagewright/core/json/value';
import { mask } from '@pagewright/core/secrecy/redactor';

/**
 * A value in which masked texts are those of the document again: a report has no secrets, and a paging that is kept may
 * have some. `written`: the value that it replaces, or that it holds as a part.
 */
export function unmasked(value: JsonValue, written: JsonValue | undefined): JsonValue {
  return restored(value, written, written);
}

/** `here`: the value in the document at the same place; `whole`: all of it, which may be a part of the new value. */
function restored(value: JsonValue, here: JsonValue | undefined, whole: JsonValue | undefined): JsonValue {
  if (here !== undefined && isMaskOf(value, here)) return here;
  if (isObject(value) && whole !== undefined && isMaskOf(value, whole)) return whole;
  if (isList(value)) return value.map((item, index) => restored(item, isList(here) ? here[index] : undefined, whole));
  if (!isObject(value)) return value;
  const inside = (key: string) => (here !== undefined && isObject(here) ? getField(here, key) : undefined);
  return objectFrom(entriesOf(value).map(([key, field]) => [key, restored(field, inside(key), whole)]));
}

/** Whether a value is what masking makes of another one. */
function isMaskOf(value: JsonValue, other: JsonValue | undefined): boolean {
  if (other === undefined) return false;
  if (typeof value === 'string') return typeof other === 'string' && fits(value.split(mask), other);
  if (isList(value))
    return isList(other) && value.length === other.length && value.every((item, index) => isMaskOf(item, other[index]));
  if (!isObject(value)) return value === other;
  if (!isObject(other) || keysOf(other).length !== keysOf(value).length) return false;
  return entriesOf(value).every(([key, field]) => isMaskOf(field, getField(other, key)));
}

/** Whether a text has these pieces in order, with anything between them. */
function fits([first = '', ...rest]: readonly string[], text: string): boolean {
  if (rest.length === 0) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const piece of rest.slice(0, -1)) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  const last = rest.at(-1) ?? '';
  return text.length - last.length >= at && text.endsWith(last);
}
