import type { TextEdit } from 'vscode-json-languageservice';

/** An edit of the asked document, or of another file of its configuration. */
export interface FileEdit extends TextEdit {
  /** The URI of the other file; absent: the edit is one of the asked document. */
  uri?: string;
}
