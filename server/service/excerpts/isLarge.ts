import type { ArrayASTNode, ASTNode, ObjectASTNode } from 'vscode-json-languageservice';

/** Values of more characters than this are taken apart; smaller ones are cheaper to look at than to leave out. */
const largeLength = 4_000;

/** Whether a node is an object or a list of so much text that its parts are worth a look each by itself. */
export function isLarge(node: ASTNode): node is ObjectASTNode | ArrayASTNode {
  return isContainer(node) && node.length > largeLength;
}

/** Whether a node is an object or a list. */
export function isContainer(node: ASTNode): node is ObjectASTNode | ArrayASTNode {
  return node.type === 'object' || node.type === 'array';
}
