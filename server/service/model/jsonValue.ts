import type { ASTNode } from 'vscode-json-languageservice';
import { type JsonValue, objectFrom } from '../../../engine/core/json/value.ts';

/**
 * The value of a node as the engine reads it, with keys in document order. Keys without a value are
 * left out.
 */
export function jsonValue(node: ASTNode): JsonValue {
  switch (node.type) {
    case 'object':
      return objectFrom(
        node.properties.flatMap(({ keyNode, valueNode }): [string, JsonValue][] =>
          valueNode ? [[keyNode.value, jsonValue(valueNode)]] : [],
        ),
      );
    case 'array':
      return node.items.map(jsonValue);
    case 'property':
      return node.valueNode ? jsonValue(node.valueNode) : null;
    default:
      return node.value;
  }
}
