import { jsonText } from './jsonText.ts';
import { entriesOf, Float, isList, isObject, type JsonValue } from './value.ts';

/** The line breaks and indentation of a document; `lineBreak` is empty for a single line. */
export interface Layout {
  lineBreak: string;
  unit: string;
}

/** The text of a value with its first line at this indentation; empty lists and objects stay on one line. */
export function layOut(value: JsonValue, layout: Layout, indentation: string): string {
  if (isList(value)) {
    const items = value.map((item) => layOut(item, layout, indentation + layout.unit));
    return wrap('[]', items, layout, indentation);
  }
  // `JSON.stringify` can write neither.
  if (typeof value === 'bigint' || value instanceof Float) return jsonText(value) ?? 'null';
  if (!isObject(value)) return JSON.stringify(value);
  const properties = entriesOf(value).map(
    ([key, field]) => `${JSON.stringify(key)}: ${layOut(field, layout, indentation + layout.unit)}`,
  );
  return wrap('{}', properties, layout, indentation);
}

/** The text of a new file with this value. */
export function fileText(value: JsonValue): string {
  return `${layOut(value, { lineBreak: '\n', unit: '  ' }, '')}\n`;
}

/** Puts parts into brackets: each on a separate line, unless the layout has a single line. */
export function wrap(brackets: string, parts: string[], { lineBreak, unit }: Layout, indentation: string): string {
  const [open, close] = brackets;
  if (parts.length === 0) return brackets;
  if (lineBreak === '') return `${open}${parts.join(', ')}${close}`;
  const inner = `${lineBreak}${indentation}${unit}`;
  return `${open}${inner}${parts.join(`,${inner}`)}${lineBreak}${indentation}${close}`;
}
