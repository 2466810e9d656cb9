const dayInSeconds = 86_400;

/**
 * How long to wait before a repeat, in milliseconds (`jobs.md` 7.1). `retryAfter` is the text of the retry header,
 * `repeat` counts from 1, `now` is Unix time in milliseconds. A header that says nothing usable, or a time that is
 * already past, gives way to 1, 2, 4, 8… seconds.
 */
export function retryDelay(retryAfter: string | undefined, repeat: number, now: number): number {
  const told = retryAfter === undefined ? undefined : toldDelay(retryAfter, now);
  return told !== undefined && told > 0 ? told : 2 ** (repeat - 1) * 1000;
}

function toldDelay(header: string, now: number): number | undefined {
  const number = Number(header);
  if (header.trim() !== '' && Number.isFinite(number)) {
    const seconds = Math.trunc(number);
    return seconds < now / 1000 - dayInSeconds ? seconds * 1000 : seconds * 1000 - now;
  }
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : date - now;
}
