import { Float, type JsonValue, maskJson, type Redactor } from '@pagewright/engine/debugging';
import { entriesOf, isList, isObject, parseJson } from '@pagewright/engine/json';
import { countText } from '@pagewright/engine/text/countText';
import type { Inside, Variable } from './variable.ts';

const maxValueLength = 1_000;
/** The maximum length of the preview of an object or a list in its row. */
const maxPreviewLength = 80;

/** The keys and indexes of a value of a tree. */
export type JsonKeys = readonly (string | number)[];

interface JsonView {
  redactor: Redactor;
  menu?: 'request' | 'response';
  /** The expression for the whole; absent if its parts have none. */
  expression?: string | undefined;
  set?: (keys: JsonKeys, value: JsonValue) => void;
}

/** A value as a tree whose nodes are made when they are opened, whatever its size. */
export function jsonVariable(name: string, value: JsonValue, view: JsonView, keys: JsonKeys = []): Variable {
  const { redactor, menu, expression } = view;
  const isLeaf = !isList(value) && !isObject(value);
  const shown = isLeaf ? maskJson(value, name, redactor) : value;
  const inside = isLeaf || redactor.hides(name, '') ? undefined : insideOf(value, view, keys);
  return {
    name: redactor.redact(name),
    value: inside === undefined && !isLeaf ? redactor.mask : previewOf(shown, redactor),
    ...(inside && { inside }),
    ...(menu && { menu }),
    ...(expression !== undefined && { expression: expressionOf(expression, keys, redactor) }),
    ...(view.set && isLeaf && { set: (text) => setValue(name, text, view, keys) }),
  };
}

/** The value of an entered text: JSON, otherwise a text. */
export function valueOfText(text: string): JsonValue {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

function setValue(name: string, text: string, view: JsonView, keys: JsonKeys): Variable {
  const value = valueOfText(text);
  view.set?.(keys, value);
  return jsonVariable(name, value, view, keys);
}

function insideOf(value: JsonValue, view: JsonView, keys: JsonKeys): Inside {
  if (!isList(value)) {
    const entries = isObject(value) ? entriesOf(value) : [];
    return { rows: () => entries.map(([key, field]) => jsonVariable(key, field, view, [...keys, key])) };
  }
  const rows = (start: number, count: number) =>
    value
      .slice(start, start + count)
      .map((item, index) => jsonVariable(String(start + index), item, view, [...keys, start + index]));
  return { length: value.length, rows };
}

/** A scalar as JSON; for anything else, its size and its beginning. */
function previewOf(value: JsonValue, redactor: Redactor): string {
  if (isList(value)) return countText(value.length, 'element');
  if (isObject(value)) return objectPreview(value, redactor);
  return shortened(scalarText(value), maxValueLength);
}

function objectPreview(value: JsonValue, redactor: Redactor): string {
  const parts: string[] = [];
  let length = 0;
  for (const [key, field] of isObject(value) ? entriesOf(value) : []) {
    const isLeaf = !isList(field) && !isObject(field);
    const text = isLeaf ? shortened(scalarText(maskJson(field, key, redactor)), 24) : isList(field) ? '[…]' : '{…}';
    parts.push(`${redactor.redact(key)}: ${text}`);
    length += parts.at(-1)?.length ?? 0;
    if (length > maxPreviewLength) return `{${parts.join(', ')}, …}`;
  }
  return `{${parts.join(', ')}}`;
}

function scalarText(value: JsonValue): string {
  if (value instanceof Float) return String(value.value);
  return typeof value === 'bigint' ? String(value) : (JSON.stringify(value) ?? '');
}

function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** An expression such as `response.meta["next token"]`; keys are masked, as they are in evaluated values. */
function expressionOf(root: string, keys: JsonKeys, redactor: Redactor): string {
  const steps = keys.map((key) => {
    if (typeof key === 'number') return `[${key}]`;
    const shown = redactor.redact(key);
    return /^(?!(?:in|null|true|false)$)[A-Za-z_]\w*$/.test(shown) ? `.${shown}` : `[${JSON.stringify(shown)}]`;
  });
  return [root, ...steps].join('');
}
