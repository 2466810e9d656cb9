import type { ASTNode, ObjectASTNode, PropertyASTNode } from 'vscode-json-languageservice';

/** A copy of a tree in which every node has its parent in the copy. */
export function copyTree(node: ASTNode, parent?: ASTNode): ASTNode {
  const above = { parent };
  if (node.type === 'object') {
    const properties: PropertyASTNode[] = [];
    const copy: ObjectASTNode = Object.assign({ ...node, properties, children: properties }, above);
    for (const property of node.properties) properties.push(copyProperty(property, copy));
    return copy;
  }
  if (node.type === 'array') {
    const items: ASTNode[] = [];
    const copy: ASTNode = Object.assign({ ...node, items, children: items }, above);
    for (const item of node.items) items.push(copyTree(item, copy));
    return copy;
  }
  return Object.assign({ ...node }, above);
}

function copyProperty(property: PropertyASTNode, parent: ObjectASTNode): PropertyASTNode {
  const children: ASTNode[] = [];
  const copy: PropertyASTNode = Object.assign({ ...property, children }, { parent });
  const keyNode = Object.assign({ ...property.keyNode }, { parent: copy });
  children.push(keyNode);
  if (!property.valueNode) return Object.assign(copy, { keyNode });
  const valueNode = copyTree(property.valueNode, copy);
  children.push(valueNode);
  return Object.assign(copy, { keyNode, valueNode });
}
