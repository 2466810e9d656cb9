import type { Theme } from '../situation.ts';
import { things } from '../things.ts';

const pagination = { method: 'offset', limit: 10 };

/** Offsets read to the end. */
export const offsets: Theme = {
  name: 'offsets',
  situations: [
    {
      title: 'tells its total, and the last page is short',
      pagination,
      answer: ({ number }) => ({ body: { total: 23, items: things(23, number('offset', 0), number('limit', 5)) } }),
      expect: {
        status: 'complete',
        stop: 'short-page',
        has: ['total-matches', 'full-then-short'],
        lacks: ['capped-page', 'total-differs'],
        records: 23,
      },
    },
    {
      title: 'tells its total, and the last full page is followed by an empty one',
      pagination,
      answer: ({ number }) => ({ body: { total: 20, items: things(20, number('offset', 0), number('limit', 5)) } }),
      expect: { status: 'complete', stop: 'empty-page', has: ['total-matches', 'full-then-empty'], records: 20 },
    },
    {
      title: 'sends bare lists, and the last one is short',
      pagination,
      answer: ({ number }) => ({ body: things(23, number('offset', 0), number('limit', 5)) }),
      expect: { status: 'complete', stop: 'short-page', has: ['full-then-short'], records: 23 },
    },
    {
      title: 'sends bare lists, and the last one is empty',
      pagination,
      answer: ({ number }) => ({ body: things(20, number('offset', 0), number('limit', 5)) }),
      expect: { status: 'complete', stop: 'empty-page', has: ['full-then-empty'], records: 20 },
    },
    {
      title: 'has no more than one short page, of a number that is not round',
      pagination: { method: 'offset', limit: 100 },
      answer: ({ number }) => ({ body: things(37, number('offset', 0), number('limit', 5)) }),
      expect: { status: ['complete', 'unknown'], stop: 'short-page', lacks: ['capped-page'], records: 37 },
    },
    {
      title: 'has one short page of a round number, and its total says that this is all',
      pagination: { method: 'offset', limit: 500 },
      answer: ({ number }) => ({ body: { total: 100, items: things(100, number('offset', 0), number('limit', 5)) } }),
      expect: { status: 'complete', stop: 'short-page', has: ['total-matches'], lacks: ['capped-page'], records: 100 },
    },
    {
      title: 'has one record',
      pagination,
      answer: ({ number }) => ({ body: { items: things(1, number('offset', 0), number('limit', 5)) } }),
      expect: { status: ['complete', 'unknown'], stop: 'short-page', lacks: ['capped-page'], records: 1 },
    },
    {
      title: 'has a page size in the job that wins over the one of the paging',
      pagination: { method: 'offset', limit: 100 },
      job: { params: { limit: 10 } },
      answer: ({ number }) => ({ body: things(23, number('offset', 0), number('limit', 5)) }),
      expect: { status: 'complete', stop: 'short-page', has: ['full-then-short'], lacks: ['capped-page'], records: 23 },
    },
    {
      title: 'is asked with a limit that is text, and tells its total as text',
      pagination: { method: 'offset', limit: '10' },
      answer: ({ number }) => ({ body: { total: '23', items: things(23, number('offset', 0), number('limit', 5)) } }),
      expect: { status: 'complete', stop: 'short-page', has: ['total-matches'], records: 23 },
    },
    {
      title: 'is asked without a limit, and sends pages of its own size',
      pagination: { method: 'offset' },
      answer: ({ number }) => ({ body: things(23, number('offset', 0), number('limit', 10)) }),
      expect: { status: 'complete', stop: 'short-page', has: ['full-then-short'], records: 23 },
    },
    {
      title: 'is asked with POST',
      pagination,
      job: { method: 'POST', params: { depot: 'PRG' } },
      answer: ({ body }) => {
        const { offset, limit } = body as { offset: number; limit: number };
        return { body: { meta: { total: 23 }, items: things(23, offset, limit) } };
      },
      expect: { status: 'complete', stop: 'short-page', has: ['total-matches'], records: 23 },
    },
    {
      title: 'is read by several requests at a time',
      pagination,
      parallel: 4,
      answer: ({ number }) => ({ body: { total: 43, items: things(43, number('offset', 0), number('limit', 5)) } }),
      expect: { status: 'complete', stop: 'short-page', has: ['total-matches', 'full-then-short'], records: 43 },
    },
    {
      title: 'fails once in the middle and answers when it is asked again',
      pagination,
      answer: ({ number, turn }) =>
        turn === 2
          ? { status: 503, body: { message: 'Try again.' } }
          : { body: { total: 23, items: things(23, number('offset', 0), number('limit', 5)) } },
      expect: { status: 'complete', stop: 'short-page', lacks: ['ignored-error'], records: 23 },
    },
    {
      title: 'has ten records where a hundred are asked for, which is round by chance',
      pagination: { method: 'offset', limit: 100 },
      answer: ({ number }) => ({ body: things(10, number('offset', 0), number('limit', 5)) }),
      expect: { status: ['complete', 'unknown'], stop: 'short-page', records: 10 },
    },
  ],
};
