/**
 * A text of HTML with a space for each tag, and for each style and script unless `keepsCode`. What is not closed stays as
 * it is. Every search goes on behind the one before it, so the time does not grow by the square of the text.
 */
export function withoutTags(html: string, { keepsCode = false } = {}): string {
  const endOfCode = keepsCode ? () => undefined : codeEnds(html);
  let text = '';
  let at = 0;
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', at)) {
    const end = endOfCode(start) ?? (html.indexOf('>', start) + 1 || undefined);
    if (end === undefined) break;
    text += `${html.slice(at, start)} `;
    at = end;
  }
  return text + html.slice(at);
}

/** Finds where a style or script ends that starts at a position. No later one is asked for where nothing closes it. */
function codeEnds(html: string): (start: number) => number | undefined {
  const kinds = [
    { opening: /<style\b/iy, closing: /<\/style>/gi, isClosed: true },
    { opening: /<script\b/iy, closing: /<\/script>/gi, isClosed: true },
  ];
  return (start) => {
    const kind = kinds.find(({ opening, isClosed }) => isClosed && isAt(opening, html, start));
    if (kind === undefined) return undefined;
    kind.closing.lastIndex = start;
    kind.isClosed = kind.closing.test(html);
    return kind.isClosed ? kind.closing.lastIndex : undefined;
  };
}

function isAt(pattern: RegExp, text: string, position: number): boolean {
  pattern.lastIndex = position;
  return pattern.test(text);
}
