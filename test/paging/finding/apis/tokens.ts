import { cut, positionIn, refused, tokenAt } from '../answers.ts';
import type { FindingRequest } from '../findingRequest.ts';
import type { Item, PagedApi } from '../pagedApi.ts';

/** Finds the page of a token: its records, and the token of the next one. */
function pageOf(request: FindingRequest, records: Item[], name: string, size: number) {
  const start = positionIn(name, request.text(name) === '*' ? '' : request.text(name));
  const rows = cut(records, start, size);
  const isLast = start + size >= records.length;
  return { start, rows, isLast, isBad: Number.isNaN(start), next: tokenAt(name, start + rows.length) };
}

/** APIs that give a token for the next page. */
export const tokens: PagedApi[] = [
  {
    id: 'google-page-token',
    family: 'Google list methods: nextPageToken, pageToken, maxResults',
    kind: 'token',
    n: 124,
    traps: [
      'the token is missing at the end',
      'it must be encoded',
      'the filter must stay: 400',
      'maxResults cut at 50',
    ],
    base: '/calendar/v3/',
    job: { endpoint: 'events', params: { q: 'standup' } },
    answer(request, records) {
      const page = pageOf(request, records, 'pageToken', request.size('maxResults', 25, 50));
      if (page.isBad) return refused(400, { error: { code: 400, message: 'Invalid page token value.' } });
      if (request.text('q') !== 'standup')
        return refused(400, { error: { message: 'The token is for another query.' } });
      return { kind: 'calendar#events', ...(!page.isLast && { nextPageToken: page.next }), items: page.rows };
    },
    truth: {
      pagination: {
        method: 'response.param',
        responseParam: 'nextPageToken',
        queryParam: 'pageToken',
        includeParams: true,
      },
      job: { params: { maxResults: 50 } },
    },
  },
  {
    id: 'crossref-works',
    family: 'Crossref REST: cursor=*, message.next-cursor, message.items',
    kind: 'token',
    n: 95,
    traps: [
      'the first cursor is *',
      'no end: the token stays, the list is empty',
      'offset above 40: 400',
      'rows > 60: 400',
    ],
    job: { endpoint: 'works', params: { query: 'lichen' } },
    record: (index, mark) => ({ DOI: `10.1/${index}`, title: [mark] }),
    answer(request, records) {
      const failed = (message: string) =>
        refused(400, { status: 'failed', message: [{ type: 'integer-not-valid', message }] });
      const rows = request.number('rows', 20);
      const offset = request.number('offset', 0);
      if (rows > 60) return failed('rows: must be at most 60');
      if (offset > 40) return failed('offset: use cursor for deep paging, offset is at most 40');
      const head = { 'total-results': records.length, 'items-per-page': rows, facets: {} };
      const answered = (message: object) => ({ status: 'ok', 'message-type': 'work-list', message });
      if (request.text('cursor') === undefined) return answered({ ...head, items: cut(records, offset, rows) });
      const page = pageOf(request, records, 'cursor', rows);
      return page.isBad ? failed('cursor') : answered({ ...head, items: page.rows, 'next-cursor': page.next });
    },
    truth: {
      pagination: {
        method: 'response.param',
        responseParam: 'message.next-cursor',
        queryParam: 'cursor',
        includeParams: true,
      },
      job: { dataField: 'message.items', params: { cursor: '*', rows: 60 } },
    },
    accepts: ['unknown'],
  },
  {
    id: 'openalex-works',
    family: 'OpenAlex: cursor=* or page, per-page, meta.next_cursor',
    kind: 'token',
    n: 142,
    traps: ['the token is null without cursor=*', 'page above 3: 400', 'a name with a hyphen', 'an empty second list'],
    job: { endpoint: 'works', params: { filter: 'type:dataset', cursor: '*' } },
    record: (index, mark) => ({ id: `https://oa.test/W${index}`, display_name: mark }),
    answer(request, records) {
      const size = request.number('per-page', 25);
      if (size < 1 || size > 80)
        return refused(400, { error: 'Pagination error.', message: 'per-page must be 1 to 80.' });
      if (request.number('page', 1) > 3) return refused(400, { error: 'Pagination error.', message: 'Use cursor.' });
      const page = pageOf(request, records, 'cursor', size);
      if (page.isBad) return refused(400, { error: 'Pagination error.', message: 'Cursor value is not valid.' });
      const next = page.rows.length > 0 && request.text('cursor') !== undefined ? page.next : null;
      return { meta: { count: records.length, per_page: size, next_cursor: next }, results: page.rows, group_by: [] };
    },
    truth: {
      pagination: {
        method: 'response.param',
        responseParam: 'meta.next_cursor',
        queryParam: 'cursor',
        includeParams: true,
      },
      job: { dataField: 'results', params: { 'per-page': 80 } },
    },
  },
  {
    id: 'solr-cursor-mark',
    family: 'Solr cursorMark: nextCursorMark, start must be 0',
    kind: 'token',
    n: 130,
    traps: ['at the end the same mark comes back', '`QTime` changes, so no two answers are equal', 'start > 0: 400'],
    base: '/solr/main/',
    job: { endpoint: 'select', params: { q: '*:*', sort: 'id asc', cursorMark: '*', rows: 40 } },
    answer(request, records) {
      if (request.number('start', 0) !== 0)
        return refused(400, { error: { msg: 'Cursor functionality requires start=0' } });
      const page = pageOf(request, records, 'cursorMark', request.number('rows', 10));
      if (page.isBad) return refused(400, { error: { msg: 'Unable to parse cursorMark' } });
      const response = { numFound: records.length, start: 0, docs: page.rows };
      return { responseHeader: { status: 0, QTime: request.turn }, response, nextCursorMark: page.next };
    },
    truth: {
      pagination: {
        method: 'response.param',
        responseParam: 'nextCursorMark',
        queryParam: 'cursorMark',
        includeParams: true,
        limitStop: { field: 'response.numFound' },
      },
      job: { dataField: 'response.docs' },
    },
  },
  {
    id: 'hubspot-contacts',
    family: 'HubSpot CRM v3: paging.next.after and paging.next.link',
    kind: 'token',
    n: 116,
    traps: [
      'the link beside the token leads to a 404',
      'paging is missing at the end',
      'limit > 50: 400 with the number',
    ],
    base: '/crm/v3/objects/',
    job: { endpoint: 'contacts', params: { properties: 'email' } },
    record: (index, mark) => ({ id: `${700 + index}`, properties: { email: mark }, archived: false }),
    answer(request, records) {
      const limit = request.number('limit', 10);
      const message = `Invalid limit: ${limit}, the maximum is 50`;
      if (limit > 50) return refused(400, { status: 'error', message, category: 'VALIDATION_ERROR' });
      const start = request.number('after', 0);
      const link = `${request.origin}/crm-internal/contacts?after=${start + limit}`;
      const paging = start + limit < records.length && { paging: { next: { after: `${start + limit}`, link } } };
      return { results: cut(records, start, limit), ...paging };
    },
    truth: {
      pagination: {
        method: 'response.param',
        responseParam: 'paging.next.after',
        queryParam: 'after',
        includeParams: true,
      },
      job: { params: { limit: 50 } },
    },
  },
  {
    id: 'airtable-records',
    family: 'Airtable: a token that is called offset, pageSize',
    kind: 'token',
    n: 118,
    traps: ['offset is a text, and a number is a 422', 'pageSize > 50: 422', 'missing at the end'],
    base: '/v0/app1/',
    job: { endpoint: 'Projects' },
    record: (index, mark) => ({ id: `rec${index}`, createdTime: '2024-01-01T00:00:00.000Z', fields: { Name: mark } }),
    answer(request, records) {
      const invalid = (type: string) => refused(422, { error: { type, message: 'The request was invalid.' } });
      const size = request.number('pageSize', 20);
      if (size < 1 || size > 50) return invalid('INVALID_REQUEST_UNKNOWN');
      const given = /^itr(\d+)\/rec\d+$/.exec(request.text('offset') ?? 'itr0/rec0');
      if (given === null) return invalid('INVALID_OFFSET_VALUE');
      const start = Number(given[1]);
      const isLast = start + size >= records.length;
      return {
        records: cut(records, start, size),
        ...(!isLast && { offset: `itr${start + size}/rec${start + size}` }),
      };
    },
    truth: {
      pagination: { method: 'response.param', responseParam: 'offset', queryParam: 'offset', includeParams: true },
      job: { params: { pageSize: 50 } },
    },
  },
  {
    id: 'intercom-contacts',
    family: 'Intercom: pages.next.starting_after, per_page, total_count',
    kind: 'token',
    n: 104,
    traps: ['the page number in pages is not a parameter', 'per_page cut at 60', 'pages.next is null at the end'],
    job: { endpoint: 'contacts' },
    answer(request, records) {
      const size = request.size('per_page', 15, 60);
      const page = pageOf(request, records, 'starting_after', size);
      if (page.isBad) return refused(400, { type: 'error.list', errors: [{ code: 'parameter_invalid' }] });
      const number = Math.floor(page.start / size) + 1;
      const next = page.isLast ? null : { page: number + 1, starting_after: page.next };
      const counts = { page: number, per_page: size, total_pages: Math.ceil(records.length / size) };
      return { type: 'list', data: page.rows, total_count: records.length, pages: { type: 'pages', next, ...counts } };
    },
    truth: {
      pagination: {
        method: 'response.param',
        responseParam: 'pages.next.starting_after',
        queryParam: 'starting_after',
        includeParams: true,
      },
      job: { params: { per_page: 60 } },
    },
  },
  {
    id: 'reddit-listing',
    family: 'Reddit: data.after, data.children, limit',
    kind: 'token',
    n: 91,
    traps: [
      'records nested in data',
      'the token ends with null, `before` is always null',
      'limit cut at 40',
      '`dist` per page',
    ],
    base: '/r/typography/',
    job: { endpoint: 'new.json', params: { raw_json: 1 } },
    record: (index, mark) => ({ kind: 't3', data: { name: `t3_${(5000 + index).toString(36)}`, title: mark } }),
    answer(request, records) {
      const limit = request.size('limit', 25, 40);
      const after = request.text('after');
      const start = after === undefined ? 0 : records.findIndex(({ data }) => data.name === after) + 1;
      const children = cut(records, start, limit);
      const last = start + limit < records.length ? children.at(-1)?.['data'].name : null;
      return { kind: 'Listing', data: { after: last, dist: children.length, modhash: '', children, before: null } };
    },
    truth: {
      pagination: { method: 'response.param', responseParam: 'data.after', queryParam: 'after', includeParams: true },
      job: { dataField: 'data.children', params: { limit: 40 } },
    },
  },
];
