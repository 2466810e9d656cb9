import { readJsonSource } from '../../project/source/readJsonSource.ts';
import type { SourceField, SourceNode, SourceObject } from '../../project/source/sourceNode.ts';
import { fieldsOnce, plainSpelling } from './compactText.ts';

const nowhere = { file: '', start: 0, end: 0 };

/** The values of a body as they are written to files: texts without escapes that they do not need, repeated keys once. */
export function bodySource(body: string): SourceNode {
  const node = readJsonSource(body, '');
  // The platform stores no body that is not JSON.
  return node === undefined ? objectOf([]) : plain(node);
}

function plain(node: SourceNode): SourceNode {
  if (node.kind === 'scalar') return { ...node, json: plainSpelling(node.json) };
  if (node.kind === 'list') return { ...node, items: node.items.map(plain) };
  const fields = fieldsOnce(node.fields).map(({ key, value }) => ({
    key: { ...key, json: plainSpelling(key.json) },
    ...(value && { value: plain(value) }),
  }));
  return { ...node, fields };
}

/** An object that is in no file. */
export function objectOf(fields: readonly SourceField[]): SourceObject {
  return { kind: 'object', at: nowhere, fields: [...fields] };
}

/** An object with these fields: in their places if they are there, else at the end. */
export function withFields(object: SourceObject, fields: readonly SourceField[]): SourceObject {
  const named = (name: string) => fields.find(({ key }) => key.name === name);
  const kept = object.fields.map((field) => named(field.key.name) ?? field);
  return { ...object, fields: [...kept, ...fields.filter((field) => !kept.includes(field))] };
}

/** A list that is in no file. */
export function listOf(items: readonly SourceNode[]): SourceNode {
  return { kind: 'list', at: nowhere, items: [...items] };
}

/** A field that is in no file. */
export function fieldWith(name: string, value: SourceNode): SourceField {
  return { key: { name, json: JSON.stringify(name), at: nowhere }, value };
}

/** A text, a number or a boolean that is in no file. */
export function scalarOf(value: string | number | boolean): SourceNode {
  return scalarWith(JSON.stringify(value));
}

/** A scalar that is in no file, by its JSON text: a number keeps its digits. */
export function scalarWith(json: string): SourceNode {
  return { kind: 'scalar', json, at: nowhere };
}
