import type { ComposedText } from '@pagewright/core/project/composed/composeText';
import { type Position, type Range, TextDocument } from 'vscode-languageserver-textdocument';
import type { BrokenDocument, BrokenPlace } from '../../text/brokenDocument.ts';

/**
 * A composed text as a document. It has the URI of the document that was asked about, whose settings and
 * knowledge count, and its version: whoever works on it stops when the author goes on typing.
 */
export class ComposedDocument implements BrokenDocument {
  readonly composed: ComposedText;
  broken: readonly BrokenPlace[] = [];
  readonly #asked: TextDocument;
  readonly #text: TextDocument;

  constructor(asked: TextDocument, composed: ComposedText) {
    this.composed = composed;
    this.#asked = asked;
    this.#text = TextDocument.create(asked.uri, asked.languageId, asked.version, composed.text);
  }

  get uri(): string {
    return this.#text.uri;
  }

  get languageId(): string {
    return this.#text.languageId;
  }

  get version(): number {
    return this.#asked.version;
  }

  get lineCount(): number {
    return this.#text.lineCount;
  }

  getText(range?: Range): string {
    return this.#text.getText(range);
  }

  positionAt(offset: number): Position {
    return this.#text.positionAt(offset);
  }

  offsetAt(position: Position): number {
    return this.#text.offsetAt(position);
  }

  getLineRange(line: number): Range {
    return this.#text.getLineRange(line);
  }

  getEOLCharacters(line: number): string {
    return this.#text.getEOLCharacters(line);
  }
}
