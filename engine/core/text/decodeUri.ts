/** A text without its `%` codes; undefined where one of them is none, or where their bytes are no characters. */
export function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
