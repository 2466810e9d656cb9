import { entriesOf, isList, isObject } from '../../json/value.ts';
import type { DocumentNode } from '../documentNode.ts';

/** The limits for wrappers. */
const maxLevels = 3;
const maxKeys = 20;
const maxElements = 1000;

/** The collections of a document, in order, also in the wrappers of tools: `{"collection": …}`. */
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

/** Whether a node is a collection. An `item` of another type means that it has no requests. */
function isCollection(node: DocumentNode): boolean {
  return isObject(node.value) && node.has('info') && node.has('item');
}
