import { numberText } from './numberText.ts';
import { entriesOf, Float, type JsonList, type JsonObject, type JsonValue } from './value.ts';

const shortEscapes: Record<string, string> = {
  '"': '\\"',
  '\\': '\\\\',
  '/': '\\/',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/**
 * Compact JSON with `/` and everything beyond ASCII escaped (`docs/format/json-to-csv.md#14-compact-json-text`).
 * Undefined if the value contains an infinity, which JSON cannot express.
 */
export function jsonText(value: JsonValue): string | undefined {
  if (typeof value === 'string') return stringText(value);
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : floatText(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Float) return floatText(value.value);
  return Array.isArray(value) ? listText(value) : objectText(value);
}

function floatText(value: number): string | undefined {
  return Number.isFinite(value) ? numberText(value, 17).replace('E', 'e') : undefined;
}

function listText(list: JsonList): string | undefined {
  const items: string[] = [];
  for (const item of list) {
    const text = jsonText(item);
    if (text === undefined) return undefined;
    items.push(text);
  }
  return `[${items.join(',')}]`;
}

function objectText(object: JsonObject): string | undefined {
  const fields: string[] = [];
  for (const [key, value] of entriesOf(object)) {
    const text = jsonText(value);
    if (text === undefined) return undefined;
    fields.push(`${stringText(key)}:${text}`);
  }
  return `{${fields.join(',')}}`;
}

function stringText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is escaped
  return `"${text.replace(/["\\/\u0000-\u001f\u0080-\uffff]/g, escaped)}"`;
}

function escaped(unit: string): string {
  return shortEscapes[unit] ?? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
