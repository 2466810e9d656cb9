import { TextDocuments, type TextDocumentsConfiguration } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** The open documents of the editor, kept up to date edit by edit. */
export type OpenDocuments = TextDocuments<TextDocument>;

/** An empty set of open documents. */
export function createOpenDocuments(): OpenDocuments {
  const configuration: TextDocumentsConfiguration<TextDocument> = TextDocument;
  return new TextDocuments(configuration);
}
