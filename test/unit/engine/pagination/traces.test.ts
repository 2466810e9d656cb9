import assert from 'node:assert/strict';
import type { JsonObject } from '../../../../engine/core/json/value.ts';
import { rowsOf, type TracedJob, tracePaging } from './tracePaging.ts';

interface Trace extends TracedJob {
  title: string;
  sent: string[];
  stop?: string;
}

const prg = { depot: 'PRG' };
const nav = (more: string | null): JsonObject => ({ rows: rowsOf(1), nav: { more } });
const token = (value: string | null): JsonObject => ({ rows: rowsOf(1), meta: { token: value } });
const ticket = (value: string | null, count: number): JsonObject => ({ rows: rowsOf(count), ticket: value });
const numbered = (...numbers: number[]) => numbers.map((no) => ({ no }));
const link = { method: 'response.url', urlKey: 'nav.more' };
const after = { method: 'response.param', responseParam: 'meta.token', queryParam: 'after' };

const traces: Trace[] = [
  {
    title: 'pagination.md 5: the trace of offset',
    pagination: { method: 'offset', limit: 3, limitParam: 'size', offsetParam: 'start' },
    params: prg,
    answers: [rowsOf(3), rowsOf(3), rowsOf(1)],
    sent: [
      'GET /v2/parcels?depot=PRG&size=3&start=0',
      'GET /v2/parcels?depot=PRG&size=3&start=3',
      'GET /v2/parcels?depot=PRG&size=3&start=6',
    ],
    stop: 'short-page',
  },
  {
    title: 'pagination.md 5: firstPageParams false',
    pagination: { method: 'offset', limit: 3, firstPageParams: false },
    params: prg,
    answers: [rowsOf(3), rowsOf(3)],
    sent: [
      'GET /v2/parcels?depot=PRG',
      'GET /v2/parcels?depot=PRG&limit=3&offset=3',
      'GET /v2/parcels?depot=PRG&limit=3&offset=6',
    ],
  },
  {
    title: 'pagination.md 5: firstPageParams false sends a job parameter named like offsetParam once',
    pagination: { method: 'offset', limit: 3, firstPageParams: false },
    params: { offset: 20 },
    answers: [rowsOf(3)],
    sent: ['GET /v2/parcels?offset=20', 'GET /v2/parcels?offset=3&limit=3'],
  },
  {
    title: 'pagination.md 5: offsetFromJob keeps the old positions',
    pagination: { method: 'offset', limit: 9, offsetFromJob: true },
    params: { offset: 20, limit: 2 },
    answers: [rowsOf(2)],
    sent: ['GET /v2/parcels?offset=20&limit=2', 'GET /v2/parcels?offset=22&limit=2'],
  },
  {
    title: 'pagination.md 5: offsetFromJob without a value in the job starts at 0',
    pagination: { method: 'offset', limit: 2, offsetFromJob: true },
    params: { offset: '' },
    answers: [rowsOf(2)],
    sent: ['GET /v2/parcels?offset=0&limit=2', 'GET /v2/parcels?offset=2&limit=2'],
  },
  {
    title: 'pagination.md 5: with POST the values travel in the body, as numbers (4.3)',
    pagination: { method: 'offset', limit: 3, limitParam: 'size', offsetParam: 'start' },
    params: prg,
    job: { method: 'POST' },
    answers: [rowsOf(3)],
    sent: [
      'POST /v2/parcels {"depot":"PRG","size":3,"start":0}',
      'POST /v2/parcels {"depot":"PRG","size":3,"start":3}',
    ],
  },
  {
    title: 'pagination.md 5: the step is the page size, not the number of rows received',
    pagination: { method: 'offset', limit: 3 },
    answers: [rowsOf(5)],
    sent: ['GET /v2/parcels?limit=3&offset=0', 'GET /v2/parcels?limit=3&offset=3'],
  },
  {
    title: 'pagination.md 5: a total that is a multiple of the page size ends with a request without rows',
    pagination: { method: 'offset', limit: 2 },
    answers: [rowsOf(2), rowsOf(0)],
    sent: ['GET /v2/parcels?limit=2&offset=0', 'GET /v2/parcels?limit=2&offset=2'],
    stop: 'empty-page',
  },
  {
    title: 'pagination.md 5: a negative limit is accepted',
    pagination: { method: 'offset', limit: -2 },
    answers: [rowsOf(1)],
    sent: ['GET /v2/parcels?limit=-2&offset=0', 'GET /v2/parcels?limit=-2&offset=-2'],
  },
  {
    title: 'pagination.md 6: the trace of pagenum',
    pagination: { method: 'pagenum', firstPage: 0, pageParam: 'pg' },
    params: prg,
    answers: [rowsOf(2), rowsOf(1), rowsOf(0)],
    sent: ['GET /v2/parcels?depot=PRG&pg=0', 'GET /v2/parcels?depot=PRG&pg=1', 'GET /v2/parcels?depot=PRG&pg=2'],
    stop: 'empty-page',
  },
  {
    title: 'pagination.md 6: the trace of firstPageParams false',
    pagination: { method: 'pagenum', limit: 2, firstPageParams: false },
    answers: [rowsOf(2), rowsOf(2), rowsOf(1)],
    sent: ['GET /v2/parcels', 'GET /v2/parcels?page=2&limit=2', 'GET /v2/parcels?page=3&limit=2'],
    stop: 'short-page',
  },
  {
    title: 'pagination.md 6: firstPageParams false, the second request has firstPage + 1',
    pagination: { method: 'pagenum', firstPage: 5, firstPageParams: false },
    answers: [rowsOf(1)],
    sent: ['GET /v2/parcels', 'GET /v2/parcels?page=6'],
  },
  {
    title: 'pagination.md 6: the page comes before the page size in the query',
    pagination: { method: 'pagenum', limit: '2', limitParam: 'size' },
    params: prg,
    answers: [rowsOf(3)],
    sent: ['GET /v2/parcels?depot=PRG&page=1&size=2', 'GET /v2/parcels?depot=PRG&page=2&size=2'],
  },
  {
    title: 'pagination.md 6: without a page size only a page without rows ends it',
    pagination: { method: 'pagenum' },
    answers: [rowsOf(1), rowsOf(5), rowsOf(0)],
    sent: ['GET /v2/parcels?page=1', 'GET /v2/parcels?page=2', 'GET /v2/parcels?page=3'],
    stop: 'empty-page',
  },
  {
    title: 'pagination.md 6: a job parameter named like limitParam is the page size',
    pagination: { method: 'pagenum', limit: 50 },
    params: { limit: 2 },
    answers: [rowsOf(2), rowsOf(1)],
    sent: ['GET /v2/parcels?limit=2&page=1', 'GET /v2/parcels?limit=2&page=2'],
    stop: 'short-page',
  },
  {
    title: 'pagination.md 6: a job parameter named like pageParam is overwritten',
    pagination: { method: 'pagenum' },
    params: { page: 9 },
    answers: [],
    sent: ['GET /v2/parcels?page=1'],
  },
  {
    title: 'pagination.md 6: … or is sent only with the bare first request',
    pagination: { method: 'pagenum', firstPageParams: false },
    params: { page: 9 },
    answers: [rowsOf(1)],
    sent: ['GET /v2/parcels?page=9', 'GET /v2/parcels?page=2'],
  },
  {
    title: 'pagination.md 7: the trace of response.url, with an absolute path and a relative one',
    pagination: link,
    params: prg,
    answers: [nav('/v2/parcels?mark=b7'), nav('parcels?mark=c9'), nav(null)],
    sent: ['GET /v2/parcels?depot=PRG', 'GET /v2/parcels?mark=b7', 'GET /v2/parcels?mark=c9'],
    stop: 'no-next-url',
  },
  {
    title: "pagination.md 7: includeParams lays the job's parameters over the address, where the job wins",
    pagination: { ...link, includeParams: true },
    params: { depot: 'PRG', mark: 'first' },
    answers: [nav('parcels?mark=b7&lang=en')],
    sent: ['GET /v2/parcels?depot=PRG&mark=first', 'GET /v2/parcels?mark=first&lang=en&depot=PRG'],
  },
  {
    title: 'pagination.md 7: with paramIsQuery the answer wins',
    pagination: { ...link, includeParams: true, paramIsQuery: true },
    params: { depot: 'PRG', mark: 'first' },
    answers: [nav('?mark=b7&lang=en')],
    sent: ['GET /v2/parcels?depot=PRG&mark=first', 'GET /v2/parcels?depot=PRG&mark=b7&lang=en'],
  },
  {
    title: 'pagination.md 7: a query is read with + and %XX decoded, repeated keys as a list, bare keys not at all',
    pagination: { ...link, paramIsQuery: true },
    answers: [nav('ids=1&ids=2&q=a+b%2Fc&n%C3%A9=1&flag')],
    sent: ['GET /v2/parcels', 'GET /v2/parcels?ids%5B0%5D=1&ids%5B1%5D=2&q=a+b%2Fc&n%C3%A9=1'],
  },
  {
    title: 'pagination.md 7: a relative address is resolved against baseUrl, never against the current page (3)',
    pagination: link,
    job: { endpoint: 'deep/down/parcels' },
    answers: [nav('more'), nav('?mark=1'), nav('https://eu.example.test/x')],
    sent: ['GET /v2/deep/down/parcels', 'GET /v2/more', 'GET /v2/?mark=1', 'GET https://eu.example.test/x'],
  },
  {
    title: 'pagination.md 7: a POST job sends POST to the next address with an empty list for a body',
    pagination: link,
    params: prg,
    job: { method: 'POST' },
    answers: [nav('parcels?mark=b7')],
    sent: ['POST /v2/parcels {"depot":"PRG"}', 'POST /v2/parcels?mark=b7 []'],
  },
  {
    title: "pagination.md 7: … or with the job's parameters where they are included",
    pagination: { ...link, includeParams: true },
    params: prg,
    job: { method: 'POST' },
    answers: [nav('parcels?mark=b7')],
    sent: ['POST /v2/parcels {"depot":"PRG"}', 'POST /v2/parcels?mark=b7 {"depot":"PRG"}'],
  },
  {
    title: 'pagination.md 7: default parameters stay under every request, over the query of the address (4.1)',
    pagination: link,
    params: prg,
    defaultParams: { key: 'k' },
    answers: [nav('parcels?mark=b7')],
    sent: ['GET /v2/parcels?key=k&depot=PRG', 'GET /v2/parcels?mark=b7&key=k'],
  },
  {
    title: 'pagination.md 8: the trace of response.param',
    pagination: after,
    params: { depot: 'PRG', after: 'begin' },
    answers: [token('t1'), token('t2'), token('')],
    sent: ['GET /v2/parcels?depot=PRG&after=begin', 'GET /v2/parcels?after=t1', 'GET /v2/parcels?after=t2'],
    stop: 'no-next-value',
  },
  {
    title: 'pagination.md 8: includeParams keeps the parameters and their positions',
    pagination: { ...after, includeParams: true },
    params: { depot: 'PRG', after: 'begin' },
    answers: [token('t1')],
    sent: ['GET /v2/parcels?depot=PRG&after=begin', 'GET /v2/parcels?depot=PRG&after=t1'],
  },
  {
    title: 'pagination.md 8: the trace of scrollRequest',
    pagination: {
      method: 'response.param',
      responseParam: 'ticket',
      queryParam: 'ticket',
      scrollRequest: { endpoint: 'parcels/fetch', method: 'GET', params: { keep: '5m' } },
    },
    params: prg,
    job: { endpoint: 'parcels/query', method: 'POST' },
    answers: [ticket('A1', 0), ticket('A2', 2), ticket(null, 1)],
    sent: [
      'POST /v2/parcels/query {"depot":"PRG"}',
      'GET /v2/parcels/fetch?keep=5m&ticket=A1',
      'GET /v2/parcels/fetch?keep=5m&ticket=A2',
    ],
    stop: 'no-next-value',
  },
  {
    title: 'pagination.md 8: objects and lists are sent like any parameter',
    pagination: { method: 'response.param', responseParam: 'next', queryParam: 'at' },
    answers: [{ next: { id: 7, by: ['no'] } }, { next: [1, 2] }],
    sent: [
      'GET /v2/parcels',
      'GET /v2/parcels?at%5Bid%5D=7&at%5Bby%5D%5B0%5D=no',
      'GET /v2/parcels?at%5B0%5D=1&at%5B1%5D=2',
    ],
  },
  {
    title: 'pagination.md 9: the trace of cursor',
    pagination: { method: 'cursor', idKey: 'no', param: 'since', increment: 1 },
    params: prg,
    answers: [numbered(10, 11), numbered(15), []],
    sent: ['GET /v2/parcels?depot=PRG', 'GET /v2/parcels?depot=PRG&since=12', 'GET /v2/parcels?depot=PRG&since=16'],
    stop: 'empty-page',
  },
  {
    title: 'pagination.md 9: the trace of cursor in reverse',
    pagination: { method: 'cursor', idKey: 'no', param: 'upTo', reverse: true, increment: -1 },
    params: { upTo: 'newest' },
    answers: [numbered(90, 91), numbered(80, 81), []],
    sent: ['GET /v2/parcels?upTo=newest', 'GET /v2/parcels?upTo=89', 'GET /v2/parcels?upTo=79'],
    stop: 'empty-page',
  },
  {
    title: 'pagination.md 11: the trace of multiple, the job by default',
    pagination: {
      method: 'multiple',
      default: 'slow',
      scrollers: { slow: { method: 'offset', limit: 2 }, fast: { method: 'pagenum' } },
    },
    answers: [rowsOf(2), rowsOf(1)],
    sent: ['GET /v2/parcels?limit=2&offset=0', 'GET /v2/parcels?limit=2&offset=2'],
    stop: 'short-page',
  },
  {
    title: 'pagination.md 11: the trace of multiple, the job with a scroller',
    pagination: {
      method: 'multiple',
      default: 'slow',
      scrollers: { slow: { method: 'offset', limit: 2 }, fast: { method: 'pagenum' } },
    },
    scroller: 'fast',
    job: { endpoint: 'search' },
    answers: [rowsOf(5), rowsOf(0)],
    sent: ['GET /v2/search?page=1', 'GET /v2/search?page=2'],
    stop: 'empty-page',
  },
  {
    title: 'pagination.md 12.1: the trace of limitStop.field',
    pagination: { method: 'offset', limit: 2, limitStop: { field: 'total' } },
    answers: [
      { total: 3, rows: rowsOf(2) },
      { total: 3, rows: rowsOf(2) },
    ],
    sent: ['GET /v2/parcels?limit=2&offset=0', 'GET /v2/parcels?limit=2&offset=2'],
    stop: 'limit-stop',
  },
  {
    title: 'pagination.md 2: a detail under pagenum is asked for once more',
    pagination: { method: 'pagenum' },
    job: { endpoint: 'parcels/7' },
    answers: [{ rows: { id: 7 } }],
    sent: ['GET /v2/parcels/7?page=1', 'GET /v2/parcels/7?page=2'],
  },
  {
    title: 'pagination.md 2: a detail under offset is asked for once, for one row is fewer than the limit',
    pagination: { method: 'offset', limit: 2 },
    job: { endpoint: 'parcels/7' },
    answers: [{ rows: { id: 7 } }],
    sent: ['GET /v2/parcels/7?limit=2&offset=0'],
    stop: 'short-page',
  },
];

describe('traces of paging', () => {
  for (const { title, sent, stop, ...traced } of traces) {
    it(title, () => {
      const traveled = tracePaging(traced);
      assert.deepEqual([traveled.sent, traveled.stop?.stop], [sent, stop]);
    });
  }

  it('pagination.md 10: the trace of zendesk.response.url at noon', () => {
    const at = (time: string) => Date.parse(`2026-01-31T${time}Z`) / 1000;
    const more = (time: string) => ({ next_page: `parcels?start_time=${at(time)}`, rows: [] });
    const { sent, stop } = tracePaging({
      pagination: { method: 'zendesk.response.url' },
      answers: [more('11:00:00'), more('11:59:00')],
      now: () => at('12:00:00') * 1000,
    });
    assert.deepEqual(sent, ['GET /v2/parcels', `GET /v2/parcels?start_time=${at('11:00:00')}`]);
    assert.match(stop?.message ?? '', /start_time/);
  });
});
