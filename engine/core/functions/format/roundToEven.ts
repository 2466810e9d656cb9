/**
 * A float times a power of ten as the nearest integer, the even one where two are equally near. Works with the exact
 * binary value, which multiplying as floats would blur.
 */
export function roundToEven(value: number, places: number): bigint {
  const { mantissa, exponent } = binaryOf(value);
  const numerator = mantissa * 10n ** BigInt(Math.max(places, 0)) * 2n ** BigInt(Math.max(exponent, 0));
  const denominator = 10n ** BigInt(Math.max(-places, 0)) * 2n ** BigInt(Math.max(-exponent, 0));
  const floor = numerator / denominator;
  const twiceRest = (numerator % denominator) * 2n;
  const isUp = twiceRest > denominator || (twiceRest === denominator && floor % 2n === 1n);
  return isUp ? floor + 1n : floor;
}

/** A float that is not negative as an integer times a power of two. */
function binaryOf(value: number): { mantissa: bigint; exponent: number } {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  const fraction = bits.getBigUint64(0) & (2n ** 52n - 1n);
  const biased = bits.getUint16(0) >> 4;
  // The smallest floats have no leading bit of their own.
  return biased === 0
    ? { mantissa: fraction, exponent: -1074 }
    : { mantissa: fraction + 2n ** 52n, exponent: biased - 1075 };
}
