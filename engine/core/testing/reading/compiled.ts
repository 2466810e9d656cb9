/** The regular expression of a text, without a state between values; undefined: it is none, and nothing matches it. */
export function compiled(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}
