/** Where the quote begins that is not closed before a position; undefined if there is none. */
export function openedQuote(text: string, position: number): number | undefined {
  for (let at = position - 1; at >= 0; at--) {
    const sign = text[at];
    if (sign !== '"' && sign !== "'") continue;
    if (sign === '"' && text[at - 1] === '\\') continue;
    if (sign === "'" && text[at - 1] === "'") at--;
    else return at;
  }
  return undefined;
}

/** Where the bracket is that is not closed before a position; undefined if there is none. Quoted texts have none. */
export function openedBracket(text: string, position: number): number | undefined {
  let open = 0;
  for (let at = position - 1; at >= 0; at--) {
    const sign = text.charAt(at);
    if (sign === ']' || sign === '}') open++;
    else if ((sign === '[' || sign === '{') && open-- === 0) return at;
  }
  return undefined;
}
