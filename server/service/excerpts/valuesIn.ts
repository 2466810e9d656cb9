import type { ASTNode } from 'vscode-json-languageservice';

/** All that a schema may speak of in a node, in document order: the node itself, keys and values. */
export function valuesIn(node: ASTNode): ASTNode[] {
  const values: ASTNode[] = [];
  collect(node);
  return values;

  function collect(value: ASTNode): void {
    values.push(value);
    if (value.type === 'array') value.items.forEach(collect);
    else if (value.type === 'object') {
      for (const { keyNode, valueNode } of value.properties) {
        values.push(keyNode);
        if (valueNode) collect(valueNode);
      }
    }
  }
}
