import { dayNumber } from './calendar.ts';

/** Letters that stand for a whole format. */
const shorthands: ReadonlyMap<string, string> = new Map([
  ['c', 'Y-m-d\\TH:i:sP'],
  ['r', 'D, d M Y H:i:s O'],
]);

/** Formats a time in UTC: letters are replaced; everything else, and a character after a backslash, is copied. */
export function formatDate(format: string, time: Date): string {
  return format.replace(/\\(.)|[a-z]/gis, (part: string, copied: string | undefined) => {
    if (copied !== undefined) return copied;
    const shorthand = shorthands.get(part);
    return shorthand === undefined ? String(dateLetters.get(part)?.(time) ?? part) : formatDate(shorthand, time);
  });
}

const months = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',');
const weekdays = 'Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday'.split(',');

/** The letters of a date format with the text of a time for each, in UTC (`docs/format/functions.md#35-date`). */
const dateLetters: ReadonlyMap<string, (time: Date) => string | number> = new Map<
  string,
  (time: Date) => string | number
>([
  ['d', (time) => padded(time.getUTCDate(), 2)],
  ['j', (time) => time.getUTCDate()],
  ['D', (time) => weekdayName(time).slice(0, 3)],
  ['l', weekdayName],
  ['N', (time) => time.getUTCDay() || 7],
  ['w', (time) => time.getUTCDay()],
  ['S', suffixOf],
  ['z', dayOfYear],
  ['W', (time) => padded(isoWeekOf(time).week, 2)],
  ['o', (time) => isoWeekOf(time).year],
  ['F', monthName],
  ['M', (time) => monthName(time).slice(0, 3)],
  ['m', (time) => padded(time.getUTCMonth() + 1, 2)],
  ['n', (time) => time.getUTCMonth() + 1],
  ['t', (time) => daysInMonth(time, time.getUTCMonth())],
  ['L', (time) => (daysInMonth(time, 1) === 29 ? 1 : 0)],
  ['Y', (time) => (time.getUTCFullYear() < 0 ? '-' : '') + padded(Math.abs(time.getUTCFullYear()), 4)],
  ['y', (time) => padded(Math.abs(time.getUTCFullYear() % 100), 2)],
  ['a', (time) => (time.getUTCHours() < 12 ? 'am' : 'pm')],
  ['A', (time) => (time.getUTCHours() < 12 ? 'AM' : 'PM')],
  ['g', (time) => time.getUTCHours() % 12 || 12],
  ['h', (time) => padded(time.getUTCHours() % 12 || 12, 2)],
  ['G', (time) => time.getUTCHours()],
  ['H', (time) => padded(time.getUTCHours(), 2)],
  ['i', (time) => padded(time.getUTCMinutes(), 2)],
  ['s', (time) => padded(time.getUTCSeconds(), 2)],
  ['u', () => '000000'],
  ['v', () => '000'],
  ['B', swatchBeat],
  ['e', () => 'UTC'],
  ['T', () => 'UTC'],
  ['I', () => 0],
  ['O', () => '+0000'],
  ['P', () => '+00:00'],
  ['Z', () => 0],
  ['U', (time) => time.getTime() / 1000],
]);

function padded(number: number, length: number): string {
  return String(number).padStart(length, '0');
}

function weekdayName(time: Date): string {
  return weekdays[time.getUTCDay()] ?? '';
}

function monthName(time: Date): string {
  return months[time.getUTCMonth()] ?? '';
}

function suffixOf(time: Date): string {
  const day = time.getUTCDate();
  const isTeen = day > 10 && day < 14;
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th';
}

function dayOfYear(time: Date): number {
  const year = time.getUTCFullYear();
  return dayNumber(year, time.getUTCMonth() + 1, time.getUTCDate()) - dayNumber(year, 1, 1);
}

/** The length of a month, counted from 0, in the year of the time. */
function daysInMonth(time: Date, month: number): number {
  const year = time.getUTCFullYear();
  return dayNumber(year, month + 2, 1) - dayNumber(year, month + 1, 1);
}

/** Thousandths of a day that begins an hour before the UTC day. */
function swatchBeat(time: Date): string {
  const seconds = time.getUTCHours() * 3600 + time.getUTCMinutes() * 60 + time.getUTCSeconds() + 3600;
  return padded(Math.floor((seconds * 10) / 864) % 1000, 3);
}

/** The ISO 8601 week of a day and its year: those of the week's Thursday. */
function isoWeekOf(time: Date): { week: number; year: number } {
  const toThursday = 4 - (time.getUTCDay() || 7);
  const thursday = new Date(time.getTime() + toThursday * 86_400_000);
  const year = thursday.getUTCFullYear();
  const dayOfYear = Math.floor(thursday.getTime() / 86_400_000) - dayNumber(year, 1, 1);
  return { week: Math.floor(dayOfYear / 7) + 1, year };
}
