import type { ArrayASTNode, ASTNode, ObjectASTNode } from 'vscode-json-languageservice';
import { isLarge } from './isLarge.ts';

/** An object with more keys than this holds things that are alike, as far as its values are objects or lists. */
const mapKeys = 16;

/** Whether a node is a large list, or a large object that is used as a map: mappings by data type, for example. */
export function isCollection(node: ASTNode): node is ObjectASTNode | ArrayASTNode {
  return isLarge(node) && (node.type === 'array' || node.properties.length > mapKeys);
}
