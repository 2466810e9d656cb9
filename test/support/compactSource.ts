import type { SourceNode } from '@pagewright/core/project/source/sourceNode';

/** The JSON text of a tree on one line, without spaces; of keys that repeat all. */
export function compactSource(node: SourceNode | undefined): string {
  if (node === undefined) return '';
  if (node.kind === 'scalar') return node.json;
  if (node.kind === 'list') return `[${node.items.map(compactSource).join(',')}]`;
  return `{${node.fields.map(({ key, value }) => `${key.json}:${compactSource(value)}`).join(',')}}`;
}
