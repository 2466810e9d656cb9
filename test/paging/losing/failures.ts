import type { Asked, Theme } from '../situation.ts';
import { type Thing, things } from '../things.ts';

const pagination = { method: 'offset', limit: 10 };
const job = { dataField: 'items' };

const pageOf = ({ number }: Asked): Thing[] => things(57, number('offset', 0), 10);

/** Errors and short pages in the middle. */
export const failures: Theme = {
  name: 'errors and gaps in the middle',
  situations: [
    {
      title: 'fails in the middle',
      pagination,
      job,
      api: { retryConfig: { maxRetries: 0 } },
      outcome: 'failed',
      answer: (asked) => (asked.turn === 3 ? { status: 500, body: {} } : { body: { total: 57, items: pageOf(asked) } }),
      expect: { status: 'incomplete', stop: 'failed', has: ['failed'], records: 20 },
    },
    {
      title: 'loses a parent while its pages are counted, and with it perhaps children',
      pagination,
      job: { ...job, children: [{ endpoint: 'items/{id}/parts', dataField: 'parts', placeholders: { id: 'id' } }] },
      answer: (asked) => {
        if (asked.path !== '/items') return { body: { parts: [{ id: 1 }], next: null } };
        return { body: { total: asked.turn === 1 ? 24 : 23, items: things(23, asked.number('offset', 0), 10) } };
      },
      expect: { status: 'unknown', stop: 'short-page', has: ['total-falls'], records: 23 },
      expectChild: { status: 'unknown', stop: 'short-page', has: ['parent-incomplete'], records: 23 },
    },
    {
      title: 'is cancelled in the middle',
      pagination,
      job,
      outcome: 'cancelled',
      cancelAt: 3,
      answer: (asked) => ({ body: { items: pageOf(asked) } }),
      expect: { status: 'incomplete', stop: 'cancelled', has: ['cancelled'], records: 20 },
    },
    {
      title: 'fails in the middle, which is ignored and ends the pages',
      pagination,
      job,
      api: { http: { ignoreErrors: [500] }, retryConfig: { maxRetries: 0 } },
      answer: (asked) =>
        asked.turn === 3 ? { status: 500, body: { error: 'x' } } : { body: { items: pageOf(asked) } },
      expect: { status: ['incomplete', 'unknown'], stop: 'empty-page', has: ['ignored-error'], records: 20 },
    },
    {
      title: 'fails in the middle, which is ignored, and told its total before',
      pagination,
      job,
      api: { http: { ignoreErrors: [500] }, retryConfig: { maxRetries: 0 } },
      answer: (asked) =>
        asked.turn === 3 ? { status: 500, body: { error: 'x' } } : { body: { total: 57, items: pageOf(asked) } },
      expect: { status: 'incomplete', stop: 'empty-page', has: ['ignored-error', 'total-differs'], records: 20 },
    },
    {
      title: 'refuses the children of one record, which is ignored',
      api: { http: { ignoreErrors: [404] } },
      job: { ...job, children: [{ endpoint: 'items/{id}/parts', placeholders: { id: 'id' }, dataField: 'parts' }] },
      answer: ({ path }) => {
        if (path === '/items') return { body: { total: 3, items: things(3) } };
        return path === '/items/2/parts'
          ? { status: 404, body: { error: 'x' } }
          : { body: { total: 3, parts: things(3) } };
      },
      expect: { status: 'complete', stop: 'single-page', records: 3 },
      expectChild: { status: ['incomplete', 'unknown'], stop: 'single-page', has: ['ignored-error'], records: 6 },
    },
    {
      title: 'filters behind its page size, so that a page in the middle is short and its flag says more',
      pagination: { method: 'pagenum', limit: 10 },
      job,
      answer: ({ number }) => {
        const page = number('page', 1);
        return { body: { has_more: page < 6, items: things(57, (page - 1) * 10, page === 2 ? 8 : 10) } };
      },
      expect: { status: 'incomplete', stop: 'short-page', has: ['has-more'], records: 18 },
    },
    {
      title: 'filters behind its page size, so that a page in the middle is short, and tells its total',
      pagination,
      job,
      answer: ({ number }) => {
        const offset = number('offset', 0);
        return { body: { total: 57, items: things(57, offset, offset === 10 ? 8 : 10) } };
      },
      expect: { status: 'incomplete', stop: 'short-page', has: ['total-differs'], records: 18 },
    },
    {
      title: 'has an empty page in the middle, and its flag says more',
      pagination: { method: 'pagenum' },
      job,
      answer: ({ number }) => {
        const page = number('page', 1);
        return { body: { has_more: page < 6, items: page === 3 ? [] : things(57, (page - 1) * 10, 10) } };
      },
      expect: { status: 'incomplete', stop: 'empty-page', has: ['has-more'], records: 20 },
    },
    {
      title: 'has an empty page in the middle and tells how many pages there are',
      pagination: { method: 'pagenum' },
      job,
      answer: ({ number }) => {
        const page = number('page', 1);
        return { body: { total_pages: 6, items: page === 3 ? [] : things(57, (page - 1) * 10, 10) } };
      },
      expect: { status: 'incomplete', stop: 'empty-page', has: ['pages-missing'], records: 20 },
    },
    {
      title: 'loses its token in the middle, and tells its total',
      pagination: { method: 'response.param', responseParam: 'next', queryParam: 'token' },
      job,
      answer: ({ number }) => {
        const page = number('token', 0);
        return { body: { total: 57, next: page < 2 ? String(page + 1) : null, items: things(57, page * 10, 10) } };
      },
      expect: { status: ['incomplete', 'unknown'], stop: 'no-next-value', has: ['total-differs'], records: 30 },
    },
    {
      title: 'gives its last token at another path than before',
      pagination: { method: 'response.param', responseParam: 'next_token', queryParam: 'token' },
      job,
      answer: ({ number }) => {
        const page = number('token', 0);
        const token = String(page + 1);
        const next = page < 2 ? { next_token: token } : { paging: { next_token: token } };
        return { body: { ...next, items: things(57, page * 10, 10) } };
      },
      expect: { status: 'incomplete', stop: 'no-next-value', has: ['token-beside'], records: 30 },
    },
    {
      title: 'is cancelled before its first page',
      pagination,
      job,
      outcome: 'cancelled',
      cancelAt: 1,
      answer: (asked) => ({ body: { items: pageOf(asked) } }),
      expect: { status: 'incomplete', stop: 'cancelled', has: ['cancelled'], records: 0 },
    },
    {
      title: 'fails at the children of the second record',
      api: { retryConfig: { maxRetries: 0 } },
      job: { ...job, children: [{ endpoint: 'items/{id}/parts', placeholders: { id: 'id' }, dataField: 'parts' }] },
      outcome: 'failed',
      answer: ({ path }) => {
        if (path === '/items') return { body: { total: 3, items: things(3) } };
        return path === '/items/2/parts' ? { status: 500, body: {} } : { body: { total: 3, parts: things(3) } };
      },
      expect: { status: 'incomplete', stop: 'failed', has: ['failed'], records: 3 },
      expectChild: { status: 'incomplete', stop: 'failed', has: ['failed'], records: 3 },
    },
  ],
};
