import { type Layout, wrap } from '../../json/layOut.ts';
import type { SourceNode } from './sourceNode.ts';

/** The JSON text of a value as `layOut` writes it, but numbers with all their digits. */
export function layOutSource(node: SourceNode, layout: Layout, indentation: string): string {
  if (node.kind === 'scalar') return node.json;
  const inner = indentation + layout.unit;
  if (node.kind === 'list')
    return wrap(
      '[]',
      node.items.map((item) => layOutSource(item, layout, inner)),
      layout,
      indentation,
    );
  const fields = node.fields.map(
    ({ key, value }) => `${key.json}: ${value ? layOutSource(value, layout, inner) : 'null'}`,
  );
  return wrap('{}', fields, layout, indentation);
}
