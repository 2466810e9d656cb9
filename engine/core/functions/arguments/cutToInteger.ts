/** Cuts the fraction off a number or decimal digits. An infinity becomes the largest float, beyond every bound here. */
export function cutToInteger(value: number | bigint | string): bigint {
  if (typeof value === 'bigint') return value;
  // A number would lose digits of an integer with more than 15.
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return BigInt(value);
  const finite = Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, Number(value)));
  return BigInt(Math.trunc(finite));
}
