import { cut, positionIn, refused, tokenAt } from '../answers.ts';
import type { PagedApi } from '../pagedApi.ts';

/** APIs with tokens in bodies, as objects or numbers, with flags that lie, or with another request for the next page. */
export const tokensOdd: PagedApi[] = [
  {
    id: 'dynamo-scan',
    family: 'DynamoDB Scan: LastEvaluatedKey is an object, ExclusiveStartKey',
    kind: 'token',
    n: 63,
    traps: ['the token is an object', 'names differ', 'POST, strict keys', 'Limit cut at 25', '`Count` is of the page'],
    job: { endpoint: 'scan', method: 'POST', params: { TableName: 'orders' } },
    record: (index, mark) => ({ pk: { N: `${index}` }, label: { S: mark } }),
    answer(request, records) {
      const odd = Object.keys(request.body).find((key) => !['TableName', 'Limit', 'ExclusiveStartKey'].includes(key));
      if (odd || !request.body['TableName']) return refused(400, { __type: 'ValidationException', message: odd });
      const key = request.body['ExclusiveStartKey'] as { pk?: { N?: string } } | undefined;
      if (key !== undefined && !key.pk?.N) return refused(400, { __type: 'ValidationException', message: 'key' });
      const start = key === undefined ? 0 : Number(key.pk?.N) + 1;
      const Items = cut(records, start, request.size('Limit', 10, 25));
      const isLast = start + Items.length >= records.length;
      const LastEvaluatedKey = isLast ? {} : { LastEvaluatedKey: { pk: Items.at(-1)?.['pk'] } };
      return { Items, Count: Items.length, ScannedCount: Items.length, ...LastEvaluatedKey };
    },
    truth: {
      pagination: {
        method: 'response.param',
        responseParam: 'LastEvaluatedKey',
        queryParam: 'ExclusiveStartKey',
        includeParams: true,
      },
      job: { params: { Limit: 25 } },
    },
  },
  {
    id: 'zendesk-cursor',
    family: 'Zendesk cursor paging: meta.after_cursor, page[after], page[size], links.next',
    kind: 'token',
    n: 88,
    traps: [
      'a token on the last page, which leads to an empty one',
      'names with brackets',
      'page[size] > 44: 400',
      'n = 2 * 44',
    ],
    base: '/api/v2/',
    job: { endpoint: 'tickets.json', params: { 'page[size]': 20 } },
    answer(request, records) {
      const size = request.number('page[size]', 20);
      if (size > 44) return refused(400, { errors: [{ title: 'page[size] is too large' }] });
      const start = positionIn('zd', request.text('page[after]'));
      if (Number.isNaN(start)) return refused(400, { errors: [{ title: 'page[after] is not valid' }] });
      const tickets = cut(records, start, size);
      const end = start + tickets.length;
      const token = tickets.length > 0 ? tokenAt('zd', end) : null;
      const query = `page%5Bsize%5D=${size}&page%5Bafter%5D=${encodeURIComponent(token ?? '')}`;
      const next = token === null ? null : `${request.origin}/api/v2/tickets.json?${query}`;
      return { tickets, meta: { has_more: end < records.length, after_cursor: token }, links: { prev: null, next } };
    },
    truth: {
      pagination: {
        method: 'response.param',
        responseParam: 'meta.after_cursor',
        queryParam: 'page[after]',
        includeParams: true,
      },
      job: { params: { 'page[size]': 44 } },
    },
  },
  {
    id: 'elastic-scroll',
    family: 'Elasticsearch scroll: _scroll_id goes to another endpoint',
    kind: 'token',
    n: 70,
    traps: [
      'the next request is another one',
      'from is refused with scroll',
      '_scroll_id never ends',
      '`took` changes',
    ],
    anyPath: true,
    job: { endpoint: 'logs/_search?scroll=1m', method: 'POST', params: { size: 30, sort: ['_doc'] } },
    record: (index, mark) => ({ _id: `l${index}`, _source: { text: mark } }),
    answer(request, records) {
      const bad = (reason: string) => refused(400, { error: { type: 'illegal_argument_exception', reason } });
      const isScroll = request.path === '/_search/scroll';
      const isFirst = request.path === '/logs/_search';
      if (!isScroll && !isFirst) return refused(404, { error: 'no handler found' });
      const allowed = isScroll ? ['scroll', 'scroll_id'] : ['size', 'sort', 'query'];
      const odd = Object.keys(request.body).find((key) => !allowed.includes(key));
      if (odd)
        return bad(isScroll ? `Unknown parameter [${odd}]` : `using [${odd}] is not allowed in a scroll context`);
      const start = isScroll ? positionIn('sc', request.text('scroll_id')) : 0;
      if (Number.isNaN(start)) return bad('Cannot parse scroll id');
      const hits = cut(records, start, isScroll ? 30 : request.size('size', 10, 30));
      const total = { value: records.length, relation: 'eq' };
      return { _scroll_id: tokenAt('sc', start + hits.length), took: request.turn, hits: { total, hits } };
    },
    truth: {
      pagination: {
        method: 'response.param',
        responseParam: '_scroll_id',
        queryParam: 'scroll_id',
        scrollRequest: { endpoint: '_search/scroll', method: 'POST', params: { scroll: '1m' } },
        limitStop: { field: 'hits.total.value' },
      },
      job: { dataField: 'hits.hits' },
    },
    accepts: ['unknown'],
  },
  {
    id: 'twitter-followers',
    family: 'Twitter v1.1 cursored lists: next_cursor_str, 0 at the end, cursor=-1',
    kind: 'token',
    n: 57,
    traps: [
      'the token is a number, and one beyond 2^53',
      'the end is 0',
      'a text beside the number',
      'count cut at 20',
    ],
    base: '/1.1/',
    job: { endpoint: 'followers/list.json', params: { screen_name: 'acme' } },
    answer(request, records) {
      const given = request.text('cursor') ?? '-1';
      const base = 1_300_000_000_000_000_001n;
      if (given !== '-1' && !/^1300\d{15}$/.test(given)) return refused(400, { errors: [{ code: 44 }] });
      const start = given === '-1' ? 0 : Number(BigInt(given) - base);
      const users = cut(records, start, request.size('count', 15, 20));
      const end = start + users.length;
      const next = end < records.length ? base + BigInt(end) : 0n;
      return { users, next_cursor: next, next_cursor_str: `${next}`, previous_cursor: 0, previous_cursor_str: '0' };
    },
    truth: {
      pagination: {
        method: 'response.param',
        responseParam: 'next_cursor_str',
        queryParam: 'cursor',
        includeParams: true,
      },
      job: { params: { count: 20 } },
    },
  },
  {
    id: 'dropbox-continue',
    family: 'Dropbox files/list_folder: has_more, cursor goes to list_folder/continue',
    kind: 'token',
    n: 74,
    traps: ['the next request is another one with strict keys', 'the token never ends', 'a flag does'],
    base: '/2/files/',
    anyPath: true,
    job: { endpoint: 'list_folder', method: 'POST', params: { path: '/docs', limit: 30 } },
    answer(request, records) {
      const bad = (text: string) => refused(400, { error_summary: text });
      const isNext = request.path === '/2/files/list_folder/continue';
      if (!isNext && request.path !== '/2/files/list_folder')
        return refused(404, { error_summary: 'unknown function' });
      const allowed = isNext ? ['cursor'] : ['path', 'limit', 'recursive'];
      const odd = Object.keys(request.body).find((key) => !allowed.includes(key));
      if (odd) return bad(`unknown field '${odd}'`);
      const start = isNext ? positionIn('db', request.text('cursor')) : 0;
      if (Number.isNaN(start) || (isNext && !request.body['cursor'])) return bad("invalid 'cursor'");
      const entries = cut(records, start, 30);
      const end = start + entries.length;
      return { entries, cursor: tokenAt('db', end), has_more: end < records.length };
    },
    truth: {
      pagination: {
        method: 'response.param',
        responseParam: 'cursor',
        queryParam: 'cursor',
        scrollRequest: { endpoint: 'list_folder/continue', method: 'POST' },
        nextPageFlag: { field: 'has_more', stopOn: false },
      },
    },
    accepts: ['unknown'],
  },
];
