import { cut, positionIn, refused, tokenAt } from '../answers.ts';
import type { PagedApi } from '../pagedApi.ts';

/** APIs whose bodies have odd shapes, or whose sizes and first pages are odd. */
export const shapes: PagedApi[] = [
  {
    id: 'one-is-no-list',
    family: 'XML services as JSON: a single record is no list',
    kind: 'page',
    n: 61,
    traps: ['the last page has one record, as an object', 'size fixed at 20', 'past the end: no key'],
    job: { endpoint: 'consignments' },
    answer(request, records) {
      const rows = cut(records, (request.number('page', 1) - 1) * 20, 20);
      const found = rows.length === 0 ? {} : { consignment: rows.length === 1 ? rows[0] : rows };
      return { consignments: { '@count': `${records.length}`, ...found } };
    },
    truth: { pagination: { method: 'pagenum' }, job: { dataField: 'consignments.consignment' } },
  },
  {
    id: 'null-past-the-end',
    family: 'Go services: an empty list is null',
    kind: 'offset',
    n: 75,
    traps: ['null in place of an empty list', 'n is a multiple of 15 and 25', 'limit > 25: 400'],
    job: { endpoint: 'volumes' },
    answer(request, records) {
      const limit = request.number('limit', 15);
      if (limit > 25 || limit < 1) return refused(400, { error: 'limit: must be in [1,25]' });
      const volumes = cut(records, request.number('offset', 0), limit);
      return { volumes: volumes.length > 0 ? volumes : null };
    },
    truth: { pagination: { method: 'offset', limit: 25 }, job: { dataField: 'volumes' } },
  },
  {
    id: 'numbers-as-texts',
    family: 'PHP and MySQL: all numbers are texts',
    kind: 'page',
    n: 64,
    traps: ['total, page and size are texts', 'the first page is 0', 'n is a multiple of 16', 'page_size cut at 32'],
    job: { endpoint: 'get.php', params: { what: 'orders' } },
    answer(request, records) {
      const size = request.size('page_size', 16, 32);
      const page = request.number('page', 0);
      const orders = cut(records, page * size, size);
      return { page: `${page}`, page_size: `${size}`, total: `${records.length}`, orders };
    },
    truth: { pagination: { method: 'pagenum', firstPage: 0, limit: 32, limitParam: 'page_size' } },
  },
  {
    id: 'echo-lies',
    family: 'APIs that send back the size that was asked for, not the one that was used',
    kind: 'offset',
    n: 133,
    traps: ['limit is cut at 40, and sent back uncut'],
    job: { endpoint: 'parcels' },
    answer(request, records) {
      const offset = request.number('offset', 0);
      return {
        limit: request.number('limit', 20),
        offset,
        parcels: cut(records, offset, request.size('limit', 20, 40)),
      };
    },
    truth: { pagination: { method: 'offset', limit: 40 } },
  },
  {
    id: 'page-one-refused',
    family: 'APIs whose first page has no number',
    kind: 'page',
    n: 53,
    traps: ['page=1 and page=0 are a 400: page starts at 2', 'the size is fixed at 18'],
    job: { endpoint: 'guides' },
    answer(request, records) {
      const page = request.text('page');
      if (page !== undefined && !(Number(page) >= 2)) return refused(400, { error: 'page must be 2 or more' });
      return { guides: cut(records, (Number(page ?? 1) - 1) * 18, 18), pages: 3 };
    },
    truth: { pagination: { method: 'pagenum', firstPageParams: false } },
  },
  {
    id: 'fixed-and-404',
    family: 'Bare lists with a fixed size and a 404 past the end',
    kind: 'page',
    n: 80,
    traps: ['404 past the end', 'n is a multiple of the fixed size of 20', 'nothing tells the end'],
    job: { endpoint: 'stations' },
    answer(request, records) {
      const rows = cut(records, (request.number('page', 1) - 1) * 20, 20);
      return rows.length === 0 ? refused(404, { error: 'Not Found' }) : rows;
    },
    truth: { pagination: { method: 'pagenum', forceStop: { pages: 4 } } },
    names: /404|error|past the end/i,
    accepts: ['unknown'],
  },
  {
    id: 'zero-is-all',
    family: 'APIs where a size of 0 means all',
    kind: 'page',
    n: 176,
    traps: ['per_page=0 gives all', 'per_page > 50 is cut'],
    job: { endpoint: 'genres' },
    answer(request, records) {
      if (request.text('per_page') === '0') return { total: records.length, genres: records };
      const size = request.size('per_page', 12, 50);
      return { total: records.length, genres: cut(records, (request.number('page', 1) - 1) * size, size) };
    },
    truth: { pagination: { method: 'pagenum', limit: 50, limitParam: 'per_page' } },
  },
  {
    id: 'no-largest-size',
    family: 'APIs that give as many as are asked for',
    kind: 'offset',
    n: 290,
    traps: ['no limit is too large', 'records in a list of wrapped records'],
    job: { endpoint: 'votes' },
    record: (index, mark) => ({ vote: { id: index, title: mark } }),
    answer: (request, records) => ({
      votes: cut(records, request.number('offset', 0), request.number('limit', 10)),
      total_count: records.length,
    }),
    truth: { pagination: { method: 'offset', limit: 200 } },
  },
  {
    id: 'jira-next-token',
    family: 'Jira Cloud search/jql: nextPageToken, isLast, no total',
    kind: 'token',
    n: 119,
    traps: [
      'startAt is ignored',
      'isLast is a flag, the token is missing then',
      'maxResults cut at 50',
      'a token for another jql: 400',
    ],
    base: '/rest/api/3/',
    job: { endpoint: 'search/jql', params: { jql: 'project = A' } },
    record: (index, mark) => ({ id: `${10_000 + index}`, fields: { summary: mark } }),
    answer(request, records) {
      if (request.text('jql') !== 'project = A')
        return refused(400, { errorMessages: ['Unbounded JQL is not allowed.'] });
      const start = positionIn('jira', request.text('nextPageToken'));
      if (Number.isNaN(start)) return refused(400, { errorMessages: ['The page token is not valid.'] });
      const size = request.size('maxResults', 20, 50);
      const isLast = start + size >= records.length;
      return {
        issues: cut(records, start, size),
        isLast,
        ...(!isLast && { nextPageToken: tokenAt('jira', start + size) }),
      };
    },
    truth: {
      pagination: {
        method: 'response.param',
        responseParam: 'nextPageToken',
        queryParam: 'nextPageToken',
        includeParams: true,
      },
      job: { params: { maxResults: 50 } },
    },
  },
];
