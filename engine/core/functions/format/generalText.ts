import { exponentText } from './exponentText.ts';
import { figuresOf } from './figuresOf.ts';
import { fixedText } from './fixedText.ts';

/**
 * A float that is not negative with this many significant digits at most, fixed or, where its exponent is below -4 or
 * beyond the digits, scientific (`%g` in `functions.md` 3.4).
 */
export function generalText(value: number, precision: number): string {
  const count = Math.max(precision, 1);
  const { digits, exponent } = figuresOf(value, count);
  if (exponent >= -4 && exponent < count) return withoutEndingZeros(fixedText(value, count - 1 - exponent));
  const fraction = digits.slice(1).replace(/0+$/, '') || '0';
  return `${digits.charAt(0)}.${fraction}${exponentText(exponent)}`;
}

function withoutEndingZeros(fixed: string): string {
  return fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed;
}
