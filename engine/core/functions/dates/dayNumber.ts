/**
 * Days from 1 January 1970 to a date. Months and days beyond the calendar overflow: 30 February is 1 or 2 March, day 0
 * the last one of the month before. NaN beyond the years that can be counted.
 */
export function dayNumber(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day) / 86_400_000;
}
