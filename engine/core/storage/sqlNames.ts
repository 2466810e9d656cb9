/** Quotes the name of a table or a column for SQL. It may contain any characters. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Folds a name as SQLite compares names: ASCII letters are equal in both cases, other letters are not. */
export function foldName(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
