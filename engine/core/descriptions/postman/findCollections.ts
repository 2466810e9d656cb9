import { entriesOf, isList, isObject } from '../../json/value.ts';
import type { DocumentNode } from '../documentNode.ts';

/** Deeper ones are no wrappers. */
const maxLevels = 3;
const maxKeys = 20;
const maxElements = 1000;

/**
 * The collections of a document, in its order. Postman's API and its links give one as `{"collection": …}`; other tools
 * put it into a wrapper of their own, or several into a list.
 */
export function findCollections(node: DocumentNode, levels = maxLevels): DocumentNode[] {
  if (isCollection(node)) return [node];
  const { value } = node;
  if (levels === 0 || !(isList(value) || isObject(value))) return [];
  const keys = isList(value)
    ? value.slice(0, maxElements).map((_, index) => String(index))
    : entriesOf(value)
        .slice(0, maxKeys)
        .map(([key]) => key);
  return keys.flatMap((key) => findCollections(node.at(key), levels - 1));
}

/** The value of `item` may be of any type: then the collection has no requests. */
function isCollection(node: DocumentNode): boolean {
  return isObject(node.value) && node.has('info') && node.has('item');
}
