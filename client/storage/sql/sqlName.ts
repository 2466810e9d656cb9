/** Words that SQLite accepts as a name only in quotes. */
const reserved = new Set(
  `add all alter and as autoincrement between case check collate commit constraint create default deferrable delete
  distinct drop else escape except exists foreign from group having if in index insert intersect into is isnull join
  limit not nothing notnull null on or order primary references returning select set table then to transaction union
  unique update using values when where`.split(/\s+/),
);

/** A name as SQL writes it: in quotes if it needs them. */
export function sqlName(name: string): string {
  return /^[a-z_][a-z0-9_]*$/i.test(name) && !reserved.has(name.toLowerCase()) ? name : quotedName(name);
}

/** A name in quotes. */
export function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A name without its quotes. */
export function plainName(written: string): string {
  if (/^".*"$/s.test(written)) return written.slice(1, -1).replaceAll('""', '"');
  return /^(`.*`|\[.*\])$/s.test(written) ? written.slice(1, -1) : written;
}
