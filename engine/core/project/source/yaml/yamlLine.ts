/** The position after the spaces at a position. */
export function skipSpaces(text: string, position: number): number {
  let at = position;
  while (text.charCodeAt(at) === 0x20) at++;
  return at;
}

/** Whether a list item begins at a position. */
export function isDash(text: string, at: number): boolean {
  return text.charCodeAt(at) === 0x2d && isGap(text.charCodeAt(at + 1));
}

/** The position of the colon of a key that begins at a position; -1 if none does that is written plainly. */
export function colonOfKey(text: string, start: number): number {
  const first = text.charCodeAt(start);
  const isQuoted = first === 0x22 || first === 0x27;
  const end = isQuoted ? quotedEnd(text, start) : plainEnd(text, start);
  const isKey = end >= 0 && text.charCodeAt(end) === 0x3a && isGap(text.charCodeAt(end + 1));
  if (!isKey || end - start > 1024 || text.charCodeAt(end - 1) === 0x20) return -1;
  return isQuoted || (isPlainStart(text, start) && text.slice(start, end) !== '<<') ? end : -1;
}

/**
 * The end of the value that begins at a position, with nothing but a comment after it on its line; -1 if it is not a
 * scalar on one line, or `{}` or `[]`.
 */
export function valueEnd(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (first === 0x22 || first === 0x27) return endIfAlone(text, quotedEnd(text, start));
  if (text.startsWith('{}', start) || text.startsWith('[]', start)) return endIfAlone(text, start + 2);
  if (!isPlainStart(text, start)) return -1;
  const end = plainEnd(text, start);
  if (text.charCodeAt(end) === 0x3a) return -1;
  let stop = end;
  while (text.charCodeAt(stop - 1) === 0x20) stop--;
  return stop;
}

/** Whether nothing but white space or a comment is on the line from a position. */
export function isBlank(text: string, position: number): boolean {
  const at = skipSpaces(text, position);
  return text.charCodeAt(at) === 0x23 ? at > position : at >= text.length || isBreak(text.charCodeAt(at));
}

function endIfAlone(text: string, end: number): number {
  return end >= 0 && isBlank(text, end) ? end : -1;
}

/** The position after the closing quote on this line; -1 if there is none. */
function quotedEnd(text: string, start: number): number {
  const quote = text.charCodeAt(start);
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x0a) return -1;
    if (code === 0x5c && quote === 0x22) at++;
    else if (code === quote && (quote === 0x22 || text.charCodeAt(at + 1) !== quote)) return at + 1;
    else if (code === quote) at++;
  }
  return -1;
}

/** The position where a plain scalar ends: at a colon, before a comment, or at the end of the line. */
function plainEnd(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isBreak(code)) return at;
    if (code === 0x3a && isGap(text.charCodeAt(at + 1))) return at;
    if (code === 0x23 && at > start && text.charCodeAt(at - 1) === 0x20) return at;
  }
  return text.length;
}

/** Whether a plain scalar may begin with this character. */
function isPlainStart(text: string, start: number): boolean {
  const first = text.charAt(start);
  return '-?:'.includes(first) ? !isGap(text.charCodeAt(start + 1)) : !'#,[]{}&*!|>%@`"\''.includes(first);
}

/** A space, a line break or the end of the text. */
function isGap(code: number): boolean {
  return code === 0x20 || isBreak(code) || Number.isNaN(code);
}

function isBreak(code: number): boolean {
  return code === 0x0a || code === 0x0d;
}
