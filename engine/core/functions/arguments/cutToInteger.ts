/**
 * Cuts the fraction off a number, given as a value or as decimal digits. An infinity becomes the largest float, which
 * is beyond every bound that an integer has here.
 */
export function cutToInteger(value: number | bigint | string): bigint {
  if (typeof value === 'bigint') return value;
  // As a number, an integer of more than 15 digits would lose some.
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return BigInt(value);
  const finite = Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, Number(value)));
  return BigInt(Math.trunc(finite));
}
