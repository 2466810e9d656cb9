import type { PagingSearch } from '../../../../engine/faces/run.ts';

/** A search of one job that has found an offset, with the fields of a test. */
export function createSearch(given: Partial<PagingSearch> = {}): PagingSearch {
  const evidence = [{ message: 'All 4 pages were read: 173 records, none twice.', requests: [4, 5, 6, 7] }];
  const tried = [{ what: 'pages by "page"', why: 'the API ignores it', requests: [2] }];
  const conclusion = 'An offset by "startAt", 50 a page: 4 pages, 173 records, none twice, all that the API counts.';
  const pagination = { method: 'offset', limit: 50, offsetParam: 'startAt' };
  const found = { result: 'found', pagination, evidence, tried, conclusion } as const;
  return { ...found, changes: [], requests: 7, maxRequests: 12, jobs: [{ job: 'parcels', ...found }], ...given };
}
