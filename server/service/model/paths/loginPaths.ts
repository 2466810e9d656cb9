import type { ASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import { findLogins } from '../authenticationPlaces.ts';
import type { ExtractorModel } from '../extractorModel.ts';
import { asText, findProperty } from '../nodes.ts';
import type { ResponsePath } from './responsePath.ts';

/**
 * The paths into the response to a login: `expires.response` and the references of `apiRequest`
 * (`docs/format/authentication.md`).
 */
export function loginPaths(model: ExtractorModel): ResponsePath[] {
  const properties = findLogins(model).flatMap(({ expires, gives }) => {
    const expiry = findProperty(expires, 'response');
    return [...(expiry ? [expiry] : []), ...(gives ? referencesIn(gives) : [])];
  });
  const options = { kind: 'login', from: 'login', jobs: [], delimiter: '.', inside: [], isRead: true } as const;
  return properties.map((property) => ({ ...options, property, node: asText(property.valueNode) }));
}

function referencesIn(node: ASTNode): PropertyASTNode[] {
  if (node.type === 'array') return node.items.flatMap(referencesIn);
  if (node.type !== 'object') return [];
  const [only, ...others] = node.properties;
  if (only?.keyNode.value === 'response' && others.length === 0) return [only];
  return node.properties.flatMap(({ valueNode }) => (valueNode ? referencesIn(valueNode) : []));
}
