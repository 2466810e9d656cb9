/**
 * Days from 1 January 1970 to a date. Months and days overflow: 30 February is 1 or 2 March, day 0 is the last day of
 * the previous month. NaN for years out of range.
 */
export function dayNumber(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day) / 86_400_000;
}

/** The weekday, 0 for Sunday, of a day counted from 1 January 1970, a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Counting backwards from this day swaps Monday with Friday and Saturday with Sunday. */
const mirror = -2;

/**
 * Moves a day, counted from 1 January 1970, by workdays (Monday to Friday), forward or back. A count of 0 moves only a
 * day on a weekend, to Monday.
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
