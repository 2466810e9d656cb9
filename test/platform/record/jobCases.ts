import type { JobCase } from './jobCase.ts';
import { type ApiRule, byOffset, byPage, byToken, items, numberIn } from './recordApi.ts';

const offset = { pagination: { method: 'offset', limit: 20 } };
const pagenum = { pagination: { method: 'pagenum', limit: 20 } };
const token = { pagination: { method: 'response.param', responseParam: 'next', queryParam: 'token' } };
const job = { endpoint: 'items', dataField: 'items', dataType: 'items' };
const debug = { jobs: [job], debug: true };
const silent = { jobs: [job] };

const complete = { status: 'complete' } as const;
const incomplete = { status: 'incomplete' } as const;

const good = { apiKeys: offset, api: byOffset(57), has: { items: 57 } };

/** By path: each its own rule. */
function routes(rules: Record<string, ApiRule>): ApiRule {
  return (request) => rules[request.path]?.(request) ?? { status: 404, body: { error: 'not here' } };
}

/** Jobs whose paging reads all, or ends by itself. */
const paged: JobCase[] = [
  { name: 'offset', ...good, config: debug, wanted: complete },
  { name: 'offset without debug', ...good, config: silent, wanted: complete },
  {
    name: 'offset whose last page is empty',
    apiKeys: offset,
    api: byOffset(60),
    has: { items: 60 },
    config: debug,
    wanted: { status: 'unknown', missing: 'empty-end' },
  },
  { name: 'pagenum', apiKeys: pagenum, api: byPage(57), has: { items: 57 }, config: debug, wanted: complete },
  {
    name: 'pagenum without a page size',
    apiKeys: { pagination: { method: 'pagenum' } },
    api: byPage(57),
    has: { items: 57 },
    config: debug,
    wanted: { status: 'unknown', missing: 'empty-end' },
  },
  { name: 'token', apiKeys: token, api: byToken(57), has: { items: 57 }, config: debug, wanted: complete },
  {
    name: 'token without debug',
    apiKeys: token,
    api: byToken(57),
    has: { items: 57 },
    config: silent,
    wanted: { status: 'unknown', missing: 'no-debug' },
  },
  {
    name: 'address of the next page',
    apiKeys: { pagination: { method: 'response.url', urlKey: 'next' } },
    api: (request) => {
      const { body } = byToken(57)(request);
      const { next, ...rest } = body as { next?: string };
      return { body: { ...rest, ...(next !== undefined && { next: `items?token=${next}` }) } };
    },
    has: { items: 57 },
    config: debug,
    wanted: complete,
  },
  {
    name: 'cursor',
    apiKeys: { pagination: { method: 'cursor', idKey: 'id', param: 'since', increment: 1 } },
    api: ({ query }) => ({
      body: {
        items: items(57)
          .filter(({ id }) => id >= numberIn(query, 'since', 0))
          .slice(0, 20),
      },
    }),
    has: { items: 57 },
    config: debug,
    wanted: { status: 'unknown', missing: 'empty-end' },
  },
  {
    name: 'two jobs',
    apiKeys: offset,
    api: byOffset(57),
    has: { items: 57, others: 57 },
    config: { jobs: [job, { endpoint: 'others', dataField: 'items', dataType: 'others' }], debug: true },
    wanted: complete,
  },
  {
    name: 'two jobs without debug',
    apiKeys: offset,
    api: byOffset(57),
    has: { items: 57, others: 57 },
    config: { jobs: [job, { endpoint: 'others', dataField: 'items', dataType: 'others' }] },
    wanted: { status: 'unknown', missing: 'no-debug' },
  },
  {
    name: 'two jobs with the same endpoint and other parameters',
    apiKeys: offset,
    api: byOffset(57),
    has: { items: 57, others: 57 },
    config: {
      jobs: [
        { ...job, params: { kind: 'a' } },
        { ...job, dataType: 'others', params: { kind: 'b' } },
      ],
      debug: true,
    },
    wanted: complete,
  },
  {
    name: 'several scrollers',
    apiKeys: { pagination: { method: 'multiple', scrollers: { o: offset.pagination, t: token.pagination } } },
    api: routes({ '/items': byOffset(57), '/others': byToken(45) }),
    has: { items: 57, others: 45 },
    config: {
      jobs: [
        { ...job, scroller: 'o' },
        { endpoint: 'others', dataField: 'items', dataType: 'others', scroller: 't' },
      ],
      debug: true,
    },
    wanted: complete,
  },
  {
    name: 'requests that were sent again',
    ...good,
    api: (request) => (request.before === 0 ? { status: 503, body: {} } : byOffset(57)(request)),
    config: debug,
    wanted: complete,
  },
  {
    name: 'a login first',
    apiKeys: {
      ...offset,
      authentication: {
        type: 'login',
        loginRequest: { endpoint: 'login', method: 'GET' },
        apiRequest: { headers: { 'X-Session': 'token' } },
      },
    },
    api: routes({ '/login': () => ({ body: { token: 'made-up' } }), '/items': byOffset(57) }),
    has: { items: 57 },
    config: debug,
    wanted: complete,
  },
  {
    name: 'a page size from a variable',
    apiKeys: { pagination: { method: 'offset', limit: '{{size}}' } },
    api: byOffset(57),
    has: { items: 57 },
    config: silent,
    values: { size: '20' },
    wanted: complete,
  },
  {
    name: 'a page size from a variable that is not known',
    apiKeys: { pagination: { method: 'offset', limit: '{{size}}' } },
    api: byOffset(57),
    has: { items: 57 },
    config: silent,
    values: 'unknown',
    wanted: { status: 'unknown', missing: 'values-unknown' },
  },
];

/** Jobs that lose records. */
const losing: JobCase[] = [
  {
    name: 'misspelled dataField',
    ...good,
    config: { jobs: [{ ...job, dataField: 'itmes' }], debug: true },
    wanted: { status: 'unknown', missing: 'no-records', doubt: 'empty-list' },
  },
  {
    name: 'misspelled dataField with a token',
    apiKeys: token,
    api: byToken(57),
    has: { items: 57 },
    config: { jobs: [{ ...job, dataField: 'itmes' }], debug: true },
    wanted: { status: 'unknown', missing: 'empty-end' },
  },
  {
    name: 'no list without dataField',
    apiKeys: {},
    api: () => ({ body: { result: { rows: { of: items(5) } } } }),
    has: { items: 5 },
    config: { jobs: [{ endpoint: 'items', dataType: 'items' }], debug: true },
    wanted: { status: 'unknown', doubt: 'data-field-never-found' },
  },
  {
    name: 'page that the API caps at a round number',
    apiKeys: { pagination: { method: 'offset', limit: 500 } },
    api: byOffset(300, { largest: 100 }),
    has: { items: 300 },
    config: debug,
    wanted: { status: 'unknown', missing: 'single-request', doubt: 'capped-page' },
  },
  {
    name: 'page that the API caps at any number',
    apiKeys: { pagination: { method: 'offset', limit: 500 } },
    api: byOffset(300, { largest: 73 }),
    has: { items: 300 },
    config: debug,
    wanted: { status: 'unknown', missing: 'single-request' },
  },
  {
    name: 'page size that the API ignores',
    apiKeys: offset,
    api: ({ query }) => {
      const start = numberIn(query, 'offset', 0);
      return { body: { items: items(130).slice(start, start + 50) } };
    },
    has: { items: 130 },
    config: debug,
    wanted: { status: 'unknown', missing: 'rows-unclear' },
  },
  {
    name: 'offset that the API ignores',
    apiKeys: offset,
    api: () => ({ body: { items: items(57).slice(0, 20) } }),
    has: { items: 57 },
    config: debug,
    wanted: incomplete,
  },
  {
    name: 'offset that the API ignores, without debug',
    apiKeys: offset,
    api: () => ({ body: { items: items(57).slice(0, 20) } }),
    has: { items: 57 },
    config: silent,
    wanted: { status: 'unknown', missing: 'no-debug' },
  },
  {
    name: 'wrong path of the token',
    apiKeys: { pagination: { ...token.pagination, responseParam: 'nextToken' } },
    api: byToken(57),
    has: { items: 57 },
    config: debug,
    wanted: { status: 'unknown', missing: 'single-request' },
  },
  {
    name: 'no paging at all',
    apiKeys: {},
    api: byOffset(57),
    has: { items: 57 },
    config: debug,
    wanted: { status: 'unknown', missing: 'single-request' },
  },
  {
    name: 'error in place of a page of tokens',
    apiKeys: token,
    api: (request) =>
      request.query.get('token') === 't40' ? { body: { error: 'too many requests' } } : byToken(57)(request),
    has: { items: 57 },
    config: debug,
    wanted: { status: 'unknown', missing: 'empty-end' },
  },
  {
    name: 'error in place of a page of an offset',
    apiKeys: offset,
    api: (request) =>
      request.query.get('offset') === '20' ? { body: { error: 'too many requests' } } : byOffset(57)(request),
    has: { items: 57 },
    config: debug,
    wanted: { status: 'unknown', missing: 'empty-end' },
  },
  {
    name: 'object in place of the last list',
    apiKeys: offset,
    api: (request) => {
      const { body } = byOffset(57)(request);
      const list = (body as { items: { id: number }[] }).items;
      return { body: { items: list.length < 20 ? Object.fromEntries(list.map((item) => [item.id, item])) : list } };
    },
    has: { items: 57 },
    config: debug,
    wanted: { status: 'unknown', missing: 'single-record' },
  },
  {
    name: 'error as the records of the last page',
    apiKeys: offset,
    api: (request) =>
      request.query.get('offset') === '40' ? { body: { items: [{ message: 'slow down' }] } } : byOffset(90)(request),
    has: { items: 90 },
    config: debug,
    wanted: { status: 'unknown', missing: 'single-record' },
  },
  {
    name: 'ignored error',
    apiKeys: { ...offset, http: { ignoreErrors: [404] } },
    api: (request) =>
      request.query.get('offset') === '20' ? { status: 404, body: { items: [] } } : byOffset(57)(request),
    has: { items: 57 },
    config: debug,
    wanted: { status: 'unknown', doubt: 'ignored-error' },
  },
  {
    name: 'forceStop',
    apiKeys: { pagination: { ...offset.pagination, forceStop: { pages: 2 } } },
    api: byOffset(57),
    has: { items: 57 },
    config: debug,
    wanted: incomplete,
  },
  {
    name: 'forceStop without debug',
    apiKeys: { pagination: { ...offset.pagination, forceStop: { pages: 2 } } },
    api: byOffset(57),
    has: { items: 57 },
    config: silent,
    wanted: incomplete,
  },
  {
    name: 'forceStop on the last page',
    apiKeys: { pagination: { ...offset.pagination, forceStop: { pages: 3 } } },
    api: byOffset(57),
    has: { items: 57 },
    config: debug,
    wanted: { status: 'unknown', missing: 'limit-at-end' },
  },
  {
    name: 'limitStop',
    apiKeys: { pagination: { ...offset.pagination, limitStop: { count: 40 } } },
    api: byOffset(57),
    has: { items: 57 },
    config: debug,
    wanted: incomplete,
  },
  {
    name: 'limitStop by a field',
    apiKeys: { pagination: { ...offset.pagination, limitStop: { field: 'total' } } },
    api: (request) => {
      const { body } = byOffset(60)(request);
      return { body: { ...(body as object), total: 60 } };
    },
    has: { items: 60 },
    config: debug,
    wanted: { status: 'unknown', missing: 'limit-field' },
  },
  {
    name: 'nextPageFlag',
    apiKeys: { pagination: { ...offset.pagination, nextPageFlag: { field: 'more', stopOn: false } } },
    api: (request) => {
      const { body } = byOffset(60)(request);
      return { body: { ...(body as object), more: request.query.get('offset') !== '40' } };
    },
    has: { items: 60 },
    config: debug,
    wanted: { status: 'unknown', missing: 'flag-unseen' },
  },
  {
    name: 'failed',
    ...good,
    api: (request) => (request.query.get('offset') === '20' ? { status: 404, body: {} } : byOffset(57)(request)),
    config: debug,
    wanted: incomplete,
  },
  { name: 'terminated', ...good, config: debug, status: 'terminated', wanted: incomplete },
  { name: 'cancelled', ...good, config: debug, status: 'cancelled', wanted: incomplete },
];

const child = { endpoint: 'items/{id}/parts', dataField: 'parts', dataType: 'parts', placeholders: { id: 'id' } };

/** Jobs whose requests or rows say less. */
const others: JobCase[] = [
  {
    name: 'children',
    apiKeys: offset,
    api: (request) =>
      request.path === '/items'
        ? byOffset(33)(request)
        : { body: { parts: items(2, Number(request.path.split('/')[2]) * 10) } },
    has: { items: 33, parts: 66 },
    config: { jobs: [{ ...job, children: [child] }], debug: true },
    wanted: { status: 'unknown', missing: 'children' },
  },
  {
    name: 'child without placeholders',
    apiKeys: offset,
    api: byOffset(33),
    has: { items: 33, parts: 66 },
    config: {
      jobs: [{ ...job, children: [{ endpoint: 'parts', dataField: 'items', dataType: 'parts' }] }],
      debug: true,
    },
    wanted: incomplete,
  },
  {
    name: 'single page',
    apiKeys: {},
    api: () => ({ body: { items: items(7) } }),
    has: { items: 7 },
    config: debug,
    wanted: { status: 'unknown', missing: 'single-request' },
  },
  {
    name: 'first page that is not full',
    apiKeys: offset,
    api: byOffset(7),
    has: { items: 7 },
    config: debug,
    wanted: { status: 'unknown', missing: 'single-request' },
  },
  {
    name: 'empty list',
    apiKeys: offset,
    api: byOffset(0),
    has: { items: 0 },
    config: debug,
    wanted: { status: 'unknown', missing: 'no-records', doubt: 'empty-list' },
  },
  {
    name: 'POST',
    apiKeys: offset,
    api: ({ body }) => {
      const { offset: start = 0 } = JSON.parse(body) as { offset?: number };
      return { body: { items: items(57).slice(start, start + 20) } };
    },
    has: { items: 57 },
    config: { jobs: [{ ...job, method: 'POST' }], debug: true },
    wanted: { status: 'unknown', missing: 'post-body' },
  },
  {
    name: 'iterations',
    apiKeys: offset,
    api: byOffset(57),
    has: { items: 57 },
    config: debug,
    around: { parameters: { iterations: [{ a: 1 }, { a: 2 }] } },
    wanted: { status: 'unknown', missing: 'iterations' },
  },
  {
    name: 'disabled configuration',
    ...good,
    config: debug,
    isDisabled: true,
    wanted: { status: 'unknown', missing: 'disabled' },
  },
  {
    name: 'a disabled row',
    ...good,
    config: { debug: true },
    rows: [
      { name: 'used', body: { parameters: { config: { jobs: [job] } } } },
      { name: 'not used', isDisabled: true, body: { parameters: { config: { jobs: [job] } } } },
    ],
    wanted: complete,
  },
  {
    name: 'two rows with tables of their own',
    apiKeys: offset,
    api: byOffset(57),
    has: { items: 57, others: 57 },
    config: { debug: true },
    rows: [
      { name: 'one', body: { parameters: { config: { jobs: [job] } } } },
      { name: 'two', body: { parameters: { config: { jobs: [{ ...job, dataType: 'others' }] } } } },
    ],
    wanted: complete,
  },
  {
    name: 'two rows with the same table',
    apiKeys: offset,
    api: byOffset(57),
    has: { items: 57 },
    config: { debug: true },
    rows: [
      { name: 'one', body: { parameters: { config: { jobs: [job] } } } },
      { name: 'two', body: { parameters: { config: { jobs: [job] } } } },
    ],
    wanted: { status: 'unknown', missing: 'shared-table' },
  },
  {
    name: 'two jobs with the same table',
    apiKeys: offset,
    api: byOffset(57),
    has: { items: 57 },
    config: { jobs: [job, { ...job, endpoint: 'others' }], debug: true },
    wanted: { status: 'unknown', missing: 'shared-table' },
  },
  {
    name: 'incremental',
    ...good,
    config: { ...debug, incrementalOutput: true },
    before: { items: 1000 },
    wanted: complete,
  },
  {
    name: 'incremental, started elsewhere',
    ...good,
    config: { ...debug, incrementalOutput: true },
    before: 'unread',
    wanted: { status: 'unknown', missing: 'no-rows-before' },
  },
  {
    name: 'incremental with a primary key',
    ...good,
    config: { ...debug, incrementalOutput: true },
    before: { items: 1000 },
    primaryKey: ['id'],
    wanted: { status: 'unknown', missing: 'key-incremental' },
  },
  {
    name: 'processors',
    ...good,
    config: debug,
    around: { processors: { after: [{ definition: { component: 'keboola.processor-filter-rows' } }] } },
    wanted: { status: 'unknown', missing: 'processors' },
  },
  {
    name: 'events that are gone',
    ...good,
    config: debug,
    events: 'gone',
    wanted: { status: 'unknown', missing: 'events-gone' },
  },
  {
    name: 'events that are cut',
    ...good,
    config: debug,
    events: 'cut',
    wanted: { status: 'unknown', missing: 'events-cut' },
  },
  { name: 'another version', ...good, config: debug, versionHere: 9, wanted: complete },
  {
    name: 'a version that is not known',
    ...good,
    config: debug,
    ran: 'unknown',
    wanted: { status: 'unknown', missing: 'no-version' },
  },
  { name: 'warning', ...good, config: debug, status: 'warning', wanted: { status: 'unknown', doubt: 'job-warning' } },
  {
    name: 'a warning that is not understood',
    ...good,
    config: debug,
    also: 'Column "note" was truncated.',
    wanted: { status: 'unknown', missing: 'unknown-warning' },
  },
  { name: 'debug mode', ...good, config: debug, mode: 'debug', wanted: { status: 'unknown', missing: 'debug-mode' } },
  {
    name: 'tables that were loaded again',
    ...good,
    config: debug,
    loadedSince: true,
    wanted: { status: 'unknown', missing: 'table-changed' },
  },
];

/** Every job that is recorded. */
export const jobCases: readonly JobCase[] = [...paged, ...losing, ...others];
