/** A description for a sentence: on one line, and cut to the length of a line. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const first = /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
  return `“${first.length > 120 ? `${first.slice(0, 117)}…` : first}”`;
}
