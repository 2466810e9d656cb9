import { addWorkdays, dayNumber, weekdayOf } from './calendar.ts';
import type { DateReading, TimeOfDay, Zone } from './dateReading.ts';

const dayInSeconds = 86_400;
/** As far as a calendar can be counted, less a day for the zones on either side. */
const furthest = (100_000_000 - 1) * dayInSeconds;

/** A date whose month and day may lie beyond the calendar. */
interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/** What a date text means from a base: both in Unix seconds. Undefined where it contradicts itself or is too far away. */
export function resolveReading(reading: DateReading, baseSeconds: number): number | undefined {
  if (isUnclear(reading)) return undefined;
  const base = new Date(baseSeconds * 1000);
  const { hour, minute, second, microsecond } = reading.clock ?? clockOf(reading, base);
  const seconds = hour * 3600 + minute * 60 + second + reading.shift.second;
  const fraction = Math.floor((microsecond + reading.shift.microsecond) / 1_000_000);
  const time = dayOf(reading, base) * dayInSeconds + seconds + fraction;
  return Math.abs(time) < furthest ? inZone(time, reading.zone ?? 0) : undefined;
}

/** Which of "last monday" and "this week" moves the other; and is a month in the year before "next year" or in it? */
function isUnclear({ isInWeek, weekday, weekdayFromMonth, shift }: DateReading): boolean {
  return (isInWeek && weekday?.mayBeToday === false) || (weekdayFromMonth !== undefined && shift.year !== 0);
}

/** A date without a time means its beginning. */
function clockOf(reading: DateReading, base: Date): Omit<TimeOfDay, 'origin'> {
  if (reading.isDated) return { hour: 0, minute: 0, second: 0, microsecond: 0 };
  const [hour, minute, second] = [base.getUTCHours(), base.getUTCMinutes(), base.getUTCSeconds()];
  return { hour, minute, second, microsecond: 0 };
}

/** First what the text fixes, then the weekday, then the steps; each may leave the month, which then counts on. */
function dayOf(reading: DateReading, base: Date): number {
  const { weekdayFromMonth, shift } = reading;
  const fixed: CalendarDate = {
    year: reading.year ?? base.getUTCFullYear(),
    month: reading.month ?? base.getUTCMonth() + 1,
    day: reading.day ?? base.getUTCDate(),
  };
  const start = weekdayFromMonth === undefined ? fixed : firstOf(fixed, weekdayFromMonth + shift.month);
  const day = onWeekday(reading, numberOf(atEdge(reading, start)));
  const date = new Date(day * dayInSeconds * 1000);
  const moved = {
    year: date.getUTCFullYear() + shift.year,
    month: date.getUTCMonth() + 1 + (weekdayFromMonth === undefined ? shift.month : 0),
    day: date.getUTCDate() + shift.day,
  };
  const last = numberOf(atEdge(reading, moved));
  return reading.workdays === undefined ? last : addWorkdays(last, reading.workdays);
}

function firstOf({ year, month }: CalendarDate, months: number): CalendarDate {
  return { year, month: month + months, day: 1 };
}

function atEdge({ monthEdge }: DateReading, date: CalendarDate): CalendarDate {
  if (monthEdge === undefined) return date;
  return monthEdge === 'first' ? firstOf(date, 0) : { ...firstOf(date, 1), day: 0 };
}

/** The next such weekday, or the one of the week from Monday to Sunday. */
function onWeekday({ weekday, isInWeek, shift }: DateReading, day: number): number {
  const today = weekdayOf(day);
  if (isInWeek) return day - ((today + 6) % 7) + (((weekday?.day ?? 1) + 6) % 7);
  if (weekday === undefined) return day;
  const distance = weekday.day - today;
  // Where the text goes back, today counts as the weekday in any case: "last friday" on a Friday is a week ago.
  const isNextWeek = shift.day < 0 ? distance < 0 : distance < (weekday.mayBeToday ? 0 : 1);
  return day + distance + (isNextWeek ? 7 : 0);
}

function numberOf({ year, month, day }: CalendarDate): number {
  return dayNumber(year, month, day);
}

/**
 * Unix time of a time of the clock in a zone, which is given as if the clock showed UTC. Of two such times, in autumn,
 * the earlier; one that the clock skips, in spring, is taken as if it had not been put forward yet.
 */
function inZone(seconds: number, zone: Zone): number {
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
