import type { ASTNode, ObjectASTNode } from 'vscode-json-languageservice';

/**
 * The value that a node stands for, as far as it is written: keys without a value are left out, of a key written twice
 * the last value counts.
 */
export function plainValue(node: ASTNode): unknown {
  switch (node.type) {
    case 'object':
      return plainObject(node);
    case 'array':
      return node.items.map(plainValue);
    case 'property':
      return node.valueNode && plainValue(node.valueNode);
    default:
      return node.value;
  }
}

function plainObject(node: ObjectASTNode): Record<string, unknown> {
  const entries = node.properties.flatMap(({ keyNode, valueNode }): [string, unknown][] =>
    valueNode ? [[keyNode.value, plainValue(valueNode)]] : [],
  );
  return Object.fromEntries(entries);
}
