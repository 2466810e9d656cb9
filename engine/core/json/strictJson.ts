/** A string, which ends with the text if it is not closed; or a comment. */
const stringOrComment = /("(?:\\[\s\S]?|[^"\\])*"?)|\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;

/** A string, or a comma before a closing bracket. */
const stringOrTrailingComma = /("(?:\\[\s\S]?|[^"\\])*"?)|,(?=\s*[}\]])/g;

/** A JSON text with blanks for comments and trailing commas: plain JSON in which every position stays the same. */
export function strictJson(text: string): string {
  const blank = (found: string, string?: string) => string ?? found.replace(/[^\r\n]/g, ' ');
  return text.replace(stringOrComment, blank).replace(stringOrTrailingComma, blank);
}
