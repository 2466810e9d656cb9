import { exponentText } from './exponentText.ts';
import { figuresOf } from './figuresOf.ts';

/** A float that is not negative in the form `1.2e+4`, with this many digits after the point (`functions.md` 3.4). */
export function scientificText(value: number, precision: number): string {
  const { digits, exponent } = figuresOf(value, precision + 1);
  const fraction = precision === 0 ? '' : `.${digits.slice(1)}`;
  return digits.charAt(0) + fraction + exponentText(exponent);
}
