const maxLength = 300;

/** The words of a text or a name in lower case: equal for `OVER_QUERY_LIMIT` and `overQueryLimit`. */
export function wordsOf(text: string): string[] {
  return text
    .slice(0, maxLength)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
