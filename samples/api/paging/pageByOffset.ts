import { SampleApiError } from '../http/sampleApiError.ts';

const usualLimit = 10;
const maxLimit = 50;

/**
 * Selects one page of the records by the `limit` and `offset` parameters: 10 records by default, never more than 50.
 * Throws a `SampleApiError` (400) for a limit or an offset that is not a number.
 */
export function pageByOffset<Entry>(records: readonly Entry[], query: URLSearchParams): Entry[] {
  const limit = Math.min(readWholeNumber(query, 'limit', usualLimit, 1), maxLimit);
  const offset = readWholeNumber(query, 'offset', 0, 0);
  return records.slice(offset, offset + limit);
}

/**
 * Reads a whole number from the query, or returns the fallback if the parameter is absent. Throws a `SampleApiError`
 * (400) for anything else and for a number below the smallest allowed.
 */
function readWholeNumber(query: URLSearchParams, name: string, fallback: number, min: number): number {
  const text = query.get(name);
  if (text === null) return fallback;
  if (!/^\d{1,9}$/.test(text) || Number(text) < min) {
    throw new SampleApiError(400, 'bad-parameter', `"${name}" must be a whole number, ${min} or more.`);
  }
  return Number(text);
}
