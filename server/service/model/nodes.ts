import type { ArrayASTNode, ASTNode, ObjectASTNode, PropertyASTNode, StringASTNode } from 'vscode-json-languageservice';

// Readers of the syntax tree. All accept undefined, because anything may be missing in a half-written document.

/** The property with this key; of several, the last one, which counts in a run. */
export function findProperty(object: ObjectASTNode | undefined, key: string): PropertyASTNode | undefined {
  const properties = object?.properties ?? [];
  // Called thousands of times for a large document, so it calls no function for each key.
  for (let index = properties.length - 1; index >= 0; index--) {
    if (properties[index]?.keyNode.value === key) return properties[index];
  }
  return undefined;
}

/** The value of a key. */
export function findValue(object: ObjectASTNode | undefined, key: string): ASTNode | undefined {
  return findProperty(object, key)?.valueNode;
}

/** The value of a key if it is an object. */
export function findObject(object: ObjectASTNode | undefined, key: string): ObjectASTNode | undefined {
  return asObject(findValue(object, key));
}

/** The value at a path of keys. */
export function findAt(object: ObjectASTNode | undefined, path: readonly string[]): ASTNode | undefined {
  return path.reduce<ASTNode | undefined>((node, key) => findValue(asObject(node), key), object);
}

/** The value of a key if it is a list. */
export function findList(object: ObjectASTNode | undefined, key: string): ArrayASTNode | undefined {
  const value = findValue(object, key);
  return value?.type === 'array' ? value : undefined;
}

/** The value of a key if it is a text; an empty text counts as missing, as in a run. */
export function findText(object: ObjectASTNode | undefined, key: string): StringASTNode | undefined {
  const value = findValue(object, key);
  return value?.type === 'string' && value.value !== '' ? value : undefined;
}

/** The text of a key, or the default of the schema if none is written. */
export function textOrDefault<Key extends string>(
  object: ObjectASTNode | undefined,
  key: Key,
  defaults: Readonly<Record<Key, string>>,
): string {
  return findText(object, key)?.value ?? defaults[key];
}

export function asObject(node: ASTNode | undefined): ObjectASTNode | undefined {
  return node?.type === 'object' ? node : undefined;
}

export function asText(node: ASTNode | undefined): StringASTNode | undefined {
  return node?.type === 'string' ? node : undefined;
}
