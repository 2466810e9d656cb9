import type { Theme } from '../situation.ts';
import { things } from '../things.ts';

/** Jobs without paging that need none. */
export const singleRequests: Theme = {
  name: 'jobs without paging',
  situations: [
    {
      title: 'sends all it has and says how many that is',
      answer: () => ({ body: { total: 37, items: things(37) } }),
      expect: { status: 'complete', stop: 'single-page', has: ['total-matches'], records: 37 },
    },
    {
      title: 'sends a round number and a total that may only count the page',
      answer: () => ({ body: { count: 25, items: things(25) } }),
      expect: { status: ['complete', 'unknown'], stop: 'single-page', lacks: ['total-differs'], records: 25 },
    },
    {
      title: 'sends a bare list',
      answer: () => ({ body: things(100) }),
      expect: { status: 'unknown', stop: 'single-page', lacks: ['capped-page'], records: 100 },
    },
    {
      title: 'says that there is no more',
      answer: () => ({ body: { has_more: false, next: null, next_cursor: '', items: things(37) } }),
      expect: { status: 'complete', stop: 'single-page', has: ['says-no-more'], records: 37 },
    },
    {
      title: 'says how large its page could have been',
      answer: () => ({ body: { limit: 100, offset: 0, page: 1, pages: 1, items: things(37) } }),
      expect: { status: ['complete', 'unknown'], stop: 'single-page', lacks: ['pages-missing'], records: 37 },
    },
    {
      title: 'has a name for itself and for others in "links", none of them next',
      answer: ({ url }) => ({
        body: {
          links: { self: `${url}/items`, first: `${url}/items?page=1`, last: `${url}/items?page=1`, docs: '/docs' },
          items: things(37),
        },
      }),
      expect: { status: ['complete', 'unknown'], stop: 'single-page', lacks: ['next-link'], records: 37 },
    },
    {
      title: 'talks of other things that are next',
      answer: () => ({
        body: {
          next_run: '2026-02-01T08:00:00Z',
          next_invoice: { total: 1200, url: '/invoices/next' },
          next_sync_token: 'x7',
          account: { id: 7, next_billing_url: '/billing', total: 900 },
          items: things(37),
        },
      }),
      expect: {
        status: ['complete', 'unknown'],
        stop: 'single-page',
        lacks: ['next-link', 'token-beside', 'total-differs'],
        records: 37,
      },
    },
    {
      title: 'is read once for each of two accounts, which have totals of their own',
      beside: { iterations: [{ account: 'a' }, { account: 'b' }] },
      job: { params: { account: { attr: 'account' } } },
      answer: ({ query }) => {
        const total = query.get('account') === 'a' ? 7 : 12;
        return { body: { total, items: things(total) } };
      },
      expect: { status: 'complete', stop: 'single-page', lacks: ['total-differs', 'more-than-total'], records: 19 },
    },
  ],
};
