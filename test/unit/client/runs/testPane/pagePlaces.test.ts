import assert from 'node:assert/strict';
import type { RequestRecord } from '../../../../../client/runs/history/runRecord.ts';
import { keptFirst } from '../../../../../client/runs/history/runRecorder.ts';
import { missingPages, pagePlaces, placeText } from '../../../../../client/runs/testPane/pagePlaces.ts';

const request = (number: number, page?: number, attempt = 1): RequestRecord => ({
  number,
  method: 'GET',
  path: `/users?page=${page}`,
  at: number,
  ms: 1,
  attempt,
  status: page === undefined ? 500 : 200,
  ...(page !== undefined && { page: { page, records: 2, path: '' } }),
});
const job = (requests: RequestRecord[], pages: number, forgotten = 0) => ({
  runs: 1,
  requests,
  forgotten,
  pages,
  records: 0,
  recordsPerPage: [],
});

describe('The places of pages in their job', () => {
  it('count pages, not requests that brought none', () => {
    const places = pagePlaces(job([request(1), request(2, 1, 2), request(3, 2)], 2));
    assert.deepEqual(
      places.map(({ page }) => page),
      [undefined, 1, 2],
    );
  });

  it('count over all runs of a child job', () => {
    const places = pagePlaces(job([request(2, 1), request(3, 1), request(4, 2)], 3));
    assert.deepEqual(
      places.map(({ page }) => page),
      [1, 2, 3],
    );
  });

  it('count the pages whose requests are forgotten', () => {
    const first = Array.from({ length: keptFirst }, (_, index) => request(index + 1, index + 1));
    const last = [request(599, 599), request(600, 600)];
    const places = pagePlaces(job([...first, ...last], 600, 498));
    assert.deepEqual(
      places.slice(-3).map(({ page }) => page),
      [100, 599, 600],
    );
  });

  const texts: [what: string, one: RequestRecord, page: number | undefined, text: string, pages?: number][] = [
    ['a page', request(2, 2), 2, 'Page 2 of 1,000'],
    ['a request that failed', request(2), undefined, 'Request 2, no page (1,000 pages)'],
    ['the only request, which failed', request(1), undefined, 'Request 1, no page', 0],
    ['a repeat that failed', request(3, undefined, 2), undefined, 'Request 3, attempt 2, no page (1,000 pages)'],
  ];
  for (const [what, one, page, text, pages = 1000] of texts) {
    it(`say where ${what} is`, () =>
      assert.equal(placeText({ request: one, ...(page !== undefined && { page }) }, pages), text));
  }

  const missing: [kept: number[], pages: number, text: string | undefined][] = [
    [[1, 2, 3], 3, undefined],
    [[1, 2, 3, 97, 98, 99, 100], 100, 'Pages 4 to 96 were not kept.'],
    [[1, 3], 3, 'Page 2 was not kept.'],
    [[2, 4], 5, 'Pages 1, 3, 5 were not kept.'],
    [[1, 2], 1_200, 'Pages 3 to 1,200 were not kept.'],
    [[], 0, undefined],
  ];
  it('say of a run that goes on that they are not kept yet', () => {
    const kept = [1, 2].map((page) => ({ request: request(page, page), page }));
    assert.equal(missingPages(9, kept, true), 'Pages 3 to 9 are not kept yet.');
    assert.equal(missingPages(3, kept, true), 'Page 3 is not kept yet.');
  });

  for (const [kept, pages, text] of missing) {
    it(`say of ${kept.join(', ') || 'none'} of ${pages}: ${text ?? 'nothing'}`, () =>
      assert.equal(
        missingPages(
          pages,
          kept.map((page) => ({ request: request(page, page), page })),
        ),
        text,
      ));
  }
});
