import { stringIn } from '../../../json/stringIn.ts';
import type { SourceField, SourceList, SourceNode, SourceObject, SourcePlace } from '../sourceNode.ts';
import type { FaultCollector } from './faultCollector.ts';
import { plainScalar } from './plainScalar.ts';
import { syntaxMessages } from './syntaxMessages.ts';
import type { TypedScalar } from './typedScalar.ts';
import { colonOfKey, isBlank, isDash, isPlainText, plainLineEnd, skipSpaces, valueEnd } from './yamlLine.ts';
import { emptyPlace, yamlKey, yamlToken } from './yamlToken.ts';

/** How deep maps and lists are read. */
const maxDepth = 100;

/** Says that a text has something that only the parser reads. */
export class BeyondBlocks extends Error {}

/** Reads a value that is not on one line, from its beginning to the end of its lines. Throws BeyondBlocks. */
export type ReadLong = (start: number, end: number) => SourceNode;

/**
 * Reads a YAML text of the form that tools write, line by line: keys and dashes, each with a value on its line or on
 * lines below that are indented more. Other values are read by `readLong`.
 */
export class BlockReader {
  readonly #text: string;
  readonly #file: string;
  readonly #faults: FaultCollector;
  readonly #readLong: ReadLong;
  /** The first character of the next line that has more than a comment, and its column; -1 if there is none. */
  #at = 0;
  #column = -1;
  #depth = 0;
  readonly #keys = new Map<string, TypedScalar>();

  constructor(text: string, file: string, faults: FaultCollector, readLong: ReadLong) {
    this.#text = text;
    this.#file = file;
    this.#faults = faults;
    this.#readLong = readLong;
  }

  /** The value of the text from a line on; undefined: there is none. Throws BeyondBlocks. */
  read(line: number): SourceNode | undefined {
    this.#toLine(line);
    if (this.#column < 0) return undefined;
    const root = this.#block();
    if (this.#column >= 0) throw new BeyondBlocks();
    return root;
  }

  /** The list or the map that begins here. */
  #block(): SourceNode {
    if (this.#depth >= maxDepth) throw new BeyondBlocks();
    this.#depth++;
    const block = isDash(this.#text, this.#at) ? this.#list(this.#column) : this.#map(this.#column);
    this.#depth--;
    return block;
  }

  #map(column: number): SourceObject {
    const start = this.#at;
    const fields: SourceField[] = [];
    // The word of a key that is typed could be the whole text, which is then a scalar.
    if (colonOfKey(this.#text, start) < 0) throw new BeyondBlocks();
    do fields.push(this.#field(column));
    while (this.#column === column && !isDash(this.#text, this.#at));
    if (this.#column >= column) throw new BeyondBlocks();
    return { kind: 'object', at: this.#place(start, endOf(fields.at(-1)) ?? start), fields };
  }

  #field(column: number): SourceField {
    const start = this.#at;
    const colon = colonOfKey(this.#text, start);
    if (colon < 0) return this.#keyAlone(start, column);
    const key = yamlKey(this.#text, this.#keyScalar(start, colon), this.#place(start, colon), this.#faults);
    return { key, value: this.#faults.within(key.name, () => this.#value(colon + 1, column, true)) };
  }

  /** A word without a colon, as it is while a key is typed. */
  #keyAlone(start: number, column: number): SourceField {
    const end = valueEnd(this.#text, start);
    this.#toNextLine(start);
    if (end < 0 || this.#column > column || !/["'\w]/.test(this.#text.charAt(start))) throw new BeyondBlocks();
    const at = this.#place(start, end);
    this.#faults.error('yaml.syntax', syntaxMessages.keyAlone, at);
    const scalar = this.#scalar(start, end);
    return { key: { name: scalar.text, ...yamlToken(this.#text, JSON.stringify(scalar.text), at) } };
  }

  /** The scalar of a key. The same few keys recur in every item of a list. */
  #keyScalar(start: number, end: number): TypedScalar {
    const written = this.#text.slice(start, end);
    const scalar = this.#keys.get(written) ?? this.#scalar(start, end);
    this.#keys.set(written, scalar);
    return scalar;
  }

  #list(column: number): SourceList {
    const start = this.#at;
    const items: SourceNode[] = [];
    do items.push(this.#item(column));
    while (this.#column === column && isDash(this.#text, this.#at));
    if (this.#column > column) throw new BeyondBlocks();
    return { kind: 'list', at: this.#place(start, items.at(-1)?.at.end ?? start), items };
  }

  #item(column: number): SourceNode {
    const dash = this.#at;
    const start = skipSpaces(this.#text, dash + 1);
    if (!this.#isBlockAt(start)) return this.#value(dash + 1, column, false);
    this.#at = start;
    this.#column = column + start - dash;
    return this.#block();
  }

  /** The value after a colon or a dash in this column. The list of a key may stand in the column of the key. */
  #value(after: number, column: number, isOfKey: boolean): SourceNode {
    if (!isBlank(this.#text, after)) return this.#inline(skipSpaces(this.#text, after), column);
    this.#toNextLine(after);
    const isBelow = this.#column > column || (isOfKey && this.#column === column && isDash(this.#text, this.#at));
    if (!isBelow) return { kind: 'scalar', json: 'null', at: emptyPlace(this.#text, this.#file, after) };
    return this.#isBlockAt(this.#at) ? this.#block() : this.#long(after, column);
  }

  #isBlockAt(position: number): boolean {
    return isDash(this.#text, position) || colonOfKey(this.#text, position) >= 0;
  }

  #inline(start: number, column: number): SourceNode {
    const end = valueEnd(this.#text, start);
    this.#toNextLine(start);
    if (this.#column <= column && end < 0 && isPlainText(this.#text, start)) return this.#withColon(start);
    if (end < 0 || this.#column > column) return this.#long(start, column);
    const at = this.#place(start, end);
    const first = this.#text[start];
    if (first === '{') return { kind: 'object', at, fields: [] };
    if (first === '[') return { kind: 'list', at, items: [] };
    const scalar = this.#scalar(start, end);
    this.#faults.scalar(scalar, at);
    return { kind: 'scalar', ...yamlToken(this.#text, scalar.json, at) };
  }

  /** A text on the line of its key that looks like a key itself. */
  #withColon(start: number): SourceNode {
    const at = this.#place(start, plainLineEnd(this.#text, start));
    const written = this.#text.slice(at.start, at.end);
    // In an item, a space before the colon still makes a key.
    if (/\s:(?:\s|$)/.test(written)) throw new BeyondBlocks();
    this.#faults.error('yaml.syntax', syntaxMessages.withColon, at);
    const json = JSON.stringify(written);
    return { kind: 'scalar', ...yamlToken(this.#text, json, at) };
  }

  /** The value that goes on as long as lines are indented more than this column. */
  #long(start: number, column: number): SourceNode {
    let end = start;
    do {
      const lineBreak = this.#text.indexOf('\n', end);
      end = lineBreak < 0 ? this.#text.length : lineBreak + 1;
    } while (end < this.#text.length && this.#goesOn(end, column));
    if (isClosedLater(this.#text, start, end)) throw new BeyondBlocks();
    this.#toLine(end);
    return this.#readLong(start, end);
  }

  #goesOn(line: number, column: number): boolean {
    const at = skipSpaces(this.#text, line);
    return at - line > column || this.#text[at] === '\n' || this.#text[at] === '\r';
  }

  #scalar(start: number, end: number): TypedScalar {
    const written = this.#text.slice(start, end);
    const first = written.charCodeAt(0);
    if (first === 0x22) return doubleQuoted(written);
    if (first !== 0x27) return { text: written, ...plainScalar(written) };
    const text = written.slice(1, -1).replaceAll("''", "'");
    return { kind: 'text', text, json: JSON.stringify(text) };
  }

  #toNextLine(position: number): void {
    const lineBreak = this.#text.indexOf('\n', position);
    this.#toLine(lineBreak < 0 ? this.#text.length : lineBreak + 1);
  }

  /** Goes to the first line from this one on that has more than a comment. */
  #toLine(start: number): void {
    let line = start;
    while (line < this.#text.length) {
      this.#at = skipSpaces(this.#text, line);
      this.#column = this.#at - line;
      const code = this.#text.charCodeAt(this.#at);
      if (code !== 0x0a && code !== 0x0d && code !== 0x23 && this.#at < this.#text.length) return;
      const lineBreak = this.#text.indexOf('\n', this.#at);
      line = lineBreak < 0 ? this.#text.length : lineBreak + 1;
    }
    this.#at = this.#text.length;
    this.#column = -1;
  }

  #place(start: number, end: number): SourcePlace {
    return { file: this.#file, start, end };
  }
}

/** A text in double quotes. An escape that JSON does not have is left to the parser. */
function doubleQuoted(written: string): TypedScalar {
  try {
    const text = written.includes('\\') ? stringIn(written) : written.slice(1, -1);
    return { kind: 'text', text, json: JSON.stringify(text) };
  } catch {
    throw new BeyondBlocks();
  }
}

/** Whether a quote that opens at a position may be closed beyond the end: the lines up to there are part of it. */
function isClosedLater(text: string, start: number, end: number): boolean {
  const quote = text.charAt(start);
  if ((quote !== '"' && quote !== "'") || !text.includes(quote, end)) return false;
  return !/^(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*')/.test(text.slice(start, end));
}

function endOf(field: SourceField | undefined): number | undefined {
  return field?.value?.at.end ?? field?.key.at.end;
}
