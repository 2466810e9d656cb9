import { hexDigest } from '#native/hashes.ts';

/** A text as a name (`docs/format/json-to-csv.md#41-safe-names`): letters, digits, `-` and `_`, up to 64 bytes. */
export function safeName(text: string): string {
  const bytes = Buffer.from(text, 'utf8')
    .toString('latin1')
    .replace(/[^A-Za-z0-9-]/g, '_');
  return shortenName(bytes, ['_']).replace(/_+/g, '_').replace(/^_|_$/g, '');
}

/** Takes the first free one of `name`, `name_u0`, `name_u1`… (`docs/format/json-to-csv.md#43-uniqueness`). */
export function takeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 0; taken.has(free); count++) free = `${name}_u${count}`;
  taken.add(free);
  return free;
}

const maxLength = 64;

/**
 * Shortens a name of more than 64 bytes, each a character (`docs/format/json-to-csv.md#41-safe-names`, step 2): the
 * initials of its words, or the MD5 of a single word, then its tail from the first of these breaks that is found.
 */
export function shortenName(bytes: string, breaks: readonly string[]): string {
  if (bytes.length <= maxLength) return bytes;
  const prefix = `${countWords(bytes) >= 2 ? initials(bytes) : md5(bytes)}_`;
  const firstPlace = bytes.length - (maxLength - prefix.length);
  const tailStart = breaks.map((mark) => bytes.indexOf(mark, firstPlace)).find((place) => place >= 0);
  return tailStart === undefined ? prefix : prefix + bytes.slice(tailStart);
}

/**
 * Counts words like the platform: runs of letters, hyphens and apostrophes, without one hyphen at either end or an
 * apostrophe at the start.
 */
function countWords(bytes: string): number {
  return bytes.replace(/^['-]|-$/g, '').match(/[A-Za-z'-]+/g)?.length ?? 0;
}

/** The initials: every letter, digit or `_` that does not follow another. */
function initials(bytes: string): string {
  return bytes.match(/\b\w/g)?.join('') ?? '';
}

function md5(bytes: string): string {
  return hexDigest('md5', Buffer.from(bytes, 'latin1'));
}
