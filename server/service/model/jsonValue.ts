import { type JsonObject, type JsonValue, needsMap, objectFrom } from '@pagewright/core/json/value';
import type { ASTNode, ObjectASTNode } from 'vscode-json-languageservice';

/** The value of a node as the engine reads it, with keys in document order. Keys without a value are left out. */
export function jsonValue(node: ASTNode): JsonValue {
  switch (node.type) {
    case 'object':
      return objectValue(node);
    case 'array':
      return node.items.map(jsonValue);
    case 'property':
      return node.valueNode ? jsonValue(node.valueNode) : null;
    default:
      return node.value;
  }
}

/** The value of an object. Documents are read after every keystroke, so it is filled without a list of its entries. */
function objectValue({ properties }: ObjectASTNode): JsonObject {
  if (properties.some(({ keyNode }) => needsMap(keyNode.value))) return objectFrom(entriesIn(properties));
  const object: { [key: string]: JsonValue } = {};
  for (const { keyNode, valueNode } of properties) if (valueNode) object[keyNode.value] = jsonValue(valueNode);
  return object;
}

function entriesIn(properties: ObjectASTNode['properties']): [string, JsonValue][] {
  return properties.flatMap(({ keyNode, valueNode }): [string, JsonValue][] =>
    valueNode ? [[keyNode.value, jsonValue(valueNode)]] : [],
  );
}
