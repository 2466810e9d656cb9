import type { StringASTNode, TextDocument } from 'vscode-json-languageservice';
import type { Span } from './ranges.ts';

/**
 * The span of a part of a text value, between its quotes: the characters `from` to `to` of the value, by default
 * all of them. An escape is longer in the document than in the value.
 */
export function contentSpan(
  document: TextDocument,
  { offset, length, value }: StringASTNode,
  from = 0,
  to = value.length,
): Span {
  const text = document.getText();
  // A key that is being typed may lack its quotes.
  const start = text[offset] === '"' ? offset + 1 : offset;
  const written = text.slice(start, offset + length);
  if (!written.includes('\\')) return { offset: start + from, length: to - from };
  const ends = endsOf(written);
  const begin = from === 0 ? 0 : (ends[from - 1] ?? 0);
  return { offset: start + begin, length: (to === 0 ? 0 : (ends[to - 1] ?? begin)) - begin };
}

/** The end of each character of the value in the document. */
function endsOf(written: string): number[] {
  return [...written.matchAll(/\\u[\da-f]{4}|\\.|./gis)].map(({ index, 0: part }) => index + part.length);
}
