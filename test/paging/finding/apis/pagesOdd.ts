import { cut, refused } from '../answers.ts';
import type { PagedApi } from '../pagedApi.ts';

/** APIs with numbered pages whose numbers, sizes, flags or ends are not what they seem. */
export const pagesOdd: PagedApi[] = [
  {
    id: 'high-page-is-first',
    family: 'Shops that show the first page for any number that is too high',
    kind: 'page',
    n: 100,
    traps: ['page 1 again past the end', 'size fixed at 20', 'n is a multiple of it', '`ms` changes'],
    job: { endpoint: 'catalogue' },
    answer(request, records) {
      const asked = request.number('page', 1);
      const page = asked < 1 || asked > 5 ? 1 : asked;
      return { page, total: records.length, ms: 3 + request.turn, products: cut(records, (page - 1) * 20, 20) };
    },
    truth: { pagination: { method: 'pagenum', limit: 20, limitParam: 'size', limitStop: { field: 'total' } } },
  },
  {
    id: 'bare-differs',
    family: 'APIs that answer a preview without a page',
    kind: 'page',
    n: 67,
    traps: ['without page: the newest three, under another key', 'page 0: 400'],
    job: { endpoint: 'news' },
    answer(request, records) {
      const page = request.text('page');
      if (page === undefined) return { latest: records.slice(-3), pages: 6 };
      if (!(Number(page) >= 1)) return refused(400, { message: 'page starts at 1' });
      return { items: cut(records, (Number(page) - 1) * 12, 12), page: Number(page), pages: 6 };
    },
    truth: { pagination: { method: 'pagenum' }, job: { dataField: 'items' } },
    accepts: ['unknown'],
  },
  {
    id: 'two-names-only',
    family: 'Strict APIs that know their parameters (Laravel with validation)',
    kind: 'page',
    n: 58,
    traps: ['other parameters: 400', 'rows > 30: 413', 'own names: seite, zeilen'],
    job: { endpoint: 'belege' },
    answer(request, records) {
      const odd = request.strange(['seite', 'zeilen']);
      if (odd) return refused(400, { fehler: `Unbekannter Parameter: ${odd}` });
      const zeilen = request.number('zeilen', 10);
      if (zeilen > 30) return refused(413, { fehler: 'Zu viele Zeilen' });
      const seite = request.number('seite', 1);
      const belege = cut(records, (seite - 1) * zeilen, zeilen);
      return { seite, zeilen, seiten: Math.ceil(records.length / zeilen), belege };
    },
    truth: { pagination: { method: 'pagenum', pageParam: 'seite', limitParam: 'zeilen', limit: 30 } },
  },
  {
    id: 'short-in-the-middle',
    family: 'Lists that hide records after cutting (permissions)',
    kind: 'page',
    n: 74,
    traps: ['short pages in the middle', 'only an empty page is the end', 'no total', 'the size is fixed'],
    job: { endpoint: 'documents' },
    answer(request, records) {
      const stored = records.flatMap((record, index) => (index % 4 === 1 ? [record, undefined] : [record]));
      const page = cut(stored, (request.number('page', 1) - 1) * 20, 20);
      return { documents: page.filter((record) => record !== undefined) };
    },
    truth: { pagination: { method: 'pagenum' } },
  },
  {
    id: 'post-page-index',
    family: 'Chinese business APIs: code 0, data.list, pageIndex and pageSize in a body',
    kind: 'page',
    n: 77,
    traps: ['values in a POST body', 'strict keys', 'errors are a 200 with a code', 'pageSize > 50: code 400'],
    base: '/openapi/',
    job: { endpoint: 'order/list', method: 'POST', params: { shopId: 7 } },
    answer(request, records) {
      const fail = (code: number, msg: string) => ({ code, msg, data: null });
      const odd = Object.keys(request.body).find((key) => !['shopId', 'pageIndex', 'pageSize'].includes(key));
      if (odd || request.body['shopId'] !== 7) return fail(401, `param error: ${odd ?? 'shopId'}`);
      const pageSize = request.number('pageSize', 10);
      const pageIndex = request.number('pageIndex', 1);
      if (pageSize > 50) return fail(400, 'pageSize max 50');
      const list = cut(records, (pageIndex - 1) * pageSize, pageSize);
      return { code: 0, msg: 'success', data: { pageIndex, pageSize, total: records.length, list } };
    },
    truth: {
      pagination: { method: 'pagenum', pageParam: 'pageIndex', limitParam: 'pageSize', limit: 50 },
      job: { dataField: 'data.list' },
    },
  },
  {
    id: 'always-more',
    family: 'APIs whose flag is a constant',
    kind: 'page',
    n: 88,
    traps: ['has_more is true on every page', 'the size is fixed at 22', 'n is a multiple of it'],
    job: { endpoint: 'clicks' },
    answer(request, records) {
      const page = request.number('page', 1);
      return { has_more: true, clicks: cut(records, (page - 1) * 22, 22), generated: request.turn };
    },
    truth: { pagination: { method: 'pagenum' } },
  },
  {
    id: 'bigger-constant-list',
    family: 'APIs that send their reference data with each page',
    kind: 'page',
    n: 61,
    traps: ['a list of 60 that does not change', 'the records are the smaller list', 'per_page cut at 30'],
    job: { endpoint: 'shipments' },
    answer(request, records) {
      const size = request.size('per_page', 15, 30);
      const page = request.number('page', 1);
      const carriers = Array.from({ length: 60 }, (_, id) => ({ id, label: `Carrier ${id}` }));
      const rows = cut(records, (page - 1) * size, size);
      return { carriers, shipments: rows, meta: { current_page: page, last_page: Math.ceil(records.length / size) } };
    },
    truth: {
      pagination: { method: 'pagenum', limit: 30, limitParam: 'per_page' },
      job: { dataField: 'shipments' },
    },
  },
  {
    id: 'flag-is-the-end',
    family: 'APIs with an end flag in text (SAP-like)',
    kind: 'page',
    n: 72,
    traps: [
      'past the end: the last page again',
      'the flag is missing until the end',
      'n is a multiple of 18',
      '`rid` changes',
    ],
    job: { endpoint: 'materials' },
    answer(request, records) {
      const page = Math.min(4, Math.max(1, request.number('page', 1)));
      return {
        rid: `r${request.turn}`,
        materials: cut(records, (page - 1) * 18, 18),
        ...(page === 4 && { endOfList: true }),
      };
    },
    truth: {
      pagination: { method: 'pagenum', nextPageFlag: { field: 'endOfList', stopOn: true, ifNotSet: false } },
    },
  },
  {
    id: 'form-zero-page',
    family: 'Old Java portals: a form with pageNo from 0',
    kind: 'page',
    n: 49,
    traps: ['a form post', 'the first page is 0', 'deep records', 'the last page is short, then 500'],
    base: '/portal/',
    job: { endpoint: 'search.do', method: 'FORM', params: { region: 'north' } },
    answer(request, records) {
      if (request.method !== 'POST' || request.text('region') !== 'north') return refused(400, { error: 'region' });
      const pageNo = request.number('pageNo', 0);
      const rows = cut(records, pageNo * 15, 15);
      if (rows.length === 0) return refused(500, { error: 'IndexOutOfBoundsException' });
      return { reply: { grid: { pageNo, records: records.length, rows } } };
    },
    truth: {
      pagination: { method: 'pagenum', pageParam: 'pageNo', firstPage: 0, limit: 15 },
      job: { dataField: 'reply.grid.rows' },
    },
  },
];
