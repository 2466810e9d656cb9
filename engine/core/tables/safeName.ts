import { createHash } from 'node:crypto';

const longest = 64;

/** A text as a column or table name (`json-to-csv.md` 4.1): letters, digits, `-` and `_`, shortened past 64 bytes. */
export function safeName(text: string): string {
  const bytes = Buffer.from(text, 'utf8')
    .toString('latin1')
    .replace(/[^A-Za-z0-9-]/g, '_');
  const short = bytes.length > longest ? shorten(bytes) : bytes;
  return short.replace(/_+/g, '_').replace(/^_|_$/g, '');
}

/** A prefix (initials after hyphens, or the MD5 of a single word), then as much of the tail as fits. */
function shorten(text: string): string {
  const prefix = `${countWords(text) >= 2 ? initials(text) : createHash('md5').update(text).digest('hex')}_`;
  const tailStart = text.indexOf('_', text.length - (longest - prefix.length));
  return tailStart < 0 ? prefix : prefix + text.slice(tailStart);
}

/** Runs of letters and hyphens; digits and `_` separate words. One hyphen at either end does not count. */
function countWords(text: string): number {
  return text.replace(/^-|-$/g, '').match(/[A-Za-z-]+/g)?.length ?? 0;
}

function initials(text: string): string {
  const first = text[0] === '-' ? '' : (text[0] ?? '');
  return first + [...text.matchAll(/-([^-])/g)].map((match) => match[1]).join('');
}

/** The first of `name`, `name_u0`, `name_u1`… that is not taken yet; takes it (`json-to-csv.md` 4.3). */
export function takeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 0; taken.has(free); count++) free = `${name}_u${count}`;
  taken.add(free);
  return free;
}
