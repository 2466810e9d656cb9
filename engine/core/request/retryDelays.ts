import { integerOf } from '../json/readValues.ts';

const dayInSeconds = 86_400;

/** The range of Unix times in milliseconds, of 1973 to 5138; in seconds, they would be later. */
const milliseconds = { from: 1e11, below: 1e14 };

/** A date as in `Sun, 06 Nov 1994 08:49:37 GMT`. `Date.parse` alone would accept far more. */
const httpDate = /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (GMT|UTC|[+-]\d{4})$/;

/**
 * The delay that a retry header requests, in milliseconds (`docs/format/jobs.md#71-retries`); `now` is Unix time in
 * milliseconds. Absent if the header is unusable or names a time in the past. May be infinite.
 */
export function requestedDelay(header: string, now: number): number | undefined {
  const delay = delayIn(header, now);
  return delay !== undefined && delay > 0 ? delay : undefined;
}

/** The delay without such a header: 1, 2, 4, 8… seconds; `repeat` counts from 1. */
export function backOffDelay(repeat: number): number {
  return 2 ** (repeat - 1) * 1000;
}

function delayIn(header: string, now: number): number | undefined {
  const number = integerOf(header);
  if (number !== undefined && number >= milliseconds.from && number < milliseconds.below) return number - now;
  if (number !== undefined) return number < now / 1000 - dayInSeconds ? number * 1000 : number * 1000 - now;
  return httpDate.test(header) ? Date.parse(header) - now : undefined;
}
