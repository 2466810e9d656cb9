/** Escapes a text so that a snippet inserts it literally. */
export function escapeSnippet(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}
