import type { ArrayASTNode, ASTNode, ObjectASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import { covers } from '../text/ranges.ts';
import { isContainer, isLarge } from './isLarge.ts';

/** The number of first entries of a collection that always stay, because a schema may check their kind. */
const keptEntries = 2;

/**
 * A copy of a tree with the parts that matter at an offset: everything around it, and from collections the entries at
 * the offset and the first ones. A schema gives the same result about the place as in the whole tree, at the cost of
 * the copy.
 */
export function createExcerpt(node: ASTNode, offset: number, parent?: ASTNode): ASTNode {
  if (node.type === 'object') return excerptOfObject(node, offset, parent);
  if (node.type === 'array') return excerptOfList(node, offset, parent);
  return Object.assign({ ...node }, parent && { parent });
}

function excerptOfObject(object: ObjectASTNode, offset: number, parent: ASTNode | undefined): ObjectASTNode {
  const properties: PropertyASTNode[] = [];
  const copy: ObjectASTNode = Object.assign({ ...object, properties, children: properties }, parent && { parent });
  for (const [index, property] of object.properties.entries()) {
    const { valueNode } = property;
    const isKept = valueNode !== undefined && isKeptValue(object, index, valueNode, offset);
    properties.push(copyProperty(property, copy, isKept ? offset : undefined));
  }
  return copy;
}

function excerptOfList(list: ArrayASTNode, offset: number, parent: ASTNode | undefined): ArrayASTNode {
  const items: ASTNode[] = [];
  const copy: ArrayASTNode = Object.assign({ ...list, items, children: items }, parent && { parent });
  for (const item of keptItems(list, offset)) items.push(createExcerpt(item, offset, copy));
  return copy;
}

/** Copies a property, with its value if an offset is given. */
function copyProperty(property: PropertyASTNode, parent: ObjectASTNode, offset: number | undefined): PropertyASTNode {
  const children: ASTNode[] = [];
  const { valueNode, ...key } = property;
  const copy: PropertyASTNode = Object.assign({ ...key, children }, { parent });
  const keyNode = Object.assign({ ...property.keyNode }, { parent: copy });
  children.push(keyNode);
  if (!valueNode || offset === undefined) return Object.assign(copy, { keyNode });
  const value = createExcerpt(valueNode, offset, copy);
  children.push(value);
  return Object.assign(copy, { keyNode, valueNode: value });
}

/** Whether a value is kept. A map keeps all its keys, so that none is offered again, but not all of their values. */
function isKeptValue(object: ObjectASTNode, index: number, value: ASTNode, offset: number): boolean {
  const isEntry = isCollection(object) && isContainer(value) && !isLarge(value);
  return !isEntry || index < keptEntries || covers(value, offset);
}

function keptItems(list: ArrayASTNode, offset: number): readonly ASTNode[] {
  const { items } = list;
  if (!isCollection(list)) return items;
  return items.filter((item, index) => index < keptEntries || covers(item, offset));
}

/** The number of keys above which an object is a map, if its values are objects or lists. */
const mapKeys = 16;

/** Whether a node is a large list, or a large object used as a map, such as mappings by data type. */
function isCollection(node: ASTNode): node is ObjectASTNode | ArrayASTNode {
  return isLarge(node) && (node.type === 'array' || node.properties.length > mapKeys);
}
