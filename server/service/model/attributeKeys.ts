import type { ASTNode, ObjectASTNode, PropertyASTNode } from 'vscode-json-languageservice';

/** A key in `config` or an iteration, with the name that references use for it. */
export interface NamedProperty {
  /** The flattened name, such as `credentials.0.token`. */
  name: string;
  property: PropertyASTNode;
}

/** Keys that a run itself reads; the keys below them are not attributes that references can name. */
const ownKeys = new Set(['jobs', 'mappings', 'http', 'userData']);

/** Every key of a layer of `config` that is an attribute or part of one. A computed attribute is one key. */
export function attributeKeys(layer: ObjectASTNode): NamedProperty[] {
  return layer.properties.flatMap((property) =>
    ownKeys.has(property.keyNode.value) ? [] : withKeysBelow(property, property.keyNode.value),
  );
}

function withKeysBelow(property: PropertyASTNode, name: string): NamedProperty[] {
  return [{ name, property }, ...(property.valueNode ? keysIn(property.valueNode, name) : [])];
}

function keysIn(node: ASTNode, name: string): NamedProperty[] {
  if (node.type === 'array') return node.items.flatMap((item, index) => keysIn(item, `${name}.${index}`));
  if (node.type !== 'object' || node.properties.some(({ keyNode }) => keyNode.value === 'function')) return [];
  return node.properties.flatMap((property) => withKeysBelow(property, `${name}.${property.keyNode.value}`));
}
