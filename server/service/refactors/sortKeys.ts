import { groupBy } from '@pagewright/core/groupBy';
import type { ASTNode, MatchingSchema, ObjectASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import { rangeOf } from '../text/ranges.ts';
import type { Refactor } from './refactor.ts';

/**
 * Sorts the keys of every object into the order of the schema. Keys that the schema does not know follow in their
 * order, since the order of parameters, columns and attributes matters in a run. Not for a broken document.
 */
export const sortKeys: Refactor = {
  kind: 'source.sortKeys',
  create({ document, json: { root } }, _span, { matches }) {
    if (root === undefined || !isJson(document.getText())) return undefined;
    const sorted = sortedText(root, document.getText(), readOrders(matches));
    if (sorted === document.getText().slice(root.offset, root.offset + root.length)) return undefined;
    return { title: 'Sort Keys', edits: [{ range: rangeOf(document, root), newText: sorted }] };
  },
};

type Orders = ReadonlyMap<ASTNode, readonly string[]>;

/** The orders of keys. The part of the schema with most keys of an object precedes conditions with a few. */
function readOrders(matches: readonly MatchingSchema[]): Orders {
  const byNode = groupBy(matches, ({ node }) => node);
  return new Map(
    [...byNode].map(([node, applying]) => {
      const lists = applying.map(({ schema }) => Object.keys(schema.properties ?? {}));
      return [node, [...new Set(lists.toSorted((a, b) => b.length - a.length).flat())]];
    }),
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The text of a node with its parts sorted; the commas and space between them stay where they are. */
function sortedText(node: ASTNode, text: string, orders: Orders): string {
  const parts = partsOf(node);
  const ordered = node.type === 'object' ? sort(node, orders.get(node)) : parts;
  let [sorted, end] = ['', node.offset];
  for (const [index, part] of parts.entries()) {
    sorted += text.slice(end, part.offset) + sortedText(ordered[index] ?? part, text, orders);
    end = part.offset + part.length;
  }
  return sorted + text.slice(end, node.offset + node.length);
}

function partsOf(node: ASTNode): readonly ASTNode[] {
  if (node.type === 'object') return node.properties;
  if (node.type === 'array') return node.items;
  return node.type === 'property' && node.valueNode ? [node.valueNode] : [];
}

/** Sorts properties. A duplicate key keeps the order of its values, of which the last counts. */
function sort({ properties }: ObjectASTNode, keys: readonly string[] = []): PropertyASTNode[] {
  const ranks = new Map(keys.map((key, index) => [key, index]));
  const rankOf = ({ keyNode }: PropertyASTNode) => ranks.get(keyNode.value) ?? keys.length;
  return properties.toSorted((a, b) => rankOf(a) - rankOf(b));
}
