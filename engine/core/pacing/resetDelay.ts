const second = 1000;

/** Unix times of 2001 to 2286: anything less is a number of seconds from now. */
const unixSeconds = { from: 1e9, below: 1e10 };

const units: Readonly<Record<string, number>> = { ms: 1, s: second, m: 60 * second, h: 3600 * second };
const duration = /^(?:\d+(?:\.\d+)?(?:ms|h|m|s))+$/;
const part = /(\d+(?:\.\d+)?)(ms|h|m|s)/g;
const date = /^(?:[A-Z][a-z]{2}, |\d{4}-\d{2}-\d{2}T)/;

/**
 * The time from now that a header for the reset of a limit names, in milliseconds: seconds from now, a Unix time in
 * seconds or milliseconds, a duration such as `6m0s`, or a date. `now` is Unix time in milliseconds. Undefined for
 * anything else, and for a time that has passed.
 */
export function resetDelay(text: string, now: number): number | undefined {
  const delay = delayIn(text.trim(), now);
  return delay !== undefined && Number.isFinite(delay) && delay > 0 ? delay : undefined;
}

function delayIn(text: string, now: number): number | undefined {
  if (/^\d+(?:\.\d+)?$/.test(text)) return ofNumber(Number(text), now);
  if (duration.test(text))
    return [...text.matchAll(part)].reduce((sum, [, count, unit = '']) => sum + Number(count) * (units[unit] ?? 0), 0);
  return date.test(text) ? Date.parse(text) - now : undefined;
}

function ofNumber(number: number, now: number): number {
  if (number < unixSeconds.from) return number * second;
  return (number < unixSeconds.below ? number * second : number) - now;
}
