import { bodiless, cut, refused, withHeaders } from '../answers.ts';
import type { PagedApi } from '../pagedApi.ts';

/** APIs that number their pages. */
export const pages: PagedApi[] = [
  {
    id: 'algolia-hits',
    family: 'Algolia search: page from 0, hitsPerPage, nbHits, nbPages',
    kind: 'page',
    n: 139,
    traps: ['the first page is 0', 'hitsPerPage cut at 70', 'timings change', 'an object of facets'],
    base: '/1/indexes/',
    job: { endpoint: 'goods', params: { query: '' } },
    record: (index, mark) => ({
      objectID: `o${index}`,
      title: mark,
      _highlightResult: { title: { matchedWords: [] } },
    }),
    answer(request, records) {
      const hitsPerPage = request.size('hitsPerPage', 20, 70);
      const page = request.number('page', 0);
      const hits = cut(records, page * hitsPerPage, hitsPerPage);
      const nbPages = Math.ceil(records.length / hitsPerPage);
      const counts = { nbHits: records.length, page, nbPages, hitsPerPage };
      return { hits, ...counts, facets: { brand: { a: 3 } }, processingTimeMS: 1 + (request.turn % 4) };
    },
    truth: { pagination: { method: 'pagenum', firstPage: 0, limit: 70, limitParam: 'hitsPerPage' } },
  },
  {
    id: 'drf-count-404',
    family: 'Django REST framework, PageNumberPagination without links: 404 past the end',
    kind: 'page',
    n: 100,
    traps: ['404 past the end', 'the size is fixed at 20', 'n is a multiple of it'],
    base: '/api/',
    job: { endpoint: 'sensors/' },
    answer(request, records) {
      const page = request.number('page', 1);
      const results = cut(records, (page - 1) * 20, 20);
      return results.length === 0 ? refused(404, { detail: 'Invalid page.' }) : { count: records.length, results };
    },
    truth: { pagination: { method: 'pagenum', limit: 20, limitStop: { field: 'count' } } },
  },
  {
    id: 'spring-data',
    family: 'Spring Data REST: page from 0, size, totalPages, last',
    kind: 'page',
    n: 150,
    traps: ['the first page is 0', 'size cut at 50', 'n is a multiple of it', '`last` and `first` as flags'],
    base: '/api/',
    job: { endpoint: 'invoices', params: { sort: 'id,asc' } },
    answer(request, records) {
      const size = request.size('size', 20, 50);
      const number = request.number('page', 0);
      const content = cut(records, number * size, size);
      const totalPages = Math.ceil(records.length / size);
      const flags = { last: number + 1 >= totalPages, first: number === 0, empty: content.length === 0 };
      const pageable = { sort: { sorted: true }, offset: number * size, pageNumber: number, pageSize: size };
      return { content, pageable, totalElements: records.length, totalPages, size, number, ...flags };
    },
    truth: {
      pagination: {
        method: 'pagenum',
        firstPage: 0,
        limit: 50,
        limitParam: 'size',
        nextPageFlag: { field: 'last', stopOn: true },
      },
    },
  },
  {
    id: 'wordpress-posts',
    family: 'WordPress REST: per_page to 100 (here 40), X-WP-Total, 400 past the end',
    kind: 'page',
    n: 120,
    traps: ['400 past the end', 'per_page > 40: 400', 'n is a multiple of 10, 20 and 40', 'totals in headers'],
    base: '/wp-json/wp/v2/',
    job: { endpoint: 'posts', params: { status: 'publish' } },
    record: (index, mark) => ({ id: 3000 - index, title: { rendered: mark }, categories: [1, 2] }),
    answer(request, records) {
      const size = request.number('per_page', 10);
      const invalid = (code: string, message: string) => refused(400, { code, message, data: { status: 400 } });
      if (size < 1 || size > 40)
        return invalid('rest_invalid_param', 'per_page must be between 1 (inclusive) and 40 (inclusive)');
      const page = request.number('page', 1);
      const pageCount = Math.ceil(records.length / size);
      if (page > pageCount) return invalid('rest_post_invalid_page_number', 'The page number is too large.');
      const headers = { 'X-WP-Total': String(records.length), 'X-WP-TotalPages': String(pageCount) };
      return withHeaders(cut(records, (page - 1) * size, size), headers);
    },
    truth: { pagination: { method: 'pagenum', limit: 35, limitParam: 'per_page' } },
  },
  {
    id: 'woocommerce-orders',
    family: 'WooCommerce: bare list, X-WP-Total, an empty list past the end',
    kind: 'page',
    n: 100,
    traps: ['per_page > 50: 400', 'n is a multiple of the largest page', 'totals in headers'],
    base: '/wp-json/wc/v3/',
    job: { endpoint: 'orders' },
    answer(request, records) {
      const size = request.number('per_page', 10);
      if (size < 1 || size > 50) return refused(400, { code: 'rest_invalid_param', params: { per_page: '1 to 50' } });
      const found = cut(records, (request.number('page', 1) - 1) * size, size);
      return withHeaders(found, { 'X-WP-Total': String(records.length) });
    },
    truth: { pagination: { method: 'pagenum', limit: 50, limitParam: 'per_page' } },
  },
  {
    id: 'github-issues',
    family: 'GitHub REST: a Link header with page=2, per_page cut at 100 (here 60)',
    kind: 'page',
    n: 187,
    traps: ['a Link header, but with plain numbers', 'per_page cut at 60 silently', 'no total'],
    job: { endpoint: 'repos/a/b/issues', params: { state: 'all' } },
    record: (index, mark) => ({ number: 900 - index, title: mark, labels: [] }),
    answer(request, records) {
      const size = request.size('per_page', 30, 60);
      const page = Math.max(1, request.number('page', 1));
      const at = (to: number, rel: string) => `<${request.origin}${request.path}?state=all&page=${to}>; rel="${rel}"`;
      const last = Math.ceil(records.length / size);
      const links = page < last ? [at(page + 1, 'next'), at(last, 'last')] : [at(1, 'first')];
      return withHeaders(cut(records, (page - 1) * size, size), { Link: links.join(', ') });
    },
    truth: { pagination: { method: 'pagenum', limit: 60, limitParam: 'per_page' } },
  },
  {
    id: 'tmdb-movies',
    family: 'TMDB: 20 a page, total_pages and total_results',
    kind: 'page',
    n: 155,
    traps: ['no page size', 'the last request of the budget reads the last page'],
    job: { endpoint: 'discover/movie' },
    answer(request, records) {
      const page = Math.max(1, request.number('page', 1));
      const totals = { total_pages: Math.ceil(records.length / 20), total_results: records.length };
      return { page, results: cut(records, (page - 1) * 20, 20), ...totals };
    },
    truth: { pagination: { method: 'pagenum', limit: 20 } },
  },
  {
    id: 'zoho-leads',
    family: 'Zoho CRM: data, info.more_records, 204 past the end',
    kind: 'page',
    n: 120,
    traps: ['204 without a body past the end', 'per_page > 60: 400', 'n is a multiple of 20, 40 and 60'],
    base: '/crm/v2/',
    job: { endpoint: 'Leads' },
    answer(request, records) {
      const size = request.number('per_page', 40);
      const page = request.number('page', 1);
      const details = { param_name: 'per_page', maximum: 60 };
      if (size > 60) return refused(400, { code: 'INVALID_DATA', details, status: 'error' });
      const data = cut(records, (page - 1) * size, size);
      if (data.length === 0) return bodiless(204);
      return { data, info: { per_page: size, count: data.length, page, more_records: page * size < records.length } };
    },
    truth: { pagination: { method: 'pagenum', limit: 50, limitParam: 'per_page' } },
  },
  {
    id: 'jsonapi-numbers',
    family: 'JSON:API with page[number] and page[size]',
    kind: 'page',
    n: 93,
    traps: ['names with brackets', 'page[size] > 40: 400', '`included` as a second list'],
    base: '/jsonapi/',
    job: { endpoint: 'articles', params: { include: 'author' } },
    record: (index, mark) => ({ type: 'articles', id: `${index + 1}`, attributes: { title: mark } }),
    answer(request, records) {
      const odd = request.strange(['page[number]', 'page[size]', 'include', 'sort']);
      if (odd) return refused(400, { errors: [{ source: { parameter: odd }, title: 'Invalid Query Parameter' }] });
      const size = request.number('page[size]', 15);
      const number = request.number('page[number]', 1);
      if (size > 40) return refused(400, { errors: [{ source: { parameter: 'page[size]' }, detail: 'at most 40' }] });
      const data = cut(records, (number - 1) * size, size);
      const included = Array.from({ length: 9 }, (_, id) => ({ type: 'people', id: `${id}` }));
      return { data, included, meta: { page: { number, size, total: records.length } } };
    },
    truth: {
      pagination: { method: 'pagenum', pageParam: 'page[number]', limitParam: 'page[size]', limit: 40 },
      job: { dataField: 'data' },
    },
  },
];
