import { roundToEven } from './roundToEven.ts';

/** A float that is not negative as this many significant digits, and the power of ten of the first (`functions.md` 3.4). */
export function figuresOf(value: number, count: number): { digits: string; exponent: number } {
  // So many digits tell the exact exponent: no float lies that close below a power of ten without being it.
  const exponent = Number(value.toExponential(100).split('e')[1]);
  const digits = String(roundToEven(value, count - 1 - exponent)).padEnd(count, '0');
  // 9.99 rounds up to 10.0: one digit more, all of them zeros but the first.
  return digits.length > count ? { digits: digits.slice(0, count), exponent: exponent + 1 } : { digits, exponent };
}
