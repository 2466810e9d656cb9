import { SampleApiError } from '../http/sampleApiError.ts';

/**
 * Reads a whole number from the query, or gives the fallback where the parameter is absent. Throws a `SampleApiError`
 * (400) for anything else and for a number below the smallest allowed.
 */
export function readWholeNumber(query: URLSearchParams, name: string, fallback: number, smallest: number): number {
  const text = query.get(name);
  if (text === null) return fallback;
  if (!/^\d{1,9}$/.test(text) || Number(text) < smallest) {
    throw new SampleApiError(400, 'bad-parameter', `"${name}" must be a whole number, ${smallest} or more.`);
  }
  return Number(text);
}
