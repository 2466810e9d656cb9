import { cellForm, type RecordSpans } from './recordSpans.ts';

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** A part of a file, and the delimiter of its cells. */
interface RecordSource {
  bytes: Uint8Array;
  start: number;
  end: number;
  /** Whether the file ends where the bytes end. */
  isLast: boolean;
  delimiter: number;
}

/**
 * Reads the row at `start` into the spans and returns where the next one starts, or -1 if its end is not in the buffer
 * yet. Line breaks in quotes belong to their cell; a quote inside an unquoted cell is an ordinary character.
 */
export function readRecord({ bytes, start, end, isLast, delimiter }: RecordSource, spans: RecordSpans): number {
  spans.clear();
  let at = start;
  for (;;) {
    at = at < end && bytes[at] === quote ? readQuoted(at) : readPlain(at);
    if (at === end) return isLast ? end : -1;
    if (bytes[at] === delimiter) at++;
    else return afterLineBreak(at);
  }

  function readPlain(from: number): number {
    const to = cellEnd(from);
    spans.add(from, to, cellForm.plain);
    return to;
  }

  function readQuoted(from: number): number {
    let isEscaped = false;
    let to = from + 1;
    for (;;) {
      while (to < end && bytes[to] !== quote) to++;
      if (to + 1 < end && bytes[to + 1] === quote) {
        isEscaped = true;
        to += 2;
      } else break;
    }
    // Without a closing quote the cell extends to the end; text after the quote belongs to the cell too.
    const after = to < end ? cellEnd(to + 1) : end;
    if (isEscaped || to === end || after > to + 1) spans.add(from, after, cellForm.escaped);
    else spans.add(from + 1, to, cellForm.quoted);
    return after;
  }

  function cellEnd(from: number): number {
    let to = from;
    for (; to < end; to++) {
      const byte = bytes[to];
      if (byte === delimiter || byte === lineFeed || byte === carriageReturn) break;
    }
    return to;
  }

  function afterLineBreak(from: number): number {
    if (bytes[from] === lineFeed) return from + 1;
    if (from + 1 === end) return isLast ? end : -1;
    return bytes[from + 1] === lineFeed ? from + 2 : from + 1;
  }
}
