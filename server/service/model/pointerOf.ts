import { childPointer } from '@pagewright/core/childPointer';
import type { ASTNode } from 'vscode-json-languageservice';

/** The JSON pointer (RFC 6901) of a value from the root of its document. */
export function pointerOf(node: ASTNode): string {
  const { parent } = node;
  if (parent?.type === 'property') return childPointer(pointerOf(parent.parent ?? parent), parent.keyNode.value);
  if (parent?.type === 'array') return childPointer(pointerOf(parent), parent.items.indexOf(node));
  return '';
}
