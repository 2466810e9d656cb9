import { cut, refused } from '../answers.ts';
import type { PagedApi } from '../pagedApi.ts';

/** APIs that give all with one request. */
export const none: PagedApi[] = [
  {
    id: 'everything-bare',
    family: 'Small reference APIs: a bare list, parameters are ignored',
    kind: 'none',
    n: 64,
    traps: ['nothing says that it is all', 'parameters are ignored'],
    job: { endpoint: 'countries' },
    answer: (_request, records) => records,
    truth: {},
    accepts: ['unknown'],
  },
  {
    id: 'less-than-a-page',
    family: 'Any offset API with few records',
    kind: 'none',
    n: 7,
    traps: ['it looks paged, and is not full'],
    job: { endpoint: 'teams' },
    answer(request, records) {
      const limit = request.size('limit', 20, 100);
      const offset = request.number('offset', 0);
      return { teams: cut(records, offset, limit), total: records.length, limit, offset };
    },
    truth: {},
  },
  {
    id: 'next-is-null',
    family: 'Django REST framework with one page',
    kind: 'none',
    n: 12,
    traps: ['next is null at once'],
    job: { endpoint: 'users/' },
    answer(request, records) {
      if (request.number('page', 1) > 1) return refused(404, { detail: 'Invalid page.' });
      return { count: records.length, next: null, previous: null, results: records };
    },
    truth: {},
  },
  {
    id: 'no-records',
    family: 'Any page API without records',
    kind: 'none',
    n: 0,
    traps: ['no records at all'],
    job: { endpoint: 'refunds' },
    answer: (request) => ({ data: [], page: request.number('page', 1), total: 0, total_pages: 0 }),
    truth: {},
    accepts: ['unknown'],
  },
  {
    id: 'one-object',
    family: 'Detail endpoints: one object',
    kind: 'none',
    n: 1,
    traps: ['no list at all'],
    job: { endpoint: 'me', dataField: '.' },
    answer: (_request, [record]) => record,
    truth: {},
    accepts: ['unknown'],
  },
  {
    id: 'strict-and-whole',
    family: 'Strict APIs without paging',
    kind: 'none',
    n: 33,
    traps: ['any parameter is a 400', 'count is the number of records'],
    job: { endpoint: 'tariffs' },
    answer(request, records) {
      const odd = request.strange([]);
      return odd ? refused(400, { error: `unexpected parameter ${odd}` }) : { count: records.length, tariffs: records };
    },
    truth: {},
  },
  {
    id: 'exactly-one-page',
    family: 'Any page API whose only page is full',
    kind: 'none',
    n: 100,
    traps: ['the page is full, and is the only one', '404 past the end', 'per_page is sent back'],
    job: { endpoint: 'rooms', params: { per_page: 100 } },
    answer(request, records) {
      const size = request.size('per_page', 30, 100);
      const page = request.number('page', 1);
      const rooms = cut(records, (page - 1) * size, size);
      const last = Math.ceil(records.length / size);
      if (rooms.length === 0) return refused(404, { message: 'no such page' });
      return { rooms, page, per_page: size, pages: last, total: records.length };
    },
    truth: {},
  },
  {
    id: 'flag-says-all',
    family: 'Stripe-like lists with one page',
    kind: 'none',
    n: 25,
    traps: ['has_more is false at once', 'a round number of records'],
    job: { endpoint: 'plans', params: { limit: 40 } },
    answer(request, records) {
      const limit = request.size('limit', 10, 40);
      return { object: 'list', has_more: limit < records.length, data: cut(records, 0, limit) };
    },
    truth: {},
  },
  {
    id: 'whole-with-clock',
    family: 'Currency lists: all at once, with the time of the answer',
    kind: 'none',
    n: 170,
    traps: ['no two answers are equal', 'more records than a page has', 'parameters are ignored', 'a list of warnings'],
    job: { endpoint: 'latest', dataField: 'rates' },
    answer: (request, records) => ({ timestamp: 1_700_000_000 + request.turn, warnings: [], rates: records }),
    truth: {},
    accepts: ['unknown'],
  },
];
