import type { ArrayASTNode, ASTNode, ObjectASTNode } from 'vscode-json-languageservice';
import { isCollection } from './isCollection.ts';
import { isContainer, isLarge } from './isLarge.ts';

/** An entry of a collection: a job, a mapping, a child. */
export interface Unit {
  node: ObjectASTNode | ArrayASTNode;
  collection: ObjectASTNode | ArrayASTNode;
  /** Where it stands, without its number in a list: what reads the same at the same place is the same to a schema. */
  place: string;
}

/** The entries of all collections of a tree, in document order; large entries are taken apart in turn. */
export function findUnits(root: ASTNode): Unit[] {
  const units: Unit[] = [];
  visit(root, '');
  return units;

  function visit(node: ASTNode, place: string): void {
    if (node.type === 'array') for (const item of node.items) visitPart(item, node, `${place}/*`);
    if (node.type !== 'object') return;
    for (const { keyNode, valueNode } of node.properties) {
      if (valueNode) visitPart(valueNode, node, `${place}/${keyNode.value}`);
    }
  }

  function visitPart(node: ASTNode, parent: ObjectASTNode | ArrayASTNode, place: string): void {
    if (isLarge(node)) visit(node, place);
    else if (isContainer(node) && isCollection(parent)) units.push({ node, collection: parent, place });
  }
}
