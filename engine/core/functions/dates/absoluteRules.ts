import { dayNumber, weekdayOf } from './calendar.ts';
import { clockFormats, dateFormats, datePieces } from './dateFormats.ts';
import type { DateReading } from './dateReading.ts';
import { type DateRule, dateRule, type Groups } from './dateRule.ts';

/** Written dates and times. Times come first, so that `14.07.17` is one: the first of the longest matches wins. */
export const absoluteRules: readonly DateRule[] = [
  ...clockFormats.map((format) => dateRule(format, setTime)),
  ...dateFormats.map((format) => dateRule(format, setDateAndTime)),
  dateRule(`${datePieces.year4}-?w(?<week>0[1-9]|[1-4]\\d|5[0-3])(?:-?(?<weekday>[0-7]))?`, setWeek),
  dateRule('(?<digits>\\d{4})', setTimeOrYear),
  dateRule(`(?<side>back|front) of ${datePieces.hour}(?:${datePieces.half})?`, setQuarter),
  dateRule('@(?<seconds>-?\\d+)(?:\\.(?<fraction>\\d{0,6}))?', setUnixTime),
];

function setTime(reading: DateReading, groups: Groups): boolean {
  const { minute = 0, second = 0, fraction } = groups;
  return reading.setTime(hourOf(groups), Number(minute), Number(second), microseconds(fraction));
}

function setDateAndTime(reading: DateReading, groups: Groups): boolean {
  const { year, month, dayOfYear, day = dayOfYear ?? (year === undefined ? undefined : '1') } = groups;
  const isSet = reading.setDate(
    year === undefined ? undefined : yearOf(year),
    month === undefined ? 1 : monthNumber(month),
    day === undefined ? undefined : Number(day),
  );
  return isSet && (groups.hour === undefined || setTime(reading, groups));
}

/** Sets a week: week 1 is the one, starting on Monday, that contains 4 January. */
function setWeek(reading: DateReading, { year = '', week, weekday = '1' }: Groups): boolean {
  const monday = 4 - ((weekdayOf(dayNumber(Number(year), 1, 4)) + 6) % 7);
  return reading.setDate(Number(year), 1, monday + (Number(week) - 1) * 7 + Number(weekday) - 1);
}

/** Reads four bare digits as a time if there is none yet and they can be one, else as a year. */
function setTimeOrYear(reading: DateReading, { digits = '' }: Groups): boolean {
  const isTimed = reading.clock !== undefined && reading.clock.origin !== 'reset';
  if (isTimed || !/^(?:[01]\d|2[0-4])[0-5]\d$/.test(digits)) return reading.setYear(Number(digits));
  return reading.setTime(Number(digits.slice(0, 2)), Number(digits.slice(2)));
}

/** `back of 7pm` is a quarter past, `front of 7pm` a quarter to. */
function setQuarter(reading: DateReading, groups: Groups): boolean {
  const isPast = groups.side?.toLowerCase() === 'back';
  return reading.setTime(hourOf(groups) - (isPast ? 0 : 1), isPast ? 15 : 45);
}

function setUnixTime(reading: DateReading, { seconds = '', fraction }: Groups): boolean {
  const sign = seconds.startsWith('-') ? -1 : 1;
  const isNew = reading.setDate(1970, 1, 1) && reading.setZone(0) && reading.resetTime();
  return (
    isNew && reading.moveBy('second', Number(seconds)) && reading.moveBy('microsecond', sign * microseconds(fraction))
  );
}

function hourOf({ hour, half }: Groups): number {
  if (half === undefined) return Number(hour);
  return (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/** A year; one of one or two digits is from 1970 to 2069. */
function yearOf(digits: string): number {
  const year = Number(digits);
  if (digits.length === 4 || year >= 100) return year;
  return year < 70 ? year + 2000 : year + 1900;
}

function microseconds(fraction: string | undefined): number {
  return Number((fraction ?? '').slice(0, 6).padEnd(6, '0'));
}

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** The number of a month, from 1, in digits, by its English name or as a Roman numeral. */
function monthNumber(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const word = text.toLowerCase();
  return 1 + Math.max(numerals.indexOf(word), names.indexOf(word.slice(0, 3)));
}
