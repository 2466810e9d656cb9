import type { ComposedText } from '@pagewright/core/project/composed/composeText';
import { type Position, type Range, TextDocument } from 'vscode-languageserver-textdocument';
import type { BrokenDocument, BrokenPlace } from '../../text/brokenDocument.ts';
import type { FixedDocument } from '../../text/fixedDocument.ts';

/**
 * A composed text as a document. It has the URI of the document that was asked about, whose settings and
 * knowledge count, and its version: whoever works on it stops when the author goes on typing.
 */
export class ComposedDocument implements BrokenDocument, FixedDocument {
  readonly composed: ComposedText;
  readonly uri: string;
  readonly languageId: string;
  broken: readonly BrokenPlace[] = [];
  readonly #asked: TextDocument;
  readonly #askedVersion: number;
  #written: TextDocument | undefined;

  constructor(asked: TextDocument, composed: ComposedText) {
    this.composed = composed;
    this.uri = asked.uri;
    this.languageId = asked.languageId;
    this.#asked = asked;
    this.#askedVersion = asked.version;
  }

  /** The text as it was when it was composed. */
  get fixed(): TextDocument {
    this.#written ??= TextDocument.create(this.uri, this.languageId, this.#askedVersion, this.composed.text);
    return this.#written;
  }

  get version(): number {
    return this.#asked.version;
  }

  get lineCount(): number {
    return this.fixed.lineCount;
  }

  getText(range?: Range): string {
    return this.fixed.getText(range);
  }

  positionAt(offset: number): Position {
    return this.fixed.positionAt(offset);
  }

  offsetAt(position: Position): number {
    return this.fixed.offsetAt(position);
  }

  getLineRange(line: number): Range {
    return this.fixed.getLineRange(line);
  }

  getEOLCharacters(line: number): string {
    return this.fixed.getEOLCharacters(line);
  }
}
