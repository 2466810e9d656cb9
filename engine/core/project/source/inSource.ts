import { fieldOf, type SourceNode, textOfSource } from './sourceNode.ts';

/** The items of a list; none of anything else. */
export function itemsOf(node: SourceNode | undefined): readonly SourceNode[] {
  return node?.kind === 'list' ? node.items : [];
}

/** A scalar as text, also a number; undefined for `null` and what is no scalar. */
export function scalarText(node: SourceNode | undefined): string | undefined {
  if (node?.kind !== 'scalar' || node.json === 'null') return undefined;
  return textOfSource(node) ?? node.json;
}

/** The text of a key of an object; undefined if there is no scalar. */
export function textAt(node: SourceNode | undefined, key: string): string | undefined {
  return scalarText(fieldOf(node, key)?.value);
}
