/** An ISO 8601 time for a person, in their time zone and the format of their language: `Jan 31, 2026, 2:05:33 PM`. */
export function localTime(time: string): string {
  return formatted(time, { dateStyle: 'medium', timeStyle: 'medium' });
}

/** The time of day alone: `2:05:33 PM`. */
export function timeOfDay(time: string): string {
  return formatted(time, { timeStyle: 'medium' });
}

/** A time on a short line: the time of day, after the date if it is not that of `now`: `1/31/26, 2:05:33 PM`. */
export function shortTime(time: string, now: Date): string {
  if (new Date(time).toDateString() === now.toDateString()) return timeOfDay(time);
  return formatted(time, { dateStyle: 'short', timeStyle: 'medium' });
}

function formatted(time: string, format: Intl.DateTimeFormatOptions): string {
  // English has a narrow space before AM, which few terminals show and nobody types in a search.
  return new Date(time).toLocaleString(undefined, format).replaceAll('\u202f', ' ');
}

/** An ISO 8601 time in the user's time zone, to the second, without loading `Intl`: `2026-01-31 14:05:33`. */
export function localSecond(time: string): string {
  return localTimestamp(Date.parse(time)).slice(0, 19);
}

/** A Unix time in milliseconds in the time zone of the user, in the format of logs: `2026-01-31 14:05:33.250`. */
export function localTimestamp(time: number): string {
  const shift = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - shift).toISOString().slice(0, -1).replace('T', ' ');
}
