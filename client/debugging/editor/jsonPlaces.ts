import { childPointer } from '@pagewright/engine/json';
import { findNodeAtOffset, getNodePath, type JSONPath, type Node, parseTree } from 'jsonc-parser';

/** A part of a text, with the pointer of the value that it stands for. */
export interface JsonPlace {
  pointer: string;
  offset: number;
  length: number;
}

/** The key or the plain value at an offset. A key stands for its whole property. */
export function placeAt(text: string, offset: number): JsonPlace | undefined {
  const root = parseTree(text);
  const node = root && findNodeAtOffset(root, offset);
  if (node === undefined || node.children !== undefined) return undefined;
  return { pointer: getNodePath(node).reduce<string>(childPointer, ''), offset: node.offset, length: node.length };
}

/** The keys whose value changes with each page: by name, by the name of the object around, or as a function. */
const changing = new Set(['responseParam', 'urlKey', 'limit', 'dataField', 'nextPageFlag.field', 'placeholders.*']);

/** The changing values of a configuration, each at its key. */
export function changingPlaces(text: string): (JsonPlace & { key: string })[] {
  const root = parseTree(text);
  return root === undefined ? [] : propertiesOf(root).filter(isChanging).map(toPlace);
}

interface Property {
  node: Node;
  key: string;
  value: Node;
  path: JSONPath;
}

function propertiesOf(node: Node): Property[] {
  const [key, value] = node.children ?? [];
  const below = (node.children ?? []).flatMap(propertiesOf);
  if (node.type !== 'property' || key === undefined || value === undefined) return below;
  return [{ node: key, key: key.value, value, path: getNodePath(value) }, ...below];
}

function isChanging({ key, value, path }: Property): boolean {
  const around = String(path.at(-2) ?? '');
  const isFunction =
    value.type === 'object' && value.children?.some((child) => child.children?.[0]?.value === 'function');
  return isFunction === true || [key, `${around}.${key}`, `${around}.*`].some((name) => changing.has(name));
}

function toPlace({ node, key, path }: Property): JsonPlace & { key: string } {
  return { key, pointer: path.reduce<string>(childPointer, ''), offset: node.offset, length: node.length };
}
