// A decimal fraction becomes the double nearest to it, which is hashed with 17 digits.

import { isDigit } from './values';

const digitsWritten: u32 = 17;

/**
 * Writes 17 significant digits of the double that is nearest to a decimal of up to 14 digits, exactly rounded, without
 * zeros at the end (`docs/format/json-to-csv.md#12-number-formatting`).
 */
export function writeDouble(at: usize, out: usize): usize {
  if (load<u8>(at) === 0x2d) {
    store<u8>(out++, 0x2d);
    at++;
  }
  let digits: u64 = 0;
  let count: u32 = 0;
  let places: u32 = 0;
  let hasPoint = false;
  for (let c = load<u8>(at); isDigit(c) || c === 0x2e; c = load<u8>(++at)) {
    if (c === 0x2e) hasPoint = true;
    else {
      digits = digits * 10 + (c - 0x30);
      if (digits !== 0) count++;
      if (hasPoint) places++;
    }
  }
  if (digits === 0) {
    store<u8>(out, 0x30);
    return out + 1;
  }
  return writePlain(rounded(digits, count, places), <i32>(count - places), out);
}

/**
 * The first 17 digits of the double that is nearest to `digits` / 10^`places`. These are the digits themselves and
 * zeros, and a few units more or less, because the double is not the decimal.
 */
function rounded(digits: u64, count: u32, places: u32): u64 {
  // Both are below 2^53, so their quotient is the nearest double. It is whole / 2^scale.
  const bits = reinterpret<u64>(<f64>digits / <f64>power(10, places));
  const whole = (bits & 0xfffffffffffff) | 0x10000000000000;
  const scale = 1075 - (bits >> 52);
  // The difference of the double and the decimal, times 10^places and 2^scale. At most half of 10^places, so the bits
  // of both products beyond 64 do not matter.
  const more = <i64>(whole * power(10, places) - ((digits << 9) << (scale - 9)));
  // The difference in units of the last digit, times 2^shift.
  const missing = digitsWritten - count;
  const units = more * <i64>power(5, missing);
  const shift = <i64>(scale - missing);
  const result = <i64>(digits * power(10, missing)) + (units >> shift);
  const rest = units & (((<i64>1) << shift) - 1);
  const half = (<i64>1) << (shift - 1);
  return rest > half || (rest === half && (result & 1) === 1) ? result + 1 : result;
}

function power(base: u64, exponent: u32): u64 {
  let product: u64 = 1;
  for (; exponent > 0; exponent--) product *= base;
  return product;
}

/** Writes 17 digits, `before` of them before the point; if there are none, zeros up to the first digit. */
function writePlain(digits: u64, before: i32, out: usize): usize {
  let first = out + 1;
  if (before <= 0) {
    first = out + 2 - before;
    memory.fill(out, 0x30, 2 - before);
    store<u8>(out, 0x2e, 1);
  }
  for (let at = first + digitsWritten - 1; at >= first; at--) {
    store<u8>(at, <u8>(0x30 + (digits % 10)));
    digits /= 10;
  }
  if (before > 0) {
    memory.copy(out, first, before);
    store<u8>(out + before, 0x2e);
  }
  let end = first + digitsWritten;
  while (load<u8>(end - 1) === 0x30) end--;
  return load<u8>(end - 1) === 0x2e ? end - 1 : end;
}
