import type { ArrayASTNode, ASTNode, ObjectASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import type { Span } from '../text/ranges.ts';
import { isCollection } from './isCollection.ts';
import { isContainer, isLarge } from './isLarge.ts';

/** A syntax tree that is whole at one place and leaves out what is elsewhere and much. */
export interface Excerpt {
  root: ASTNode;
  /** The node of the tree that a node of the excerpt stands for. */
  originOf(node: ASTNode): ASTNode;
}

/** So many entries of a collection stay wherever the place is, because a schema may ask of what kind they are. */
const keptEntries = 2;

/**
 * Keeps what matters for a place: everything around it, and of the entries of collections those at the place and the
 * first. What a schema says of the place is then the same as in the whole tree, at the price of the excerpt. Only what
 * has to be changed is copied, so the nodes below do not have the excerpt's nodes as their parents.
 */
export function createExcerpt(root: ASTNode, place: Span): Excerpt {
  const origins = new Map<ASTNode, ASTNode>();
  return { root: excerptOf(root, place, origins), originOf: (node) => origins.get(node) ?? node };
}

function excerptOf(node: ASTNode, place: Span, origins: Map<ASTNode, ASTNode>): ASTNode {
  if (!isLarge(node)) return node;
  const excerpt = node.type === 'object' ? excerptOfObject(node) : excerptOfList(node);
  origins.set(excerpt, node);
  return excerpt;

  function excerptOfObject(object: ObjectASTNode): ObjectASTNode {
    const properties = object.properties.map((property, index): PropertyASTNode => {
      const { valueNode, ...key } = property;
      if (!valueNode) return property;
      // Of a map all keys stay, because a key that is there is not offered again.
      if (!isKeptValue(object, index, valueNode, place)) return { ...key, children: [key.keyNode] };
      const value = excerptOf(valueNode, place, origins);
      return value === valueNode ? property : { ...key, valueNode: value, children: [key.keyNode, value] };
    });
    const { offset, length, parent } = object;
    return { type: 'object', offset, length, properties, children: properties, ...(parent && { parent }) };
  }

  function excerptOfList(list: ArrayASTNode): ArrayASTNode {
    const items = keptItems(list, place).map((item) => excerptOf(item, place, origins));
    const { offset, length, parent } = list;
    return { type: 'array', offset, length, items, children: items, ...(parent && { parent }) };
  }
}

function isKeptValue(object: ObjectASTNode, index: number, value: ASTNode, place: Span): boolean {
  const isEntry = isCollection(object) && isContainer(value) && !isLarge(value);
  return !isEntry || index < keptEntries || touches(value, place);
}

function keptItems(list: ArrayASTNode, place: Span): readonly ASTNode[] {
  const { items } = list;
  if (!isCollection(list)) return items;
  return items.filter((item, index) => index < keptEntries || touches(item, place));
}

function touches({ offset, length }: Span, place: Span): boolean {
  return offset <= place.offset + place.length && offset + length >= place.offset;
}
