import type { Zone } from './dateReading.ts';

const dayInSeconds = 86_400;

/**
 * Unix time of a time of the clock in a zone, which is given as if the clock showed UTC. Of two such times, in autumn,
 * the earlier; one that the clock skips, in spring, is taken as if it had not been put forward yet.
 */
export function inZone(seconds: number, zone: Zone): number {
  if (typeof zone === 'number') return seconds - zone;
  const before = seconds - offsetAt(seconds - dayInSeconds, zone);
  if (before + offsetAt(before, zone) === seconds) return before;
  const after = seconds - offsetAt(seconds + dayInSeconds, zone);
  return after + offsetAt(after, zone) === seconds ? after : before;
}

/** Seconds east of UTC at a moment: `GMT+02:00`, or `GMT` alone for none. */
function offsetAt(seconds: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(seconds * 1000).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hour = 0, minute = 0, second = 0] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(name) ?? [];
  const offset = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  return sign === '-' ? -offset : offset;
}
