import type { ArrayASTNode, ASTNode, ObjectASTNode } from 'vscode-json-languageservice';

/** The number of characters above which values are cut down; smaller ones are cheaper to keep. */
const largeLength = 4_000;

/** Whether a node is an object or a list long enough to examine its parts one by one. */
export function isLarge(node: ASTNode): node is ObjectASTNode | ArrayASTNode {
  return isContainer(node) && node.length > largeLength;
}

/** Whether a node is an object or a list. */
export function isContainer(node: ASTNode): node is ObjectASTNode | ArrayASTNode {
  return node.type === 'object' || node.type === 'array';
}
