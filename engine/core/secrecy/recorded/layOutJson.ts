/** The deepest level that is indented, which limits the white space of extreme nesting. */
const deepestIndent = 32;

/**
 * Formats a valid JSON text: a line for each value, two spaces per level. `writeToken` returns the output for each
 * string (with its quotes), number or word, in order; keys are strings too. It gets the token of the key that a value
 * is directly under, undefined for a key and in a list.
 */
export function layOutJson(text: string, writeToken: (token: string, key?: string) => string): string {
  const written: string[] = [];
  let depth = 0;
  let last: string | undefined;
  let key: string | undefined;
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at);
    at += token.length;
    if (token === '{' || token === '[') {
      key = undefined;
      const closing = tokenAt(text, skipWhiteSpace(text, at));
      if (closing === '}' || closing === ']') {
        written.push(token, closing);
        at = skipWhiteSpace(text, at) + 1;
      } else written.push(token, lineEnd(++depth));
    } else if (token === '}' || token === ']') written.push(lineEnd(--depth), token);
    else if (token === ',') written.push(token, lineEnd(depth));
    else if (token === ':') {
      key = last;
      written.push(': ');
    } else if (!isWhiteSpace(token)) {
      written.push(writeToken(token, key));
      last = token;
      key = undefined;
    }
  }
  return written.join('');
}

function tokenAt(text: string, at: number): string {
  const first = text[at] ?? '';
  if (first === '"') return text.slice(at, endOfText(text, at));
  if (isWhiteSpace(first) || '{}[],:'.includes(first)) return first;
  let end = at + 1;
  while (end < text.length && !isWhiteSpace(text[end] ?? '') && !'{}[],:"'.includes(text[end] ?? '')) end++;
  return text.slice(at, end);
}

/** The end of a string, searched without a pattern, which would use memory for each character. */
function endOfText(text: string, at: number): number {
  for (let quote = text.indexOf('"', at + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let backslashes = 0;
    while (text[quote - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return quote + 1;
  }
  return text.length;
}

function skipWhiteSpace(text: string, at: number): number {
  let end = at;
  while (isWhiteSpace(text[end] ?? '')) end++;
  return end;
}

function isWhiteSpace(character: string): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t';
}

function lineEnd(depth: number): string {
  return `\n${'  '.repeat(Math.min(depth, deepestIndent))}`;
}
