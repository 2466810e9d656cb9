import { UserError } from '../errors.ts';
import { integerOf } from '../json/readValues.ts';
import { textOf } from '../json/textOf.ts';
import type { PlatformFunction } from './platformFunction.ts';
import { readDate } from './readDate.ts';

/**
 * `strtotime(text, base)` (`docs/format/functions.md#36-strtotime`). Throws a UserError for unreadable text, where the
 * platform returns `false`.
 */
export const strtotime: PlatformFunction = {
  parameters: [
    { name: 'text', kind: 'text' },
    { name: 'base', kind: 'integer', optional: true },
  ],
  call([given = null, base], now) {
    const text = textOf(given) ?? '';
    const time = readDate(text, integerOf(base) ?? Math.floor(now() / 1000));
    if (time !== undefined) return time;
    throw new UserError('function.unreadable-date', `"strtotime" cannot read "${text}" as a date. ${adviceFor(text)}`);
  },
};

function adviceFor(text: string): string {
  if (/^\s*-?\d{5,}\s*$/.test(text)) return `For a Unix time, write "@${text.trim()}".`;
  return 'Write a date such as "2017-07-14 15:16:17", or one relative to now such as "-1 day" or "first day of last month".';
}
