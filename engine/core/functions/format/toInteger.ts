import { Float, type JsonScalar } from '../../json/value.ts';
import { cutToInteger } from '../cutToInteger.ts';
import { leadingNumber } from '../leadingNumber.ts';

const largest = 2n ** 63n - 1n;
const smallest = -(2n ** 63n);

/**
 * A value as an integer (`functions.md` 3.4): of a text, the number that it begins with, or 0. The fraction is cut; what
 * is beyond signed 64 bits becomes the nearest integer within.
 */
export function toInteger(value: JsonScalar): bigint {
  const integer = cutToInteger(numberIn(value));
  if (integer > largest) return largest;
  return integer < smallest ? smallest : integer;
}

function numberIn(value: JsonScalar): number | bigint | string {
  if (typeof value === 'string') return leadingNumber(value)?.digits ?? 0;
  if (value instanceof Float) return value.value;
  return typeof value === 'boolean' || value === null ? Number(value) : value;
}
