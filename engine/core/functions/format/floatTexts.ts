/** A non-negative float with this many digits after the point (`%f` in `docs/format/functions.md#34-sprintf`). */
export function fixedText(value: number, precision: number): string {
  const digits = String(roundToEven(value, precision)).padStart(precision + 1, '0');
  return precision === 0 ? digits : `${digits.slice(0, -precision)}.${digits.slice(-precision)}`;
}

/** A non-negative float as `1.2e+4` with this many digits after the point (`docs/format/functions.md#34-sprintf`). */
export function scientificText(value: number, precision: number): string {
  const { digits, exponent } = figuresOf(value, precision + 1);
  const fraction = precision === 0 ? '' : `.${digits.slice(1)}`;
  return digits.charAt(0) + fraction + exponentText(exponent);
}

/** A non-negative float with at most this many significant digits (`%g` in `docs/format/functions.md#34-sprintf`). */
export function generalText(value: number, precision: number): string {
  const count = Math.max(precision, 1);
  const { digits, exponent } = figuresOf(value, count);
  if (exponent >= -4 && exponent < count) return withoutEndingZeros(fixedText(value, count - 1 - exponent));
  const fraction = digits.slice(1).replace(/(?<!0)0+$/, '') || '0';
  return `${digits.charAt(0)}.${fraction}${exponentText(exponent)}`;
}

function withoutEndingZeros(fixed: string): string {
  return fixed.includes('.') ? fixed.replace(/\.?(?<!0)0+$/, '') : fixed;
}

/** The exponent part of a number: signed, never padded. */
function exponentText(exponent: number): string {
  return `e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
}

/** The significant digits of a non-negative float and the power of ten of the first. */
function figuresOf(value: number, count: number): { digits: string; exponent: number } {
  // 100 digits give the exact exponent: no other float is that close below a power of ten.
  const exponent = Number(value.toExponential(100).split('e')[1]);
  const digits = String(roundToEven(value, count - 1 - exponent)).padEnd(count, '0');
  // 9.99 rounds up to 10.0: one digit more, all zeros but the first.
  return digits.length > count ? { digits: digits.slice(0, count), exponent: exponent + 1 } : { digits, exponent };
}

/**
 * A float times a power of ten, as the nearest integer, a tie to even. Uses the exact binary value, because multiplying
 * floats would round it.
 */
function roundToEven(value: number, places: number): bigint {
  const { mantissa, exponent } = binaryOf(value);
  const numerator = mantissa * 10n ** BigInt(Math.max(places, 0)) * 2n ** BigInt(Math.max(exponent, 0));
  const denominator = 10n ** BigInt(Math.max(-places, 0)) * 2n ** BigInt(Math.max(-exponent, 0));
  const floor = numerator / denominator;
  const twiceRest = (numerator % denominator) * 2n;
  const isUp = twiceRest > denominator || (twiceRest === denominator && floor % 2n === 1n);
  return isUp ? floor + 1n : floor;
}

/** A non-negative float as an integer times a power of two. */
function binaryOf(value: number): { mantissa: bigint; exponent: number } {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  const fraction = bits.getBigUint64(0) & (2n ** 52n - 1n);
  const biased = bits.getUint16(0) >> 4;
  // The smallest floats have no implicit leading bit.
  return biased === 0
    ? { mantissa: fraction, exponent: -1074 }
    : { mantissa: fraction + 2n ** 52n, exponent: biased - 1075 };
}
