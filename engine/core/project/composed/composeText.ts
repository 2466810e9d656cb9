import type { SourceNode, SourcePlace, SourceToken } from '../source/sourceNode.ts';
import { type Piece, Pieces } from './pieces.ts';

/**
 * The JSON text of a configuration that comes from several files, or from one in another syntax, and the way between
 * its positions and those of the files. It is what is checked, planned and run. It is written when it is first needed:
 * a keystroke in one row needs the texts of no others.
 */
export class ComposedText {
  #source: SourceNode | Writer;

  constructor(root: SourceNode) {
    this.#source = root;
  }

  get text(): string {
    return this.#written.text;
  }

  /** The files that the text comes from. */
  get files(): readonly string[] {
    return this.#pieces.files;
  }

  get #pieces(): Pieces {
    return this.#written.pieces;
  }

  get #written(): Writer {
    if (this.#source instanceof Writer) return this.#source;
    const writer = new Writer();
    writer.write(this.#source, '\n');
    this.#source = writer;
    return writer;
  }

  /** The part of a file that a part of the text comes from; undefined for one that is in no file. */
  placeOf(start: number, end: number): SourcePlace | undefined {
    const first = this.#pieces.at(start);
    if (first === undefined) return undefined;
    const { at } = first;
    const from = inFile(first, start);
    const last = end > start ? this.#pieces.at(end - 1) : undefined;
    if (last === undefined || last.start === first.start)
      return { ...at, start: from, end: endIn(first, from, start, end) };
    const to = endIn(last, last.at.start, end - 1, end);
    return last.at.file === at.file && to >= from ? { file: at.file, start: from, end: to } : { ...at, start: from };
  }

  /** The position in the text for one in a file; undefined if nothing that is written there is in the text. */
  positionOf(file: string, offset: number): number | undefined {
    const around = this.#pieces.around(file, offset);
    const tokens = around.filter(({ isBracket }) => !isBracket);
    const piece = tokens.findLast(({ at }) => at.start === offset) ?? tokens.at(-1) ?? around.at(-1);
    if (piece === undefined) return undefined;
    const { exactFrom, exactStart, start, end } = piece;
    if (exactFrom === undefined) return start;
    return Math.min(Math.max(exactStart + offset - exactFrom, start), end);
  }
}

function inFile({ at, exactFrom, exactStart, end }: Piece, position: number): number {
  if (exactFrom === undefined || position < exactStart || position > end) return at.start;
  return Math.min(exactFrom + position - exactStart, at.end);
}

function endIn(piece: Piece, from: number, start: number, end: number): number {
  const { at, exactFrom, exactStart } = piece;
  const isInside = exactFrom !== undefined && start >= exactStart && end < piece.end;
  return isInside ? Math.max(from, exactFrom + end - exactStart) : Math.max(from, at.end);
}

/** Writes a configuration as JSON, laid out, and keeps the place of everything. */
export function composeText(root: SourceNode): ComposedText {
  return new ComposedText(root);
}

class Writer {
  text = '';
  readonly pieces = new Pieces();

  write(node: SourceNode, line: string): void {
    if (node.kind === 'scalar') this.#token(node);
    else if (node.kind === 'list') this.#list(node.at, node.items, line);
    else this.#object(node, line);
  }

  #object({ at, fields }: Extract<SourceNode, { kind: 'object' }>, line: string): void {
    this.#bracket('{', at);
    const inner = `${line}  `;
    for (const [index, { key, value }] of fields.entries()) {
      this.text += index === 0 ? inner : `,${inner}`;
      this.#token(key);
      this.text += ': ';
      if (value !== undefined) this.write(value, inner);
    }
    if (fields.length > 0) this.text += line;
    this.#bracket('}', at, true);
  }

  #list(at: SourcePlace, items: readonly SourceNode[], line: string): void {
    this.#bracket('[', at);
    const inner = `${line}  `;
    for (const [index, item] of items.entries()) {
      this.text += index === 0 ? inner : `,${inner}`;
      this.write(item, inner);
    }
    if (items.length > 0) this.text += line;
    this.#bracket(']', at, true);
  }

  /** A bracket stands for the beginning or the end of its value: the keys and values in it have their places. */
  #bracket(bracket: string, { file, start, end }: SourcePlace, isEnd = false): void {
    const from = isEnd ? end : start;
    this.pieces.addBracket(this.text.length, { file, start: from, end: isEnd ? end : Math.min(start + 1, end) });
    this.text += bracket;
  }

  #token(token: SourceToken): void {
    this.pieces.addToken(this.text.length, token);
    this.text += token.json;
  }
}
