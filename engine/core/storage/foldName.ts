/** A name as SQLite compares it: the letters of ASCII are the same in both cases, all others are not. */
export function foldName(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
