import { shortenName } from './shortenName.ts';

/** A text as a column or table name (`json-to-csv.md` 4.1): letters, digits, `-` and `_`, shortened past 64 bytes. */
export function safeName(text: string): string {
  const bytes = Buffer.from(text, 'utf8')
    .toString('latin1')
    .replace(/[^A-Za-z0-9-]/g, '_');
  return shortenName(bytes, ['_']).replace(/_+/g, '_').replace(/^_|_$/g, '');
}

/** The first of `name`, `name_u0`, `name_u1`… that is not taken yet; takes it (`json-to-csv.md` 4.3). */
export function takeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 0; taken.has(free); count++) free = `${name}_u${count}`;
  taken.add(free);
  return free;
}
