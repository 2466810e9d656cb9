import type { Theme } from '../situation.ts';
import { type Thing, things } from '../things.ts';

/** Up to ten things whose id is larger than the one given. */
const after = (id: number, total = 23): Thing[] => things(total, id, 10);

/** Ids followed to the end. */
export const cursors: Theme = {
  name: 'cursors',
  situations: [
    {
      title: 'gives what has a larger id, and nothing in the end',
      pagination: { method: 'cursor', idKey: 'id', param: 'since_id' },
      answer: ({ number }) => ({ body: after(number('since_id', 0)) }),
      expect: { status: 'complete', stop: 'empty-page', has: ['full-then-empty'], records: 23 },
    },
    {
      title: 'tells a total that only counts what has a larger id',
      pagination: { method: 'cursor', idKey: 'id', param: 'since_id' },
      answer: ({ number }) => {
        const id = number('since_id', 0);
        return { body: { total: 23 - id, items: after(id) } };
      },
      expect: { status: ['complete', 'unknown'], stop: 'empty-page', lacks: ['total-differs'], records: 23 },
    },
    {
      title: 'counts the records of each page, none on the last',
      pagination: { method: 'cursor', idKey: 'id', param: 'since_id' },
      job: { dataField: 'items' },
      answer: ({ number }) => {
        const items = after(number('since_id', 0), 20);
        return { body: { count: items.length, items } };
      },
      expect: { status: 'complete', stop: 'empty-page', lacks: ['total-differs', 'more-than-total'], records: 20 },
    },
    {
      title: 'pages as Stripe does, and its flag ends it',
      pagination: {
        method: 'cursor',
        idKey: 'id',
        param: 'starting_after',
        nextPageFlag: { field: 'has_more', stopOn: false },
      },
      job: { dataField: 'data' },
      answer: ({ number }) => {
        const id = number('starting_after', 0);
        return { body: { object: 'list', url: '/v1/items', has_more: id + 10 < 23, data: after(id) } };
      },
      expect: {
        status: 'complete',
        stop: 'next-page-flag',
        has: ['flag-ended', 'says-no-more'],
        lacks: ['has-more', 'next-link'],
        records: 23,
      },
    },
    {
      title: 'gives what has a smaller id, newest first',
      pagination: { method: 'cursor', idKey: 'id', param: 'max_id', reverse: true, increment: -1 },
      answer: ({ number }) => ({
        body: things(Math.min(23, number('max_id', 23)))
          .reverse()
          .slice(0, 10),
      }),
      expect: { status: 'complete', stop: 'empty-page', has: ['full-then-empty'], records: 23 },
    },
  ],
};
