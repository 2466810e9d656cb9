import { Float, type JsonValue } from '../json/value.ts';

/** A non-negative whole number, also as text; undefined for anything else. A very large one is rounded. */
export function wholeNumber(value: JsonValue | undefined): number | undefined {
  const number = numberIn(value instanceof Float ? value.value : value);
  return number !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined;
}

function numberIn(value: JsonValue | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : undefined;
}
