import type { JsonScalar } from '../json/value.ts';

/** The truth of a flag, also as a word, or as 1 or 0 if it takes numbers. Undefined for anything else. */
export function truthOf(value: JsonScalar, takesNumbers: boolean): boolean | undefined {
  const text = typeof value === 'string' ? value.toLowerCase() : value;
  if (text === true || text === 'true' || text === 'yes') return true;
  if (text === false || text === 'false' || text === 'no') return false;
  if (!takesNumbers) return undefined;
  if (text === 1 || text === '1') return true;
  return text === 0 || text === '0' ? false : undefined;
}
