/** A character that stands for the cursor; no configuration has it. */
export const cursorMark = '\u{e000}';

/** A text in double quotes with the mark of the cursor, whatever its quotes are and whether they are closed. */
export function markedText(typed: string, at: number): string {
  const quote = /^["']/.exec(typed)?.[0] ?? '';
  const opened = typed.slice(quote.length);
  const inner = quote !== '' && opened.endsWith(quote) ? opened.slice(0, -1) : opened;
  const place = Math.max(0, Math.min(at - quote.length, inner.length));
  return JSON.stringify(inner.slice(0, place) + cursorMark + inner.slice(place));
}
