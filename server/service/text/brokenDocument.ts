import type { TextDocument } from 'vscode-languageserver-textdocument';

/** A place of a text that is not finished in the file it was composed of. */
export interface BrokenPlace {
  offset: number;
  /** The parts that may be other than they seem: the value there, the object or list around it, or all that is around it. */
  breaks: 'value' | 'container' | 'all';
}

/** A document that may be composed of texts with mistakes in their syntax, which it does not have itself. */
export interface BrokenDocument extends TextDocument {
  broken?: readonly BrokenPlace[];
}
