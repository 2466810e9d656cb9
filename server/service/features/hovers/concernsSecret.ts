import type { Context } from '@pagewright/core/expressions/context';
import { usesSecret } from '@pagewright/core/expressions/secretsIn';
import { entriesOf, isList, isObject, type JsonValue } from '@pagewright/core/json/value';
import { isCredentialHeader } from '@pagewright/core/secrecy/credentialNames';
import type { ASTNode } from 'vscode-json-languageservice';

/**
 * Whether the value of an expression may be secret: it uses a secret, or is in the place of credentials. A wrong true
 * is better than a wrong false.
 */
export function concernsSecret(node: ASTNode, written: JsonValue, attr: Context | undefined): boolean {
  return usesSecret(written, attr) || refersToCredential(written) || isCredentialHeader(keyAbove(node));
}

function refersToCredential(value: JsonValue): boolean {
  if (isList(value)) return value.some(refersToCredential);
  if (!isObject(value)) return false;
  return entriesOf(value).some(([key, field]) =>
    key === 'attr' && typeof field === 'string' ? isCredentialHeader(field) : refersToCredential(field),
  );
}

/** The key whose value is an expression, or contains it as an argument. */
function keyAbove(node: ASTNode): string {
  const { parent } = node;
  if (parent === undefined) return '';
  return parent.type === 'property' && parent.keyNode.value !== 'args' ? parent.keyNode.value : keyAbove(parent);
}
