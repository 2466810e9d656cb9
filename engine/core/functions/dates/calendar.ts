/**
 * Days from 1 January 1970 to a date. Months and days beyond the calendar overflow: 30 February is 1 or 2 March, day 0
 * the last one of the month before. NaN beyond the years that can be counted.
 */
export function dayNumber(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day) / 86_400_000;
}

/** The weekday, 0 for Sunday, of a day counted from 1 January 1970, which was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** A day counted from here backwards swaps Monday with Friday and Saturday with Sunday. */
const mirror = -2;

/**
 * A day, counted from 1 January 1970, moved by so many days from Monday to Friday, forward or back. None at all moves
 * on only from a weekend, to Monday.
 */
export function addWorkdays(day: number, count: number): number {
  return count > 0 ? forward(day, count) : mirror - forward(mirror - day, -count);
}

function forward(day: number, count: number): number {
  const weekday = weekdayOf(day);
  const rest = count % 5;
  const moved = day + ((count - rest) / 5) * 7 + rest;
  if (rest === 0) return moved - (weekday === 6 ? 1 : weekday === 0 ? 2 : 0);
  if (weekday === 6) return moved + 1;
  return weekday + rest > 5 ? moved + 2 : moved;
}
