/** A name of a table or a column as SQL takes it, whatever characters it has. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
