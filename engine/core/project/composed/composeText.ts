import { groupBy } from '../../groupBy.ts';
import type { SourceNode, SourcePlace, SourceToken } from '../source/sourceNode.ts';

/** A part of a composed text, and the part of a file that it comes from. */
interface Piece {
  start: number;
  end: number;
  at: SourcePlace;
  /** The position in the file of the first character that stands there as it is; `exactStart` is the one here. */
  exactFrom?: number;
  exactStart: number;
  isBracket?: true;
}

/**
 * The JSON text of a configuration that comes from several files, or from one in another syntax, and the way between
 * its positions and those of the files. It is what is checked, planned and run.
 */
export class ComposedText {
  readonly text: string;
  /** In the order of the text. */
  readonly #pieces: readonly Piece[];
  readonly #byFile: ReadonlyMap<string, Piece[]>;

  constructor(text: string, pieces: readonly Piece[]) {
    this.text = text;
    this.#pieces = pieces;
    const byFile = groupBy(pieces, ({ at }) => at.file);
    for (const own of byFile.values()) own.sort((a, b) => a.at.start - b.at.start || b.at.end - a.at.end);
    this.#byFile = byFile;
  }

  /** The files that the text comes from. */
  get files(): string[] {
    return [...this.#byFile.keys()];
  }

  /** The part of a file that a part of the text comes from; undefined for one that is in no file. */
  placeOf(start: number, end: number): SourcePlace | undefined {
    const first = this.#pieceAt(start);
    if (first === undefined) return undefined;
    const from = inFile(first, start);
    const last = end > start ? this.#pieceAt(end - 1) : undefined;
    if (last === undefined || last === first) return { ...first.at, start: from, end: endIn(first, from, start, end) };
    const to = endIn(last, last.at.start, end - 1, end);
    return last.at.file === first.at.file && to >= from
      ? { file: first.at.file, start: from, end: to }
      : { ...first.at, start: from };
  }

  /** The position in the text for one in a file; undefined if nothing that is written there is in the text. */
  positionOf(file: string, offset: number): number | undefined {
    const around = this.#byFile.get(file)?.filter(({ at }) => at.start <= offset && offset <= at.end) ?? [];
    const tokens = around.filter(({ isBracket }) => !isBracket);
    const piece = tokens.findLast(({ at }) => at.start === offset) ?? tokens.at(-1) ?? around.at(-1);
    if (piece === undefined) return undefined;
    const { exactFrom, exactStart, start, end } = piece;
    if (exactFrom === undefined) return start;
    return Math.min(Math.max(exactStart + offset - exactFrom, start), end);
  }

  /** The last piece that begins at a position or before it. */
  #pieceAt(position: number): Piece | undefined {
    let [low, high] = [0, this.#pieces.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#pieces[middle]?.start ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    return this.#pieces[low - 1];
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
  const writer = new Writer();
  writer.write(root, '\n');
  return new ComposedText(writer.text, writer.pieces);
}

class Writer {
  text = '';
  readonly pieces: Piece[] = [];

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
    this.#bracket('}', { ...at, start: at.end });
  }

  #list(at: SourcePlace, items: readonly SourceNode[], line: string): void {
    this.#bracket('[', at);
    const inner = `${line}  `;
    for (const [index, item] of items.entries()) {
      this.text += index === 0 ? inner : `,${inner}`;
      this.write(item, inner);
    }
    if (items.length > 0) this.text += line;
    this.#bracket(']', { ...at, start: at.end });
  }

  /** A bracket stands for the beginning or the end of its value: the value has other parts. */
  #bracket(bracket: string, at: SourcePlace): void {
    const start = this.text.length;
    this.text += bracket;
    const place = bracket === '{' || bracket === '[' ? { ...at, end: Math.min(at.start + 1, at.end) } : at;
    this.pieces.push({ start, end: this.text.length, at: place, exactStart: start, isBracket: true });
  }

  #token({ at, json, exactFrom }: SourceToken): void {
    const start = this.text.length;
    this.text += json;
    const exactStart = start + (json.startsWith('"') ? 1 : 0);
    this.pieces.push({ start, end: this.text.length, at, exactStart, ...(exactFrom !== undefined && { exactFrom }) });
  }
}
