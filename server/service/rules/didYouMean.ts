/** The last sentence of a message that has a suggestion; empty where it has none. */
export function didYouMean(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
}
