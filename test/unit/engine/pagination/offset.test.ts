import assert from 'node:assert/strict';
import type { JsonObject } from '../../../../engine/core/json/value.ts';
import { scrollerFor } from '../../../support/scrollerFor.ts';
import { jobWith, walkScroller } from '../../../support/walkScroller.ts';

interface Row {
  title: string;
  options: JsonObject;
  params?: JsonObject;
  records: number[];
  sent: JsonObject[];
  stop?: string;
}

const named = { method: 'offset', limit: 3, limitParam: 'size', offsetParam: 'start' };

const rows: Row[] = [
  {
    title: 'the first page: offset 0 and the page size are both sent first',
    options: named,
    records: [1],
    sent: [{ size: 3, start: 0 }],
    stop: 'short-page',
  },
  {
    title: 'a full page: the offset grows by the page size',
    options: named,
    records: [3, 3, 1],
    sent: [
      { size: 3, start: 0 },
      { size: 3, start: 3 },
      { size: 3, start: 6 },
    ],
    stop: 'short-page',
  },
  {
    title: '0, 1, 2 when the page size is 1',
    options: { limit: 1 },
    records: [1, 1, 0],
    sent: [
      { limit: 1, offset: 0 },
      { limit: 1, offset: 1 },
      { limit: 1, offset: 2 },
    ],
    stop: 'empty-page',
  },
  {
    title: 'a smaller page, here an empty first one, ends it',
    options: named,
    records: [0],
    sent: [{ size: 3, start: 0 }],
    stop: 'empty-page',
  },
  {
    title: '"limit" absent: none is sent and the first page tells the page size',
    options: { method: 'offset', limitParam: 'size', offsetParam: 'start' },
    records: [10, 10, 4],
    sent: [{ start: 0 }, { start: 10 }, { start: 20 }],
    stop: 'short-page',
  },
  {
    title: 'pagination.md 5: the default parameter names are limit and offset; numeric text is a number',
    options: { limit: '2' },
    records: [2, 1],
    sent: [
      { limit: 2, offset: 0 },
      { limit: 2, offset: 2 },
    ],
    stop: 'short-page',
  },
  {
    title: 'pagination.md 5: a page with more records than asked for goes on by the page size',
    options: named,
    records: [5, 0],
    sent: [
      { size: 3, start: 0 },
      { size: 3, start: 3 },
    ],
    stop: 'empty-page',
  },
  {
    title: 'pagination.md 5: a job parameter named like limitParam is the page size',
    options: named,
    params: { size: '2', depot: 'PRG' },
    records: [2, 1],
    sent: [
      { size: 2, depot: 'PRG', start: 0 },
      { size: 2, depot: 'PRG', start: 2 },
    ],
    stop: 'short-page',
  },
  {
    title: 'pagination.md 5: firstPageParams false leaves the first request as the job has it',
    options: { limit: 3, firstPageParams: false },
    params: { depot: 'PRG' },
    records: [3, 3],
    sent: [{ depot: 'PRG' }, { depot: 'PRG', limit: 3, offset: 3 }, { depot: 'PRG', limit: 3, offset: 6 }],
  },
  {
    title: 'pagination.md 5: offsetFromJob starts at the job parameter and keeps its position',
    options: { limit: 9, offsetFromJob: true },
    params: { offset: 20, limit: 2 },
    records: [2],
    sent: [
      { offset: 20, limit: 2 },
      { offset: 22, limit: 2 },
    ],
  },
  {
    title: 'pagination.md 5: without offsetFromJob a job parameter of that name is overwritten by 0',
    options: { limit: 2 },
    params: { offset: 20 },
    records: [1],
    sent: [{ offset: 0, limit: 2 }],
    stop: 'short-page',
  },
];

describe('offset scroller', () => {
  for (const { title, options, params, records, sent, stop } of rows) {
    it(title, () => {
      const walked = walkScroller(
        scrollerFor({ method: 'offset', ...options }),
        jobWith(params),
        records.map((count) => ({ records: count })),
      );
      assert.deepEqual(
        walked.requests.map((request) => Object.entries(request.params)),
        sent.map((query) => Object.entries(query)),
      );
      assert.equal(walked.stop?.stop, stop);
    });
  }

  it('is pure: asking a step twice gives the same request twice', () => {
    const first = scrollerFor({ method: 'offset', limit: 2 })(jobWith());
    const page = { response: {}, records: [1, 2] };
    assert.deepEqual(JSON.stringify(first.next(page)), JSON.stringify(first.next(page)));
  });
});
