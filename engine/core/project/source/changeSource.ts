import { readJsonSource } from './readJsonSource.ts';
import type { SourceChange } from './sourceChange.ts';
import type { SourceField, SourceNode, SourceObject } from './sourceNode.ts';

const nowhere = { file: '', start: 0, end: 0 };

/** A tree with a change made, without places for what is new; undefined if the change does not fit the tree. */
export function changeSource(root: SourceNode | undefined, change: SourceChange): SourceNode | undefined {
  const tree = root ?? { kind: 'scalar', json: 'null', at: nowhere };
  if (change.kind === 'set') return changeAt(tree, change.path, () => newSource(change.json));
  if (change.kind === 'add') return changeAt(tree, change.path, (node) => withKey(node, change));
  if (change.kind === 'insert') return changeAt(tree, change.path, (node) => withItem(node, change));
  const step = change.path.at(-1);
  if (step === undefined) return undefined;
  const above = change.path.slice(0, -1);
  if (change.kind === 'remove') return changeAt(tree, above, (node) => without(node, step));
  return changeAt(tree, above, (node) => renamed(node, step, change.key));
}

/** The tree of a JSON text; undefined if it is none. */
export function newSource(json: string): SourceNode | undefined {
  return readJsonSource(json, '');
}

type Change = (node: SourceNode) => SourceNode | undefined;

function changeAt(node: SourceNode, [step, ...below]: readonly string[], change: Change): SourceNode | undefined {
  if (step === undefined) return change(node);
  if (node.kind === 'scalar') return undefined;
  if (node.kind === 'list') {
    const item = node.items[Number(step)];
    const changed = item && changeAt(item, below, change);
    return changed && { ...node, items: node.items.with(Number(step), changed) };
  }
  const index = indexOf(node, step);
  const field = node.fields[index];
  const changed = field?.value && changeAt(field.value, below, change);
  return field && changed && { ...node, fields: node.fields.with(index, { ...field, value: changed }) };
}

function indexOf({ fields }: SourceObject, name: string): number {
  return fields.findLastIndex(({ key }) => key.name === name);
}

function withKey(node: SourceNode, { key, json, before }: Extract<SourceChange, { kind: 'add' }>) {
  const value = newSource(json);
  const object = isNothing(node) ? { kind: 'object' as const, at: node.at, fields: [] } : node;
  if (value === undefined || object.kind !== 'object' || indexOf(object, key) >= 0) return undefined;
  const at = before === undefined ? object.fields.length : indexOf(object, before);
  return at < 0 ? undefined : { ...object, fields: object.fields.toSpliced(at, 0, { key: newKey(key), value }) };
}

function withItem(node: SourceNode, { index, json }: Extract<SourceChange, { kind: 'insert' }>) {
  const value = newSource(json);
  const list = isNothing(node) ? { kind: 'list' as const, at: node.at, items: [] } : node;
  if (value === undefined || list.kind !== 'list' || index < 0 || index > list.items.length) return undefined;
  return { ...list, items: list.items.toSpliced(index, 0, value) };
}

function without(node: SourceNode, step: string): SourceNode | undefined {
  if (node.kind === 'scalar') return undefined;
  const at = node.kind === 'list' ? Number(step) : indexOf(node, step);
  const parts: readonly unknown[] = node.kind === 'list' ? node.items : node.fields;
  if (parts[at] === undefined) return undefined;
  return node.kind === 'list'
    ? { ...node, items: node.items.toSpliced(at, 1) }
    : { ...node, fields: node.fields.toSpliced(at, 1) };
}

function renamed(node: SourceNode, step: string, key: string): SourceNode | undefined {
  if (node.kind !== 'object' || (step !== key && indexOf(node, key) >= 0)) return undefined;
  const at = indexOf(node, step);
  const field = node.fields[at];
  return field && { ...node, fields: node.fields.with(at, { ...field, key: newKey(key) }) };
}

function newKey(name: string): SourceField['key'] {
  return { name, json: JSON.stringify(name), at: nowhere };
}

/** Whether a value is `null`, as is where nothing is written. */
export function isNothing(node: SourceNode): boolean {
  return node.kind === 'scalar' && node.json === 'null';
}
