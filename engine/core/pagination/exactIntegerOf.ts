import { integerOf } from '../config/readValues.ts';
import type { JsonValue } from '../json/value.ts';

/**
 * A number or numeric text, cut to an integer with all its digits, as ids need it. Absent for anything else
 * (`configuration.md` 1.3).
 */
export function exactIntegerOf(value: JsonValue | undefined): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'string' && /^\s*[+-]?\d+$/.test(value)) return BigInt(value);
  const integer = integerOf(value);
  return integer === undefined || !Number.isFinite(integer) ? undefined : BigInt(integer);
}
