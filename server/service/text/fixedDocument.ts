import { TextDocument } from 'vscode-languageserver-textdocument';

/** A document whose text never changes, such as one that was composed. */
export interface FixedDocument extends TextDocument {
  /** Same text, with the version that it was made of. */
  readonly fixed: TextDocument;
}

/**
 * A document with the text of another one as it is now, because the editor may change the original. A text that never
 * changes is not copied, so that its lines are counted once.
 */
export function fixedDocument(document: TextDocument | FixedDocument): TextDocument {
  if ('fixed' in document) return document.fixed;
  const { uri, languageId, version } = document;
  return TextDocument.create(uri, languageId, version, document.getText());
}
