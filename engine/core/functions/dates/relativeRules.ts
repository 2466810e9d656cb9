import { datePieces } from './dateFormats.ts';
import type { DateReading, DateShift } from './dateReading.ts';
import { type DateRule, dateRule, type Groups } from './dateRule.ts';

/** The units of a relative date, in the singular, with the field and the amount that each moves. */
const dateUnits: ReadonlyMap<string, readonly [keyof DateShift, number]> = new Map([
  ['usec', ['microsecond', 1]],
  ['microsecond', ['microsecond', 1]],
  ['ms', ['microsecond', 1000]],
  ['msec', ['microsecond', 1000]],
  ['millisecond', ['microsecond', 1000]],
  ['sec', ['second', 1]],
  ['second', ['second', 1]],
  ['min', ['second', 60]],
  ['minute', ['second', 60]],
  ['hour', ['second', 3600]],
  ['day', ['day', 1]],
  ['week', ['day', 7]],
  ['fortnight', ['day', 14]],
  ['forthnight', ['day', 14]],
  ['month', ['month', 1]],
  ['year', ['year', 1]],
]);

const ordinals = 'first|second|third|fourth|fifth|sixth|seventh|eighth|eight|ninth|tenth|eleventh|twelfth'.split('|');
const steps = new Map([
  ...ordinals.map((word, index) => [word, index < 8 ? index + 1 : index] as const),
  ['next', 1] as const,
  ['last', -1] as const,
  ['previous', -1] as const,
  ['this', 0] as const,
]);
const units = `(?<unit>weekdays?|(?:${[...dateUnits.keys()].join('|')})s?|(?:${datePieces.weekdayName})s?)`;
const weekday = `(?<weekday>${datePieces.weekdayName})`;

/** Words and counts relative to the base or to the date that the text fixes. */
export const relativeRules: readonly DateRule[] = [
  dateRule('now', () => true),
  dateRule('today|midnight', (reading) => reading.resetTime()),
  dateRule('noon', (reading) => reading.resetTime(12)),
  dateRule('tomorrow', (reading) => moveToDay(reading, 1)),
  dateRule('yesterday', (reading) => moveToDay(reading, -1)),
  dateRule('(?<edge>first|last)[ \\t]+day[ \\t]+of', setMonthEdge),
  dateRule(`(?<word>${ordinals.join('|')}|last)[ \\t]+${weekday}[ \\t]+of`, setWeekdayOfMonth),
  dateRule(weekday, (reading, groups) => reading.setWeekday(weekdayNumber(groups.weekday ?? ''), true)),
  dateRule('(?<word>next|last|previous|this)[ \\t]+week', moveToWeek),
  dateRule(`(?<word>${[...steps.keys()].join('|')})[ \\t]+(?!week\\b)${units}`, moveByWord),
  dateRule(`(?<signs>[+-]*)[ \\t]*(?<count>\\d{1,13})[ \\t]*${units}`, moveByCount),
  dateRule('ago', (reading) => reading.turnBack()),
];

/** Moves to a day; false next to other days, where it would be unclear whether the two add up. */
function moveToDay(reading: DateReading, days: number): boolean {
  return reading.shift.day === 0 && reading.moveBy('day', days) && reading.resetTime();
}

function setMonthEdge(reading: DateReading, { edge }: Groups): boolean {
  if (reading.monthEdge !== undefined) return false;
  reading.monthEdge = edge?.toLowerCase() === 'first' ? 'first' : 'last';
  return true;
}

/** Sets the weekday before the first of the next month for the last one of a month. */
function setWeekdayOfMonth(reading: DateReading, groups: Groups): boolean {
  const step = stepOf(groups);
  reading.weekdayFromMonth = step < 0 ? 1 : 0;
  return moveByWeekdays(reading, step, weekdayNumber(groups.weekday ?? ''), step > 0);
}

/** Moves to a week; without a weekday, to its Monday. */
function moveToWeek(reading: DateReading, groups: Groups): boolean {
  reading.isInWeek = true;
  return reading.moveBy('day', stepOf(groups) * 7);
}

function moveByWord(reading: DateReading, groups: Groups): boolean {
  return moveByUnit(reading, stepOf(groups), groups.unit ?? '', groups.word?.toLowerCase() === 'this');
}

function moveByCount(reading: DateReading, { signs = '', count, unit = '' }: Groups): boolean {
  const isBack = signs.replaceAll('+', '').length % 2 === 1;
  return moveByUnit(reading, isBack ? -Number(count) : Number(count), unit, true);
}

function moveByUnit(reading: DateReading, count: number, name: string, mayBeToday: boolean): boolean {
  const word = name.toLowerCase();
  const unit = dateUnits.get(word) ?? dateUnits.get(word.slice(0, -1));
  if (unit !== undefined) return reading.moveBy(unit[0], count * unit[1]);
  if (word.startsWith('weekday')) return reading.moveByWorkdays(count);
  return moveByWeekdays(reading, count, weekdayNumber(word), mayBeToday);
}

/** Moves by weekdays. Setting the weekday already finds the first one. */
function moveByWeekdays(reading: DateReading, count: number, day: number, mayBeToday: boolean): boolean {
  return reading.moveBy('day', (count > 0 ? count - 1 : count) * 7) && reading.setWeekday(day, mayBeToday);
}

function stepOf({ word = '' }: Groups): number {
  return steps.get(word.toLowerCase()) ?? 0;
}

/** The number of a weekday, 0 for Sunday, from its English name: in full, plural or its first three letters. */
function weekdayNumber(name: string): number {
  return ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].indexOf(name.slice(0, 3).toLowerCase());
}
