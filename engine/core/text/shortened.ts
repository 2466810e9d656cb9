/** A text, or the beginning of a longer one with an ellipsis. */
export function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
