/** The beginning of a text that is longer than this many characters, with an ellipsis. */
export function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
