/** A text as the beginning of a sentence: with a capital letter, if it begins with a letter. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
