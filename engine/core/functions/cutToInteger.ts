/**
 * The integer in a number, given as a value or as decimal digits: the fraction is cut. What is infinite becomes the
 * largest float, which is beyond every bound that an integer can have here.
 */
export function cutToInteger(value: number | bigint | string): bigint {
  if (typeof value === 'bigint') return value;
  // Integers of more than 15 digits would lose some as a number.
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return BigInt(value);
  const finite = Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, Number(value)));
  return BigInt(Math.trunc(finite));
}
