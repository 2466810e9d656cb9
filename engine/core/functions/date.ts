import { UserError } from '../errors.ts';
import { integerOf } from '../json/readValues.ts';
import { textOf } from '../json/textOf.ts';
import type { JsonValue } from '../json/value.ts';
import { formatDate } from './dates/formatDate.ts';
import type { PlatformFunction } from './platformFunction.ts';

/** `date(format, time)` (`docs/format/functions.md#35-date`). Throws a UserError for a time outside the calendar. */
export const date: PlatformFunction = {
  parameters: [
    { name: 'format', kind: 'text' },
    { name: 'time', kind: 'integer', optional: true },
  ],
  call([format = null, seconds], now) {
    return formatDate(textOf(format) ?? '', timeOf(seconds, now));
  },
};

function timeOf(seconds: JsonValue | undefined, now: () => number): Date {
  const time = new Date((integerOf(seconds) ?? Math.floor(now() / 1000)) * 1000);
  if (!Number.isNaN(time.getTime())) return time;
  const message = `"date" cannot format the Unix time ${textOf(seconds ?? null)}, because it is outside the calendar. Give it in seconds.`;
  throw new UserError('function.time-out-of-range', message);
}
