/** A name of a table or a column as SQL takes it, whatever characters it has. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A name as SQLite compares it: the letters of ASCII are the same in both cases, all others are not. */
export function foldName(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
