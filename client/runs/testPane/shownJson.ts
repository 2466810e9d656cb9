import { entriesOf, isList, isObject, type JsonValue } from '@pagewright/engine/json';

/** A value as JSON on one line, cut at this many characters. The rest is not read. */
export function shownJson(value: JsonValue, maxLength: number): string {
  const parts: string[] = [];
  let left = maxLength;
  const write = (text: string) => {
    parts.push(text.slice(0, Math.max(0, left + 1)));
    left -= text.length;
  };
  writeValue(value, write, () => left < 0);
  const text = parts.join('');
  return left < 0 ? `${text.slice(0, maxLength)}…` : text;
}

function writeValue(value: JsonValue, write: (text: string) => void, isFull: () => boolean): void {
  if (!isList(value) && !isObject(value)) {
    write(scalarText(value));
    return;
  }
  write(isList(value) ? '[' : '{');
  let separator = '';
  for (const [key, item] of isList(value) ? value.entries() : entriesOf(value)) {
    if (isFull()) return;
    write(typeof key === 'string' ? `${separator}${JSON.stringify(key)}: ` : separator);
    writeValue(item, write, isFull);
    separator = ', ';
  }
  write(isList(value) ? ']' : '}');
}

/** A text, a number with all its digits, or a word. */
function scalarText(value: JsonValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : String(value);
}
