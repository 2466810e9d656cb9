import type { ASTNode } from 'vscode-json-languageservice';
import { firstIndex } from '../text/firstIndex.ts';
import { covers } from '../text/ranges.ts';

/**
 * The innermost node that an offset lies in or at the end of; of two that touch there the first. What `getNodeFromOffset`
 * gives for it, but that one goes through all siblings before, which takes long where many offsets are asked for.
 */
export function innermostNode(node: ASTNode | undefined, offset: number): ASTNode | undefined {
  if (!node || !covers(node, offset)) return undefined;
  const children = node.children ?? [];
  const child = children[firstIndex(children.length, (index) => endOf(children[index]) >= offset)];
  return innermostNode(child, offset) ?? node;
}

function endOf(node: ASTNode | undefined): number {
  return node ? node.offset + node.length : Number.POSITIVE_INFINITY;
}
