import { stringIn } from '../../json/stringIn.ts';
import type { SourceField, SourceNode } from '../../project/source/sourceNode.ts';

/** The JSON text of a value without white space: numbers with all their digits, keys in their order, repeated ones once. */
export function compactText(node: SourceNode): string {
  if (node.kind === 'scalar') return node.json;
  if (node.kind === 'list') return `[${node.items.map(compactText).join(',')}]`;
  const fields = fieldsOnce(node.fields);
  return `{${fields.map(({ key, value }) => `${key.json}:${value ? compactText(value) : 'null'}`).join(',')}}`;
}

/** The fields of an object without those whose key comes again: the last one counts. */
export function fieldsOnce(fields: readonly SourceField[]): SourceField[] {
  const last = new Map(fields.map((field) => [field.key.name, field]));
  return fields.filter((field) => last.get(field.key.name) === field);
}

/** A scalar as it is mostly written: a text without escapes that it does not need. */
export function plainSpelling(json: string): string {
  return json.startsWith('"') && json.includes('\\') ? JSON.stringify(stringIn(json)) : json;
}
