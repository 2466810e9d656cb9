import { isCredentialName } from '@pagewright/core/secrecy/credentialNames';
import type { ASTNode, DocumentSymbol, PropertyASTNode, TextDocument } from 'vscode-json-languageservice';
import { SymbolKind } from 'vscode-languageserver-types';
import { rangeOf } from '../text/ranges.ts';

const kinds = {
  object: SymbolKind.Module,
  array: SymbolKind.Array,
  string: SymbolKind.String,
  number: SymbolKind.Number,
  boolean: SymbolKind.Boolean,
  null: SymbolKind.Null,
  property: SymbolKind.Property,
} as const;

/** A key with its value next to it, and other symbols below: by default the keys of its value. Secrets are hidden. */
export function propertySymbol(
  { keyNode, valueNode, ...property }: PropertyASTNode,
  document: TextDocument,
  children = keysOf(valueNode, document),
): DocumentSymbol {
  return {
    // The editor refuses a symbol without a name.
    name: keyNode.value === '' ? '""' : keyNode.value,
    detail: isCredentialName(keyNode.value) ? '' : detailOf(valueNode),
    kind: kinds[valueNode?.type ?? 'property'],
    range: rangeOf(document, property),
    selectionRange: rangeOf(document, keyNode),
    children,
  };
}

function keysOf(value: ASTNode | undefined, document: TextDocument): DocumentSymbol[] {
  const properties = value?.type === 'object' ? value.properties : [];
  return properties.map((property) => propertySymbol(property, document));
}

function detailOf(value: ASTNode | undefined): string {
  if (value === undefined || value.type === 'object' || value.type === 'property') return '';
  if (value.type === 'array') return `${value.items.length} ${value.items.length === 1 ? 'entry' : 'entries'}`;
  return String(value.value);
}
