import { integerOf } from '../json/readValues.ts';

const dayInSeconds = 86_400;

/** As in `Sun, 06 Nov 1994 08:49:37 GMT`. `Date.parse` alone would accept far more. */
const httpDate = /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (GMT|UTC|[+-]\d{4})$/;

/**
 * The delay before a retry, in milliseconds (`docs/format/jobs.md#71-retries`). `retryAfter` is the text of the retry
 * header, `repeat` counts from 1, `now` is Unix time in milliseconds. If the header is unusable or names a time in the
 * past, the delay is 1, 2, 4, 8… seconds.
 */
export function retryDelay(retryAfter: string | undefined, repeat: number, now: number): number {
  const requested = retryAfter === undefined ? undefined : requestedDelay(retryAfter, now);
  return requested !== undefined && requested > 0 ? requested : 2 ** (repeat - 1) * 1000;
}

function requestedDelay(header: string, now: number): number | undefined {
  const number = integerOf(header);
  if (number !== undefined) return number < now / 1000 - dayInSeconds ? number * 1000 : number * 1000 - now;
  return httpDate.test(header) ? Date.parse(header) - now : undefined;
}
