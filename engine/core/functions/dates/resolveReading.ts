import { addWorkdays, dayNumber, weekdayOf } from './calendar.ts';
import type { DateReading, TimeOfDay, Zone } from './dateReading.ts';

const dayInSeconds = 86_400;
/** The limit of the calendar in Unix seconds, less a day for the time zones. */
const furthest = (100_000_000 - 1) * dayInSeconds;

/** A date whose month and day may overflow. */
interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/** Resolves a reading against a base, both in Unix seconds; undefined if contradictory or out of range. */
export function resolveReading(reading: DateReading, baseSeconds: number): number | undefined {
  if (isUnclear(reading)) return undefined;
  const base = new Date(baseSeconds * 1000);
  const { hour, minute, second, microsecond } = reading.clock ?? clockOf(reading, base);
  const seconds = hour * 3600 + minute * 60 + second + reading.shift.second;
  const fraction = Math.floor((microsecond + reading.shift.microsecond) / 1_000_000);
  const time = dayOf(reading, base) * dayInSeconds + seconds + fraction;
  return Math.abs(time) < furthest ? inZone(time, reading.zone ?? 0) : undefined;
}

/** Whether the order matters: "last monday" or "this week" first, or a month before or after "next year". */
function isUnclear({ isInWeek, weekday, weekdayFromMonth, shift }: DateReading): boolean {
  return (isInWeek && weekday?.mayBeToday === false) || (weekdayFromMonth !== undefined && shift.year !== 0);
}

/** The time of day; the start of the day for a date without one. */
function clockOf(reading: DateReading, base: Date): Omit<TimeOfDay, 'origin'> {
  if (reading.isDated) return { hour: 0, minute: 0, second: 0, microsecond: 0 };
  const [hour, minute, second] = [base.getUTCHours(), base.getUTCMinutes(), base.getUTCSeconds()];
  return { hour, minute, second, microsecond: 0 };
}

/** Applies what the text fixes, then the weekday, then the steps. Each may overflow into another month. */
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

/** Moves a day to the next such weekday, or to the one in the same week from Monday to Sunday. */
function onWeekday({ weekday, isInWeek, shift }: DateReading, day: number): number {
  const today = weekdayOf(day);
  if (isInWeek) return day - ((today + 6) % 7) + (((weekday?.day ?? 1) + 6) % 7);
  if (weekday === undefined) return day;
  const distance = weekday.day - today;
  // If the text moves back, today always counts as the weekday: "last friday" on a Friday is a week ago.
  const isNextWeek = shift.day < 0 ? distance < 0 : distance < (weekday.mayBeToday ? 0 : 1);
  return day + distance + (isNextWeek ? 7 : 0);
}

function numberOf({ year, month, day }: CalendarDate): number {
  return dayNumber(year, month, day);
}

/**
 * Converts local time in a zone, given as if it were UTC, to Unix time: of a time that occurs twice the earlier one, of
 * a skipped time that of the clock before it was put forward.
 */
function inZone(seconds: number, zone: Zone): number {
  if (typeof zone === 'number') return seconds - zone;
  const before = seconds - offsetAt(seconds - dayInSeconds, zone);
  if (before + offsetAt(before, zone) === seconds) return before;
  const after = seconds - offsetAt(seconds + dayInSeconds, zone);
  return after + offsetAt(after, zone) === seconds ? after : before;
}

/** Seconds east of UTC at a moment. The name of the offset is `GMT+02:00`, or `GMT` alone for UTC. */
function offsetAt(seconds: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(seconds * 1000).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hour = 0, minute = 0, second = 0] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(name) ?? [];
  const offset = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  return sign === '-' ? -offset : offset;
}
