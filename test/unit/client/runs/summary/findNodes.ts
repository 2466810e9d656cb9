import type { PageNode } from '../../../../../client/shared/webview/pageNode.ts';

/** The parts of a page, itself included, that are looked for, in the order of the page. */
export function findNodes(node: PageNode, isWanted: (node: PageNode) => boolean): PageNode[] {
  const below = node.children.flatMap((child) => (typeof child === 'string' ? [] : findNodes(child, isWanted)));
  return isWanted(node) ? [node, ...below] : below;
}

export function withClass(node: PageNode, name: string): PageNode[] {
  return findNodes(node, ({ attributes }) => (attributes['class'] ?? '').split(' ').includes(name));
}
