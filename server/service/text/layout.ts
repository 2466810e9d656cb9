import type { Layout } from '@pagewright/core/json/layOut';
import type { TextDocument } from 'vscode-json-languageservice';

/** The layout of a document, from its first line break and its first indented line. */
export function layoutOf(document: TextDocument): Layout {
  const text = document.getText();
  const lineBreak = /\r?\n/.exec(text)?.[0] ?? '';
  return { lineBreak, unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ' };
}

/** The white space at the start of the line of an offset. */
export function indentationAt(document: TextDocument, offset: number): string {
  const { line } = document.positionAt(offset);
  return /^[ \t]*/.exec(document.getText().slice(document.offsetAt({ line, character: 0 })))?.[0] ?? '';
}
