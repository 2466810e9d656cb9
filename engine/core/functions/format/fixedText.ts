import { roundToEven } from './roundToEven.ts';

/** A float that is not negative with this many digits after the point (`%f` in `functions.md` 3.4). */
export function fixedText(value: number, precision: number): string {
  const digits = String(roundToEven(value, precision)).padStart(precision + 1, '0');
  return precision === 0 ? digits : `${digits.slice(0, -precision)}.${digits.slice(-precision)}`;
}
