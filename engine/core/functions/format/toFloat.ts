import { Float, type JsonScalar } from '../../json/value.ts';
import { leadingNumber } from '../leadingNumber.ts';

/** A value as a float: the number that a text begins with, or 0 (`functions.md` 3.4). */
export function toFloat(value: JsonScalar): number {
  if (typeof value === 'string') return Number(leadingNumber(value)?.digits ?? 0);
  return value instanceof Float ? value.value : Number(value);
}
