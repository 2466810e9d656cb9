import { cut, refused } from '../answers.ts';
import type { PagedApi } from '../pagedApi.ts';

/** APIs with offsets whose sizes, totals or ends are not what they seem. */
export const offsetsOdd: PagedApi[] = [
  {
    id: 'reset-when-large',
    family: 'Home-made PHP APIs: a limit that is too large becomes the default',
    kind: 'offset',
    n: 129,
    traps: ['limit > 50 gives the default of 20, silently'],
    job: { endpoint: 'articles.php', params: { section: 'news' } },
    answer(request, records) {
      const asked = request.number('limit', 20);
      const limit = asked > 50 || asked < 1 ? 20 : asked;
      return { total: records.length, articles: cut(records, request.number('offset', 0), limit) };
    },
    truth: { pagination: { method: 'offset', limit: 50 } },
  },
  {
    id: 'total-of-the-page',
    family: 'APIs whose total counts the page',
    kind: 'offset',
    n: 90,
    traps: ['`total` is the number of records on the page', 'limit is ignored: always 15', 'n is a multiple of 15'],
    job: { endpoint: 'entries' },
    answer(request, records) {
      const entries = cut(records, request.number('offset', 0), 15);
      return { total: entries.length, limit: 15, entries };
    },
    truth: { pagination: { method: 'offset', limit: 15 } },
  },
  {
    id: 'estimated-total',
    family: 'Search engines with an estimated total',
    kind: 'offset',
    n: 132,
    traps: ['the total is an estimate: too small, and another on each page'],
    job: { endpoint: 'search', params: { query: 'pump' } },
    answer(request, records) {
      const first = request.number('first', 0);
      const results = cut(records, first, request.size('max', 12, 44));
      return { approximateTotal: 60 + (first % 50), first, results };
    },
    truth: { pagination: { method: 'offset', limit: 40, limitParam: 'max', offsetParam: 'first' } },
  },
  {
    id: 'datatables-form',
    family: 'DataTables server-side processing: a form with start and length',
    kind: 'offset',
    n: 75,
    traps: ['a form post', 'length must be 1 to 40: 400', 'two totals', '`draw` is sent back'],
    base: '/backend/',
    job: { endpoint: 'rows', method: 'FORM', params: { draw: '4', length: 10 } },
    answer(request, records) {
      const length = request.number('length', 0);
      if (request.method !== 'POST') return refused(405, { error: 'POST only' });
      if (length < 1 || length > 40) return refused(400, { error: 'length must be 1 to 40' });
      const data = cut(records, request.number('start', 0), length);
      return { draw: request.text('draw'), recordsTotal: 400, recordsFiltered: records.length, data };
    },
    truth: {
      pagination: { method: 'offset', limit: 40, limitParam: 'length', offsetParam: 'start' },
      job: { params: { length: 40 } },
    },
  },
  {
    id: 'only-skip',
    family: 'APIs with a fixed page size: skip alone (FDA, Companies House alike)',
    kind: 'offset',
    n: 118,
    traps: ['no parameter for the size, and an unknown one is a 400', 'no total'],
    job: { endpoint: 'v3/filings' },
    answer(request, records) {
      const odd = request.strange(['skip', 'sort']);
      return odd
        ? refused(400, { error: `${odd} is not a valid parameter` })
        : cut(records, request.number('skip', 0), 25);
    },
    // Without a limit, Pagewright takes the size of the first page, and sends none.
    truth: { pagination: { method: 'offset', offsetParam: 'skip' } },
  },
  {
    id: 'first-page-bare',
    family: 'APIs whose bare call is a preview',
    kind: 'offset',
    n: 84,
    traps: ['without offset: a preview of the five best, in another order', 'offset needs limit: 400'],
    job: { endpoint: 'charts' },
    answer(request, records) {
      if (request.text('offset') === undefined) return { total: records.length, items: records.slice(-5).reverse() };
      const limit = request.number('limit', 0);
      if (limit < 1 || limit > 42) return refused(400, { message: 'limit is required with offset, 1..42' });
      return { total: records.length, items: cut(records, request.number('offset', 0), limit) };
    },
    truth: { pagination: { method: 'offset', limit: 42 } },
  },
  {
    id: 'last-page-by-offset',
    family: 'Lists that clamp the position (grids with a scroll bar)',
    kind: 'offset',
    n: 80,
    traps: ['a position past the end gives the last records again, a full page', '`served_at` changes'],
    job: { endpoint: 'grid', params: { take: 20 } },
    answer(request, records) {
      const take = request.size('take', 20, 40);
      const skip = Math.min(request.number('skip', 0), records.length - take);
      return { rows: cut(records, skip, take), rowCount: records.length, served_at: 1_700_000_000 + request.turn };
    },
    truth: {
      pagination: {
        method: 'offset',
        limit: 20,
        limitParam: 'take',
        offsetParam: 'skip',
        limitStop: { field: 'rowCount' },
      },
    },
  },
  {
    id: 'ords-links',
    family: 'Oracle ORDS: items, hasMore, limit, offset, a list of links',
    kind: 'offset',
    n: 105,
    traps: ['the next link is in a list', '`count` is that of the page', 'limit cut at 50'],
    base: '/ords/hr/',
    job: { endpoint: 'employees/' },
    answer(request, records) {
      const limit = request.size('limit', 25, 50);
      const offset = request.number('offset', 0);
      const items = cut(records, offset, limit);
      const href = (start: number) => `${request.origin}/ords/hr/employees/?offset=${start}&limit=${limit}`;
      const hasMore = offset + limit < records.length;
      const links = [
        { rel: 'self', href: href(offset) },
        ...(hasMore ? [{ rel: 'next', href: href(offset + limit) }] : []),
      ];
      return { items, hasMore, limit, offset, count: items.length, links };
    },
    truth: { pagination: { method: 'offset', limit: 50 }, job: { dataField: 'items' } },
  },
  {
    id: 'end-is-an-error',
    family: 'APIs that refuse a position past the end (416)',
    kind: 'offset',
    n: 100,
    traps: ['416 past the end', 'n is a multiple of 10, 20, 25 and 50', 'limit cut at 50'],
    job: { endpoint: 'segments' },
    answer(request, records) {
      const start = request.number('start', 0);
      if (start >= records.length) return refused(416, { error: 'start is beyond the last segment' });
      return { segments: cut(records, start, request.size('limit', 20, 50)) };
    },
    truth: { pagination: { method: 'offset', limit: 40, limitParam: 'limit', offsetParam: 'start' } },
  },
];
