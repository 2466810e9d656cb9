import type { JsonValue } from '@pagewright/core/json/value';
import type { ASTNode, ObjectASTNode } from 'vscode-json-languageservice';

/** The value of a node, as far as it is written: keys without a value are left out, of duplicates the last counts. */
export function plainValue(node: ASTNode): JsonValue {
  switch (node.type) {
    case 'object':
      return plainObject(node);
    case 'array':
      return node.items.map(plainValue);
    case 'property':
      return node.valueNode ? plainValue(node.valueNode) : null;
    default:
      return node.value;
  }
}

const ordinary = { enumerable: true, configurable: true, writable: true };

function plainObject(node: ObjectASTNode): { [key: string]: JsonValue } {
  const object: { [key: string]: JsonValue } = {};
  for (const { keyNode, valueNode } of node.properties) {
    if (!valueNode) continue;
    const { value: key } = keyNode;
    // A plain assignment of this key would set the object's prototype.
    if (key === '__proto__') Object.defineProperty(object, key, { value: plainValue(valueNode), ...ordinary });
    else object[key] = plainValue(valueNode);
  }
  return object;
}
