import { Float, type JsonValue } from '../json/value.ts';

const maxCharacters = 40;
/** Digits in groups of three: `1,250`, `1.250`, `1'250`, `1 250`, with any blank between them. */
const grouped = /^\d{1,3}([,.'’_\s\u00a0\u2009\u202f])\d{3}(?:\1\d{3})*$/;

/**
 * A non-negative whole number, also as text with digits in groups; otherwise undefined. A very large one is rounded.
 */
export function wholeNumber(value: JsonValue | undefined): number | undefined {
  const number = numberIn(value instanceof Float ? value.value : value);
  return number !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined;
}

function numberIn(value: JsonValue | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'string' || value.length > maxCharacters) return undefined;
  const text = value.trim();
  if (/^\d+$/.test(text)) return Number(text);
  return grouped.test(text) ? Number(text.replace(/\D/g, '')) : undefined;
}
