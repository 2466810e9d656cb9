import { layOut } from '@pagewright/core/json/layOut';
import { isObject, type JsonValue, objectFrom } from '@pagewright/core/json/value';
import { pointerSteps } from '@pagewright/core/pointerSteps';
import { mask } from '@pagewright/core/secrecy/redactor';
import type { ASTNode, JSONDocument, TextEdit } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { jsonValue } from '../../model/jsonValue.ts';
import { asObject, findProperty } from '../../model/nodes.ts';
import { removeProperty } from '../../text/edits.ts';
import { insertValue } from '../../text/insertValue.ts';
import { indentationAt, layoutOf } from '../../text/layout.ts';
import { rangeOf } from '../../text/ranges.ts';
import { changesBetween } from './changesBetween.ts';
import { unmasked } from './unmasked.ts';

/** The result of a search, as far as it is written. */
export interface WritableFinding {
  /** The value for `api.pagination`; absent: it stays as it is. */
  pagination?: object | undefined;
  /** Values to set, or to remove, by JSON pointers in the file. */
  changes: readonly { pointer: string; value?: unknown }[];
}

const oneLine = { lineBreak: '', unit: '' };

type Parse = (document: TextDocument) => JSONDocument;

/**
 * The edit that writes what a search found: a single one, which can be undone as one; none if all of it is there. Parts
 * of the text that do not change keep their layout. A finding has no secrets, so those of the document stay.
 */
export function writeFinding(
  document: TextDocument,
  { pagination, changes }: WritableFinding,
  parse: Parse,
): TextEdit[] {
  const root = asObject(parse(document).root);
  const wrapped = isWrapped(root) ? ['parameters'] : [];
  const before = document.getText();
  let text = before;
  if (pagination !== undefined) {
    const place = [...wrapped, 'api', 'pagination'];
    const written = valueAt(root, place);
    const value = unmasked(jsonOf(pagination), written);
    // A secret that is nowhere in the document cannot be written.
    if (layOut(value, oneLine, '').includes(mask)) return [];
    for (const change of changesBetween(written, value))
      text = withChange(text, [...place, ...change.keys], change.value, parse);
  }
  for (const { pointer, value } of changes)
    text = withChange(text, pointerSteps(pointer), value as JsonValue | undefined, parse);
  return text === before ? [] : [onlyChanged(document, text)];
}

/** Whether the parameters are below their key, also if nothing is written there yet. */
function isWrapped(root: ASTNode | undefined): boolean {
  const wrapper = root && findProperty(asObject(root), 'parameters');
  const type = wrapper?.valueNode?.type ?? 'null';
  return wrapper !== undefined && (type === 'object' || type === 'null');
}

/** The value of an object of JSON, with its keys in order. */
function jsonOf(value: unknown): JsonValue {
  if (Array.isArray(value)) return value.map(jsonOf);
  if (typeof value !== 'object' || value === null) return value as JsonValue;
  return objectFrom(Object.entries(value).map(([key, field]) => [key, jsonOf(field)]));
}

function valueAt(root: ASTNode | undefined, keys: readonly string[]): JsonValue | undefined {
  let node = root;
  for (const key of keys) node = findProperty(asObject(node), key)?.valueNode;
  return node && jsonValue(node);
}

function withChange(text: string, keys: readonly string[], value: JsonValue | undefined, parse: Parse): string {
  const document = TextDocument.create('', 'extractor-config', 1, text);
  const edit = editAt(document, parse(document).root, keys, value);
  return edit === undefined ? text : TextDocument.applyEdits(document, [edit]);
}

function editAt(
  document: TextDocument,
  node: ASTNode | undefined,
  [key, ...rest]: readonly string[],
  value: JsonValue | undefined,
): TextEdit | undefined {
  if (node === undefined || key === undefined) return undefined;
  if (node.type === 'array') return editAt(document, node.items[Number(key)], rest, value);
  if (node.type !== 'object') return undefined;
  const property = findProperty(node, key);
  if (property === undefined)
    return value === undefined ? undefined : insertValue(document, node, key, nested(rest, value));
  const inner = property.valueNode;
  const goesOn = rest.length > 0 && (inner?.type === 'object' || inner?.type === 'array');
  if (goesOn) return editAt(document, inner, rest, value);
  if (value === undefined) return rest.length === 0 ? removeProperty(document, property) : undefined;
  const written = nested(rest, value);
  if (inner === undefined) return undefined;
  const newText =
    isObject(written) || Array.isArray(written) ? laidOut(document, inner, written) : JSON.stringify(written);
  return { range: rangeOf(document, inner), newText };
}

function laidOut(document: TextDocument, { offset }: ASTNode, value: JsonValue): string {
  return layOut(value, layoutOf(document), indentationAt(document, offset));
}

function nested(keys: readonly string[], value: JsonValue): JsonValue {
  return keys.toReversed().reduce<JsonValue>((inner, key) => objectFrom([[key, inner]]), value);
}

/** One edit of the part that differs. */
function onlyChanged(document: TextDocument, after: string): TextEdit {
  const before = document.getText();
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const range = rangeOf(document, { offset: start, length: before.length - end - start });
  return { range, newText: after.slice(start, after.length - end) };
}
