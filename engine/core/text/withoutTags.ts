/**
 * HTML with a space for each tag, and for each style and script unless `keepsCode`. Unclosed parts stay as they are.
 * Every search continues after the one before, so the time is not quadratic.
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

/** Finds the end of a style or script that starts at a position, and does not search again after the last one. */
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
