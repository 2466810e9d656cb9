import { Answer, cut, refused } from '../answers.ts';
import type { PagedApi } from '../pagedApi.ts';

const noAnswer = { kind: 'troubled', accepts: ['unknown', 'fault'] } satisfies Partial<PagedApi>;

/** APIs that are down, closed, wrong, or that change while they are read. */
export const troubled: PagedApi[] = [
  {
    ...noAnswer,
    id: 'server-down',
    family: 'A server that is down',
    n: 0,
    traps: ['nothing listens'],
    isDown: true,
    job: { endpoint: 'items' },
    api: { retryConfig: { maxRetries: 0 } },
    answer: () => [],
  },
  {
    ...noAnswer,
    id: 'login-needed',
    family: 'Any API without credentials',
    n: 10,
    traps: ['401'],
    job: { endpoint: 'private' },
    answer: () => refused(401, { message: 'Requires authentication' }, { 'WWW-Authenticate': 'Bearer' }),
  },
  {
    ...noAnswer,
    id: 'always-500',
    family: 'A broken API',
    n: 10,
    traps: ['500 for all'],
    job: { endpoint: 'broken' },
    api: { retryConfig: { maxRetries: 0 } },
    answer: () => refused(500, { error: 'Internal Server Error' }),
  },
  {
    ...noAnswer,
    id: 'html-page',
    family: 'A login page in place of data',
    n: 10,
    traps: ['200 with HTML'],
    job: { endpoint: 'dashboard' },
    answer: () => new Answer({ text: '<html><body>Sign in</body></html>', headers: { 'content-type': 'text/html' } }),
  },
  {
    ...noAnswer,
    id: 'cut-json',
    family: 'A gateway that cuts the answer',
    n: 10,
    traps: ['JSON that ends in the middle'],
    job: { endpoint: 'big' },
    answer: () => new Answer({ text: '{"items":[{"id":1,"name":"On' }),
  },
  {
    ...noAnswer,
    id: 'error-as-200',
    family: 'APIs that tell errors with status 200',
    n: 10,
    traps: ['ok is false, the list is empty'],
    job: { endpoint: 'conversations' },
    answer: () => ({ ok: false, error: 'not_authed', items: [] }),
  },
  {
    id: 'third-is-429',
    family: 'APIs with a rate limit: 429, Retry-After: 1',
    kind: 'troubled',
    n: 97,
    traps: ['every seventh request is a 429 with Retry-After: 1', 'limit cut at 40'],
    job: { endpoint: 'jobs' },
    answer(request, records) {
      if (request.turn % 7 === 3) return refused(429, { error: 'slow down' }, { 'Retry-After': '1' });
      const limit = request.size('limit', 20, 40);
      const offset = request.number('offset', 0);
      return { jobs: cut(records, offset, limit), total: records.length, limit, offset };
    },
    truth: { pagination: { method: 'offset', limit: 40 } },
  },
  {
    id: 'new-at-the-front',
    family: 'Feeds with the newest first',
    kind: 'troubled',
    n: 90,
    traps: ['each request finds one more record at the front, so that positions shift'],
    job: { endpoint: 'feed' },
    answer(request, records) {
      const fresh = Array.from({ length: request.turn }, (_, id) => ({ id: 9000 + id, name: `Fresh ${id}` })).reverse();
      return {
        total: records.length + request.turn,
        feed: cut([...fresh, ...records], request.number('offset', 0), 20),
      };
    },
    accepts: ['unknown'],
  },
  {
    id: 'new-at-the-end',
    family: 'Logs with the oldest first',
    kind: 'troubled',
    n: 90,
    traps: ['each request finds one more record at the end, so the total changes'],
    job: { endpoint: 'log' },
    answer(request, records) {
      const fresh = Array.from({ length: request.turn }, (_, id) => ({ id: 9000 + id, name: `Fresh ${id}` }));
      const limit = request.size('limit', 20, 50);
      const log = cut([...records, ...fresh], request.number('offset', 0), limit);
      return { total: records.length + request.turn, log };
    },
    truth: { pagination: { method: 'offset', limit: 50 } },
    accepts: ['unknown'],
  },
  {
    id: 'never-ends',
    family: 'Generated lists: each page is new',
    kind: 'troubled',
    n: 0,
    traps: ['an endless list: no position is past the end'],
    job: { endpoint: 'numbers' },
    answer(request) {
      const start = request.number('offset', 0);
      return { numbers: Array.from({ length: 20 }, (_, at) => ({ id: start + at, name: `Number ${start + at}` })) };
    },
    accepts: ['unknown', 'not-expressible'],
    names: /end/i,
  },
  {
    id: 'slow-when-large',
    family: 'Gateways with a time limit: large pages are a 504',
    kind: 'troubled',
    n: 105,
    traps: ['limit > 40: 504', 'n is a multiple of 15 and 35'],
    job: { endpoint: 'audits' },
    api: { retryConfig: { maxRetries: 0 } },
    answer(request, records) {
      const limit = request.number('limit', 15);
      if (limit > 40) return refused(504, { message: 'Endpoint request timed out' });
      return { audits: cut(records, request.number('offset', 0), limit), count: records.length };
    },
    truth: { pagination: { method: 'offset', limit: 40 } },
  },
  {
    id: 'no-fixed-order',
    family: 'Databases without ORDER BY',
    kind: 'troubled',
    n: 85,
    traps: ['each request has another order, so that pages overlap'],
    job: { endpoint: 'unsorted' },
    answer(request, records) {
      const turned = [...records.slice((request.turn * 13) % 85), ...records.slice(0, (request.turn * 13) % 85)];
      return { total: records.length, rows: cut(turned, request.number('offset', 0), request.size('limit', 20, 40)) };
    },
    accepts: ['unknown'],
  },
  {
    id: 'second-page-is-paid',
    family: 'Trial accounts: further pages need a plan',
    kind: 'troubled',
    n: 60,
    traps: ['page 2 is a 403', 'larger pages are a 403'],
    job: { endpoint: 'companies' },
    answer(request, records) {
      const isFree = request.number('page', 1) === 1 && request.number('per_page', 20) <= 20;
      if (!isFree) return refused(403, { error: 'Upgrade your plan to read more.' });
      return { total: records.length, page: 1, per_page: 20, companies: cut(records, 0, 20) };
    },
    accepts: ['unknown', 'not-expressible'],
    names: /403|plan|refuse/i,
  },
  {
    id: 'equal-times',
    family: 'Archives that page by a time that several records share (Pushshift)',
    kind: 'troubled',
    n: 72,
    traps: ['before is exclusive, and a page can end between records of one second'],
    job: { endpoint: 'comments' },
    record: (index, mark) => ({
      author: `a${index % 5}`,
      created_utc: 1_600_000_000 - Math.floor(index / 7),
      body: mark,
    }),
    answer(request, records) {
      const before = request.number('before', 2_000_000_000);
      return {
        data: cut(
          records.filter(({ created_utc }) => created_utc < before),
          0,
          request.size('size', 20, 24),
        ),
      };
    },
    accepts: ['unknown', 'not-expressible'],
    names: /time|same|share|equal/i,
  },
];
