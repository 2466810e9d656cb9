import { UserError } from '../../core/errors.ts';

/** Separators on Windows, for folders and drives, besides `/`. */
const separator = process.platform === 'win32' ? /[\\:]/ : /(?!)/;

/** The parts of a file's name. Throws a UserError for a name outside its place, which may come from a stranger. */
export function partsOf(name: string, address: string): string[] {
  const parts = name.split('/');
  const isPlain = (part: string) => part !== '' && part !== '.' && part !== '..' && !separator.test(part);
  if (parts.every(isPlain) && !name.includes('\0')) return parts;
  const message = `"${name}" is not the name of a file in "${address}". A name has no empty part, and none that is "." or "..".`;
  throw new UserError('place.bad-name', message);
}

/** Compares names in the order of S3's lists: by the bytes of UTF-8. */
export function compareNames(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
