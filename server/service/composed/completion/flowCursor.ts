import { markedText } from './markedText.ts';
import type { YamlCursor } from './yamlCursor.ts';

/** How many lines up the bracket is looked for that a position is in. */
const farthest = 40;

/** A list or a map in brackets that is open at a position, and where the key or value there begins. */
interface OpenFlow {
  closing: ']' | '}';
  /** Right after the bracket, the comma or the colon before the position. */
  slot: number;
  hasColon: boolean;
}

/** Reads what is typed within brackets at a position; undefined outside of brackets. */
export function flowCursor(text: string, offset: number): YamlCursor | undefined {
  const from = openingBracket(text, offset);
  if (from === undefined) return undefined;
  const { open, token } = scan(text, from, offset);
  const top = open.at(-1);
  if (top === undefined || token === 'comment') return undefined;
  const start = top.slot + lengthOf(/^\s*/, text.slice(top.slot, offset));
  const typedEnd = offset + restLength(text.slice(start, offset), text.slice(offset));
  const typed = text.slice(start, typedEnd).trimEnd();
  if (/^[[{&*!]/.test(typed)) return undefined;
  const end = Math.max(offset, start + typed.length);
  const isKey = top.closing === '}' && !top.hasColon;
  const hasValue = isKey && /^\s*:/.test(text.slice(end));
  const mark = markedText(text.slice(start, end), offset - start) + (isKey && !hasValue ? ': null' : '');
  const inFlow = { before: text[start - 1] === ':' ? ' ' : '', after: missingComma(text, from, end) };
  const before = text.slice(0, start) + inFlow.before;
  const marked = closed(before + mark + inFlow.after + text.slice(end), from, before.length + mark.length);
  return { kind: isKey ? 'key' : 'value', marked, start, end, column: 0, hasValue, inFlow };
}

/** The bracket that opens what a position is in: all lines in between are indented more than the line of its key. */
function openingBracket(text: string, offset: number): number | undefined {
  let lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < farthest; count++) {
    const line = text.slice(lineStart).split(/\r?\n/, 1)[0] ?? '';
    const lead = lengthOf(/^\s*(?:- +)*/, line);
    const value = lead + lengthOf(/^(?:"[^"]*"|'[^']*'|[^:#'"[\]{},]+):\s+/, line.slice(lead));
    const bracket = lineStart + value;
    const isOpen = /^[[{]/.test(line.slice(value)) && bracket < offset && lead < least;
    if (isOpen && scan(text, bracket, offset).open.length > 0) return bracket;
    if (line.trim() !== '') least = Math.min(least, lengthOf(/^\s*/, line));
    if (lineStart === 0) return undefined;
    lineStart = text.lastIndexOf('\n', lineStart - 2) + 1;
  }
  return undefined;
}

/** The brackets that are open at a position, from the bracket on that opens all. */
function scan(text: string, from: number, to: number): { open: OpenFlow[]; token: 'text' | 'comment' | 'other' } {
  const open: OpenFlow[] = [];
  const part = /"(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?|(?<=\s)#.*|[[\]{},:]|[^\s[\]{},:"'#]+|\s+|#/gs;
  part.lastIndex = from;
  let token: 'text' | 'comment' | 'other' = 'other';
  for (let found = part.exec(text); found !== null && found.index < to; found = part.exec(text)) {
    const [written] = found;
    const next = found.index + written.length;
    token = written.startsWith('#') && written.length > 1 ? 'comment' : /^["']/.test(written) ? 'text' : 'other';
    const top = open.at(-1);
    if (written === '[' || written === '{')
      open.push({ closing: written === '[' ? ']' : '}', slot: next, hasColon: false });
    else if (written === top?.closing) open.pop();
    else if (top && written === ',') Object.assign(top, { slot: next, hasColon: false });
    else if (top && written === ':' && isColon(text, found.index)) Object.assign(top, { slot: next, hasColon: true });
    if (open.length === 0) break;
  }
  return { open, token };
}

/** Whether a colon ends a key: what follows is a space, or the key is in quotes. */
function isColon(text: string, at: number): boolean {
  return /^:(?:[\s,\]}]|$)/.test(text.slice(at, at + 2)) || /["']$/.test(text.slice(0, at));
}

/** How long the rest of what is typed is: of a quoted text up to its quote, otherwise up to the next sign of its list or map. */
function restLength(typed: string, rest: string): number {
  const [quote = ''] = /^["']/.exec(typed) ?? [];
  if (quote === '') return lengthOf(/^(?:[^\s,[\]{}:#]|:(?=[^\s,\]}]))*/, rest);
  const [line = ''] = /^[^\n]*/.exec(rest) ?? [];
  const end = line.indexOf(quote) + 1;
  const isClosed = end > 0 && /^\s*(?:[,\]}:]|$)/.test(line.slice(end));
  return isClosed ? end : lengthOf(/^[^\s"',\]}]*/, rest);
}

/** A comma, if another key or value follows in the brackets. */
function missingComma(text: string, from: number, end: number): string {
  const next = /^\s*([^\s,\]}:#])/.exec(text.slice(end));
  const isOnLine = next !== null && !next[0].includes('\n');
  return next !== null && (isOnLine || scan(text, from, text.length).open.length === 0) ? ',' : '';
}

/** The text with the brackets that are not closed: at the end of the line of the cursor. */
function closed(text: string, from: number, cursor: number): string {
  const lineEnd = cursor + lengthOf(/^[^\r\n]*/, text.slice(cursor));
  const { open } = scan(text, from, endOfFlow(text, from, lineEnd));
  const closing = open
    .map(({ closing }) => closing)
    .toReversed()
    .join('');
  return text.slice(0, lineEnd) + closing + text.slice(lineEnd);
}

/** The end of the lines that may belong to what is opened at a position: those that are indented more than its line. */
function endOfFlow(text: string, from: number, lineEnd: number): number {
  const line = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  const column = lengthOf(/^\s*/, line);
  let end = lineEnd;
  for (const next of text.slice(lineEnd + 1).split('\n')) {
    const isInside = /^\s*[\]}]/.test(next) || (next.trim() !== '' && lengthOf(/^\s*/, next) > column);
    if (!isInside || /^\s*(?:- |[\w"'-]+:(?:\s|$))/.test(next)) break;
    end += 1 + next.length;
  }
  return end;
}

function lengthOf(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].length ?? 0;
}
