import { dateLetters } from './dateLetters.ts';

/** Letters that stand for a whole format. */
const shorthands: ReadonlyMap<string, string> = new Map([
  ['c', 'Y-m-d\\TH:i:sP'],
  ['r', 'D, d M Y H:i:s O'],
]);

/** Writes a time by a format, in UTC: its letters are replaced, all else and what follows a backslash is copied. */
export function formatDate(format: string, time: Date): string {
  return format.replace(/\\(.)|[a-z]/gis, (part: string, copied: string | undefined) => {
    if (copied !== undefined) return copied;
    const shorthand = shorthands.get(part);
    return shorthand === undefined ? String(dateLetters.get(part)?.(time) ?? part) : formatDate(shorthand, time);
  });
}
