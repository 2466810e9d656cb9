/** Control characters, and the marks that turn the direction of the text around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** A text that stays on its line: an answer of an API may hold anything, a log line may not. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
