/** The position of the first character of the line of a position. */
export function lineStartOf(text: string, position: number): number {
  return position === 0 ? 0 : text.lastIndexOf('\n', position - 1) + 1;
}

/** The position of the line break that ends the line of a position, or of the end of the text. */
export function lineEndOf(text: string, position: number): number {
  const end = text.indexOf('\n', position);
  if (end < 0) return text.length;
  return end > position && text[end - 1] === '\r' ? end - 1 : end;
}

/** The white space that the line of a position begins with. */
export function indentationOf(text: string, position: number): string {
  return /^[ \t]*/.exec(text.slice(lineStartOf(text, position), lineEndOf(text, position)))?.[0] ?? '';
}

/** The line break of a text: that of its first line. */
export function lineBreakOf(text: string): string | undefined {
  return /\r?\n/.exec(text)?.[0];
}
