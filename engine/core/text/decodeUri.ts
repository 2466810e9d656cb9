/** A text with its `%` codes decoded; undefined if a code is malformed or the bytes are not UTF-8. */
export function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
