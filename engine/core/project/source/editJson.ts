import type { Layout } from '../../json/layOut.ts';
import { insertInBrackets, removeInBrackets } from './bracketEdits.ts';
import { newSource } from './changeSource.ts';
import { fittingEdit } from './fittingEdit.ts';
import { layOutSource } from './layOutSource.ts';
import { readJsonSource } from './readJsonSource.ts';
import type { SourceChange, SourceEdit } from './sourceChange.ts';
import { fieldOf, type SourceNode, sourceAt } from './sourceNode.ts';
import { indentationOf, lineBreakOf } from './textLines.ts';

/**
 * The edit of a JSON text that makes a change and touches nothing else. What is new is laid out as its neighbours are.
 * Undefined: the text is no JSON, or it has no such place.
 */
export function editJson(text: string, change: SourceChange): SourceEdit | undefined {
  const read = (each: string) => ({ root: readJsonSource(each, ''), errors: 0 });
  return fittingEdit(text, change, read, (root) => (root === undefined ? [] : [editOf(text, root, change)]));
}

function editOf(text: string, root: SourceNode, change: SourceChange): SourceEdit | undefined {
  const above = sourceAt(root, change.path.slice(0, -1));
  const step = change.path.at(-1) ?? '';
  if (change.kind === 'remove') return above && removeInBrackets(text, above, indexIn(above, step));
  if (change.kind === 'rename') return renamed(above, step, change.key);
  const node = sourceAt(root, change.path);
  if (node === undefined) return undefined;
  if (change.kind === 'set') return { ...node.at, text: written(text, change.json, node, above) };
  const key = change.kind === 'add' ? `${JSON.stringify(change.key)}: ` : '';
  if (node.kind === 'scalar' || partsOf(node).length === 0) return filled(text, node, key, change);
  const index = change.kind === 'insert' ? change.index : indexIn(node, change.before);
  return insertInBrackets(text, node, index, key + written(text, change.json, undefined, node));
}

function renamed(above: SourceNode | undefined, step: string, key: string): SourceEdit | undefined {
  const at = fieldOf(above, step)?.key.at;
  return at && { ...at, text: JSON.stringify(key) };
}

/** An empty object or list, or a null, with its first part. */
function filled(text: string, node: SourceNode, key: string, { json }: { json: string }): SourceEdit {
  const [open, close] = key === '' ? '[]' : '{}';
  return { ...node.at, text: written(text, `${open}${key}${json}${close}`, undefined, undefined, node.at.start) };
}

/** The text of a new value: on one line if the value that it replaces, or the one around it, is. */
function written(
  text: string,
  json: string,
  old?: SourceNode,
  around?: SourceNode,
  start = placeOf(old, around),
): string {
  const value = newSource(json);
  if (value === undefined) return json;
  const model = old !== undefined && partsOf(old).length > 0 ? old : around;
  const isLine = model !== undefined && !text.slice(model.at.start, model.at.end).includes('\n');
  return layOutSource(value, isLine ? { lineBreak: '', unit: '' } : layoutOfText(text), indentationOf(text, start));
}

function placeOf(old: SourceNode | undefined, around: SourceNode | undefined): number {
  const last = around && partsOf(around).at(-1);
  return old?.at.start ?? (last && 'key' in last ? last.key.at.start : last?.at.start) ?? around?.at.start ?? 0;
}

function partsOf(node: SourceNode) {
  if (node.kind === 'scalar') return [];
  return node.kind === 'list' ? node.items : node.fields;
}

function indexIn(node: SourceNode, step: string | undefined): number {
  if (step === undefined || node.kind === 'scalar') return partsOf(node).length;
  return node.kind === 'list' ? Number(step) : node.fields.findLastIndex(({ key }) => key.name === step);
}

function layoutOfText(text: string): Layout {
  return { lineBreak: lineBreakOf(text) ?? '', unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ' };
}
