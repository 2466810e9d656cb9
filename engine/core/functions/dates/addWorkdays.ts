import { weekdayOf } from './weekdayOf.ts';

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
