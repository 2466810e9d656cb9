/** A string, which ends with the text if it is not closed; or a comment. */
const stringOrComment = /("(?:\\[\s\S]?|[^"\\])*"?)|\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;

/** A string, or a comma before a closing bracket. */
const stringOrTrailingComma = /("(?:\\[\s\S]?|[^"\\])*"?)|,(?=\s*[}\]])/g;

/**
 * A JSON text in which comments and trailing commas are blank, so that it can be read as plain JSON and every position
 * stays the same.
 */
export function strictJson(text: string): string {
  const blank = (found: string, string?: string) => string ?? found.replace(/[^\r\n]/g, ' ');
  return text.replace(stringOrComment, blank).replace(stringOrTrailingComma, blank);
}
