import type { TreeTool } from '../../project/model/projectTree.ts';
import { readJsonSource } from '../../project/source/readJsonSource.ts';
import { sameSource } from '../../project/source/sameSource.ts';
import { fieldOf, type SourceField, type SourceNode } from '../../project/source/sourceNode.ts';
import { bodySource, fieldWith, objectOf } from './bodySource.ts';
import { compactText } from './compactText.ts';
import { spelledAs } from './spelledAs.ts';

/**
 * The body of a file as the project would have it: what means the same as in the version that it was made from is spelled
 * as there, and what the files of a tool cannot hold comes from there. Takes and gives JSON texts.
 */
export function completeBody(body: string, base: string, tool: TreeTool | undefined): string {
  const from = readJsonSource(base, '');
  if (body === '' || from === undefined) return body;
  const completed = withHeld(spelledAs(bodySource(body), from, tool !== undefined), from, tool);
  return sameSource(completed, from) ? base : compactText(completed);
}

/** A body with what its kind of files cannot hold, which the version has. */
function withHeld(local: SourceNode, base: SourceNode, tool: TreeTool | undefined): SourceNode {
  if (local.kind !== 'object') return local;
  if (base.kind !== 'object') return local.fields.length === 0 && isEmpty(base) ? base : local;
  if (tool !== 'kbagent') return { ...local, fields: movedTo(local.fields, base.fields) };
  return { ...local, fields: inOrderOf(base.fields, withStorage(local.fields, base)) };
}

function isEmpty(node: SourceNode): boolean {
  return node.kind === 'scalar' ? node.json === 'null' : node.kind === 'list' && node.items.length === 0;
}

/** The fields with the references to variables, which are in no file of kbc, where the version has them. */
function movedTo(local: readonly SourceField[], base: readonly SourceField[]): SourceField[] {
  const isMoved = ({ key: { name } }: SourceField) => name === 'variables_id' || name === 'variables_values_id';
  const fields = local.filter((field) => !isMoved(field));
  for (const field of local.filter(isMoved)) fields.splice(placeIn(fields, field, base), 0, field);
  return fields;
}

/** The index after the nearest field that precedes a field in the version; the end, if the version does not have it. */
function placeIn(fields: readonly SourceField[], { key }: SourceField, base: readonly SourceField[]): number {
  const at = base.findIndex((field) => field.key.name === key.name);
  if (at < 0) return fields.length;
  const before = base.slice(0, at).map((field) => field.key.name);
  return fields.findLastIndex((field) => before.includes(field.key.name)) + 1;
}

/** Fields in the order of others; those that are not among them come last. */
export function inOrderOf(model: readonly SourceField[], fields: readonly SourceField[]): SourceField[] {
  const order = new Map(model.map(({ key }, index) => [key.name, index]));
  const placeOf = ({ key }: SourceField) => order.get(key.name) ?? model.length;
  return fields.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The fields with what kbagent has no place for: other keys of `storage`, and one that is empty or no object. */
function withStorage(fields: readonly SourceField[], base: SourceNode): SourceField[] {
  const [own, old] = [fieldOf(objectOf(fields), 'storage')?.value, fieldOf(base, 'storage')?.value];
  if (old === undefined) return [...fields];
  const others = fields.filter(({ key }) => key.name !== 'storage');
  if (old.kind !== 'object' || old.fields.length === 0)
    return own === undefined ? [...others, fieldWith('storage', old)] : [...fields];
  const lost = old.fields.filter(({ key }) => key.name !== 'input' && key.name !== 'output');
  const inside = own?.kind === 'object' ? own.fields : [];
  const joined = inOrderOf(old.fields, [...inside, ...lost]);
  return joined.length === 0 ? others : [...others, fieldWith('storage', objectOf(joined))];
}
