import type { BesideExpect } from '@pagewright/core/testing/beside/besideExpect';
import type { ASTNode, JSONDocument, TextDocument } from 'vscode-json-languageservice';

/** An `expect.json` with the syntax tree of its text, and what is known of the files around it. */
export interface ExpectDocument {
  document: TextDocument;
  json: JSONDocument;
  beside: BesideExpect;
}

/** The keys from the root of a document to a node; an element of a list adds none. */
export function pathOf(node: ASTNode | undefined): string[] {
  const path: string[] = [];
  for (let at = node; at !== undefined; at = at.parent) if (at.type === 'property') path.unshift(at.keyNode.value);
  return path;
}
