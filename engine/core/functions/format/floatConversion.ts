import type { JsonScalar } from '../../json/value.ts';
import type { Directive } from './directive.ts';
import { pad } from './pad.ts';
import { toFloat } from './toFloat.ts';

const usualPrecision = 6;
/** The platform writes no more digits, whatever the format asks for. */
const largestPrecision = 53;

/** The conversion that writes a float; `write` gets its size without the sign, and the precision. */
export function floatConversion(write: (size: number, precision: number) => string) {
  return (value: JsonScalar, directive: Directive): string => {
    const number = toFloat(value);
    const sign = number < 0 ? '-' : directive.showsPlus ? '+' : '';
    const size = Math.abs(number);
    const precision = Math.min(directive.precision ?? usualPrecision, largestPrecision);
    return pad(sign, size === Number.POSITIVE_INFINITY ? 'Inf' : write(size, precision), directive);
  };
}
