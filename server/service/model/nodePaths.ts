import { pointerSteps } from '@pagewright/core/pointerSteps';
import type { ASTNode } from 'vscode-json-languageservice';
import { findValue } from './nodes.ts';

/** The node at a JSON pointer (RFC 6901) below this one; undefined if it does not exist. */
export function nodeAt(root: ASTNode | undefined, pointer: string): ASTNode | undefined {
  let node = root;
  for (const step of pointerSteps(pointer)) {
    if (node?.type === 'object') node = findValue(node, step);
    else if (node?.type === 'array') node = /^\d+$/.test(step) ? node.items[Number(step)] : undefined;
    else return undefined;
  }
  return node;
}
