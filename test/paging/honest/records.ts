import type { Theme } from '../situation.ts';
import { things } from '../things.ts';

/** Fields that would say much about the paging if they were not inside the records. */
const misleading = {
  total: 99,
  total_pages: 9,
  has_more: true,
  next: 'https://api.example.test/next',
  next_page_token: 'x9',
  paging: { next: '/items?page=2', total: 500 },
};

/** Records that talk as an envelope would. */
export const records: Theme = {
  name: 'fields inside the records',
  situations: [
    {
      title: 'has records with fields called total, next and has_more',
      pagination: { method: 'offset', limit: 10 },
      job: { dataField: 'items' },
      answer: ({ number }) => ({
        body: { items: things(23, number('offset', 0), 10).map((thing) => ({ ...thing, ...misleading })) },
      }),
      expect: {
        status: 'complete',
        stop: 'short-page',
        has: ['full-then-short'],
        lacks: ['total-differs', 'pages-missing', 'has-more', 'next-link', 'token-beside'],
        records: 23,
      },
    },
    {
      title: 'sends a bare list of such records to a job without paging',
      answer: () => ({ body: things(7).map((thing) => ({ ...thing, ...misleading })) }),
      expect: {
        status: ['complete', 'unknown'],
        stop: 'single-page',
        lacks: ['total-differs', 'has-more'],
        records: 7,
      },
    },
    {
      title: 'sends one object, which is the record',
      job: { dataField: '.' },
      answer: () => ({ body: { id: 1, ...misleading, items: things(3) } }),
      expect: { status: 'unknown', stop: 'single-page', lacks: ['total-differs', 'has-more', 'next-link'], records: 1 },
    },
    {
      title: 'sends one object under a key, which is the record',
      job: { dataField: 'data' },
      answer: () => ({ body: { data: { id: 1, ...misleading } } }),
      expect: { status: 'unknown', stop: 'single-page', lacks: ['total-differs', 'has-more', 'next-link'], records: 1 },
    },
    {
      title: 'sends things that belong to the records in a list of their own',
      pagination: { method: 'offset', limit: 10 },
      job: { dataField: 'data' },
      answer: ({ number }) => ({
        body: {
          data: things(23, number('offset', 0), 10),
          included: things(40).map((it) => ({ ...it, ...misleading })),
        },
      }),
      expect: { status: 'complete', stop: 'short-page', lacks: ['total-differs', 'has-more'], records: 23 },
    },
    {
      title: 'sends words instead of objects',
      pagination: { method: 'offset', limit: 10 },
      answer: ({ number }) => ({ body: things(23, number('offset', 0), 10).map(({ name }) => name) }),
      expect: { status: 'complete', stop: 'short-page', has: ['full-then-short'], records: 23 },
    },
  ],
};
