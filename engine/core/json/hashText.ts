import { numberText } from './numberText.ts';
import { Float, type JsonList, type JsonObject, type JsonValue } from './value.ts';

/** The text that is hashed for links, in the platform's serialisation (`docs/format/json-to-csv.md#15-hash-text`). */
export function hashText(value: JsonValue): string {
  switch (typeof value) {
    case 'string':
      return stringText(value);
    case 'number':
      return Number.isInteger(value) ? `i:${value};` : `d:${numberText(value, 17)};`;
    case 'bigint':
      return `i:${value};`;
    case 'boolean':
      return value ? 'b:1;' : 'b:0;';
    default:
      if (value === null) return 'N;';
      if (value instanceof Float) return `d:${numberText(value.value, 17)};`;
      return Array.isArray(value) ? listText(value) : hashTextOfObject(value, []);
  }
}

/** The hash text of an object with further fields at its end, which it must not have itself. */
export function hashTextOfObject(object: JsonObject, further: [string, JsonValue][]): string {
  let count = further.length;
  let fields = '';
  if (object instanceof Map) {
    count += object.size;
    for (const [key, value] of object) fields += stringText(key) + hashText(value);
  } else {
    for (const key in object) {
      const value = object[key];
      if (value === undefined) continue;
      count++;
      fields += stringText(key) + hashText(value);
    }
  }
  for (const [key, value] of further) fields += stringText(key) + hashText(value);
  return `O:8:"stdClass":${count}:{${fields}}`;
}

function listText(list: JsonList): string {
  let items = '';
  let index = 0;
  for (const item of list) items += `i:${index++};${hashText(item)}`;
  return `a:${list.length}:{${items}}`;
}

function stringText(text: string): string {
  return `s:${utf8Length(text)}:"${text}";`;
}

/** The length of a text in bytes of UTF-8. */
function utf8Length(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80) continue;
    // Each half of a surrogate pair counts for two of the four bytes.
    length += code < 0x800 || (code >= 0xd800 && code <= 0xdfff) ? 1 : 2;
  }
  return length;
}
