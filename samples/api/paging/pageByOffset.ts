import { readWholeNumber } from './readWholeNumber.ts';

const usualLimit = 10;
const largestLimit = 50;

/**
 * Cuts one page out of the records by the `limit` and `offset` parameters: 10 records where no limit is sent, never
 * more than 50, whatever was asked for. Throws a `SampleApiError` (400) for a limit or an offset that is no number.
 */
export function pageByOffset<Entry>(records: readonly Entry[], query: URLSearchParams): Entry[] {
  const limit = Math.min(readWholeNumber(query, 'limit', usualLimit, 1), largestLimit);
  const offset = readWholeNumber(query, 'offset', 0, 0);
  return records.slice(offset, offset + limit);
}
