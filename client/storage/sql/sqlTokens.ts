/** A token of SQL. Space and comments are tokens too, so that every character is in one. */
export interface SqlToken {
  kind: 'comment' | 'text' | 'name' | 'word' | 'end' | 'space' | 'other';
  start: number;
  end: number;
  text: string;
}

/**
 * Matches tokens. Quoted names end with their line at the latest: half-written SQL has quotes that are not closed yet,
 * and these must not swallow everything that follows.
 */
const pieces =
  /(?<comment>--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<text>'(?:[^']|'')*(?:'|$))|(?<name>"(?:[^"\n]|"")*"?|`[^`\n]*`?|\[[^\]\n]*\]?)|(?<word>[\p{L}\p{N}_$]+)|(?<end>;)|(?<space>\s+)|(?<other>[\s\S])/gu;

const kinds = ['comment', 'text', 'name', 'word', 'end', 'space'] as const;

/** Splits SQL into tokens, complete or half-written. */
export function sqlTokens(sql: string): SqlToken[] {
  return [...sql.matchAll(pieces)].map(({ 0: text, index, groups = {} }) => {
    const kind = kinds.find((one) => groups[one] !== undefined) ?? 'other';
    return { kind, start: index, end: index + text.length, text };
  });
}
