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

const ordinary = { enumerable: true, configurable: true, writable: true };

function plainObject(node: ObjectASTNode): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const { keyNode, valueNode } of node.properties) {
    if (!valueNode) continue;
    const { value: key } = keyNode;
    // Written as any other key, this one would be the object's prototype.
    if (key === '__proto__') Object.defineProperty(object, key, { value: plainValue(valueNode), ...ordinary });
    else object[key] = plainValue(valueNode);
  }
  return object;
}
