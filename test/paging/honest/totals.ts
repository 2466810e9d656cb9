import type { Asked, Theme } from '../situation.ts';
import { type Thing, things } from '../things.ts';

const pagination = { method: 'offset', limit: 10 };
const job = { dataField: 'items' };

const pageOf = ({ number }: Asked, total = 23): Thing[] => things(total, number('offset', 0), 10);

/** Numbers that are totals, and numbers that only look like one. */
export const totals: Theme = {
  name: 'totals',
  situations: [
    {
      title: 'tells its total deep in the envelope',
      pagination,
      job: { dataField: 'data.result.items' },
      answer: (asked) => ({ body: { data: { result: { page: { meta: { total: 23 } }, items: pageOf(asked) } } } }),
      expect: { status: 'complete', stop: 'short-page', has: ['total-matches'], records: 23 },
    },
    {
      title: 'grows by two while it is read',
      pagination,
      job,
      answer: (asked) => {
        const turn = asked.turn;
        return { body: { total: 22 + turn, items: pageOf(asked) } };
      },
      expect: { status: ['complete', 'unknown'], stop: 'short-page', lacks: ['total-differs'], records: 23 },
    },
    {
      title: 'shrinks by one while it is read',
      pagination,
      job,
      answer: (asked) => ({ body: { total: 25 - asked.turn, items: pageOf(asked) } }),
      expect: { status: ['complete', 'unknown'], stop: 'short-page', lacks: ['total-differs'], records: 23 },
    },
    {
      title: 'has a "count" of the page, which is short in the end',
      pagination,
      job,
      answer: (asked) => {
        const items = pageOf(asked);
        return { body: { count: items.length, items } };
      },
      expect: {
        status: 'complete',
        stop: 'short-page',
        has: ['full-then-short'],
        lacks: ['total-matches', 'total-differs', 'more-than-total'],
        records: 23,
      },
    },
    {
      title: 'has a "count" of the only page, which is not round',
      pagination: { method: 'offset', limit: 100 },
      job,
      answer: () => ({ body: { count: 7, items: things(7) } }),
      expect: { status: ['complete', 'unknown'], stop: 'short-page', lacks: ['capped-page'], records: 7 },
    },
    {
      title: 'has a "total" that counts the page',
      pagination,
      job,
      answer: (asked) => {
        const items = pageOf(asked);
        return { body: { total: items.length, items } };
      },
      expect: {
        status: 'complete',
        stop: 'short-page',
        lacks: ['total-matches', 'total-differs', 'more-than-total'],
        records: 23,
      },
    },
    {
      title: 'says the page size asked for as "count", more than the only page holds',
      pagination: { method: 'offset', limit: 100, limitParam: 'count' },
      job,
      answer: ({ number }) => ({ body: { count: number('count', 20), offset: 0, items: things(37) } }),
      expect: { status: ['complete', 'unknown'], stop: 'short-page', lacks: ['total-differs'], records: 37 },
    },
    {
      title: 'says the page size as "size" on every page',
      pagination,
      job,
      answer: (asked) => ({ body: { size: 10, start: asked.number('offset', 0), items: pageOf(asked) } }),
      expect: { status: 'complete', stop: 'short-page', lacks: ['total-differs', 'more-than-total'], records: 23 },
    },
    {
      title: 'says its default page size as "size", and a job without paging reads all of it',
      job,
      answer: () => ({ body: { size: 20, items: things(7) } }),
      expect: { status: ['complete', 'unknown'], stop: 'single-page', records: 7 },
    },
    {
      title: 'names its page size, and the only page holds less than that',
      pagination: { method: 'offset', limit: 100 },
      job,
      answer: () => ({ body: { per_page: 50, items: things(37) } }),
      expect: { status: ['complete', 'unknown'], stop: 'short-page', lacks: ['capped-page'], records: 37 },
    },
    {
      title: 'names the largest page that it would send, and sent less',
      pagination: { method: 'offset', limit: 100 },
      job,
      answer: () => ({ body: { limit: 100, max_limit: 200, offset: 0, items: things(37) } }),
      expect: { status: ['complete', 'unknown'], stop: 'short-page', lacks: ['capped-page'], records: 37 },
    },
    {
      title: 'does not know its total and says -1, null or a word',
      pagination,
      job,
      answer: (asked) => ({ body: { total: -1, total_count: null, totalResults: 'many', items: pageOf(asked) } }),
      expect: { status: 'complete', stop: 'short-page', lacks: ['total-differs', 'more-than-total'], records: 23 },
    },
    {
      title: 'has a "total" that is an amount of money',
      job,
      answer: () => ({ body: { currency: 'EUR', total: 1250.75, items: things(7) } }),
      expect: { status: ['complete', 'unknown'], stop: 'single-page', lacks: ['total-differs'], records: 7 },
    },
    {
      title: 'counts at most 10000 exactly, and there are more',
      pagination: { method: 'offset', limit: 4000 },
      job: { dataField: 'hits.hits' },
      answer: ({ number }) => ({
        body: { hits: { total: { value: 10_000, relation: 'gte' }, hits: things(11_003, number('offset', 0), 4000) } },
      }),
      expect: { status: ['complete', 'unknown'], stop: 'short-page', has: ['full-then-short'], records: 11_003 },
    },
    {
      title: 'counts shards, milliseconds and quota beside a single page',
      job: { dataField: 'hits.hits' },
      answer: () => ({
        body: {
          took: 12,
          _shards: { total: 50, successful: 50, failed: 0 },
          timings: { total: 153 },
          quota: { total: 5000, remaining: 4990 },
          hits: { max_score: 1, hits: things(7) },
        },
      }),
      expect: { status: ['complete', 'unknown'], stop: 'single-page', lacks: ['total-differs'], records: 7 },
    },
    {
      title: 'counts facets, some of which have more values',
      pagination,
      job,
      answer: (asked) => ({
        body: {
          items: pageOf(asked),
          facets: { brand: { total: 500, has_more: true, next: '/facets/brand?page=2' }, colour: { total: 4 } },
        },
      }),
      expect: {
        status: 'complete',
        stop: 'short-page',
        lacks: ['total-differs', 'has-more', 'next-link'],
        records: 23,
      },
    },
    {
      title: 'tells how many there are in all and how many match, as DataTables does',
      pagination: { method: 'offset', limit: 10, limitParam: 'length', offsetParam: 'start' },
      job: { dataField: 'data', params: { search: 'x' } },
      answer: ({ number }) => ({
        body: { draw: 1, recordsTotal: 57, recordsFiltered: 23, data: things(23, number('start', 0), 10) },
      }),
      expect: { status: 'complete', stop: 'short-page', has: ['total-matches'], lacks: ['total-differs'], records: 23 },
    },
    {
      title: 'tells its total on the first page only',
      pagination,
      job,
      answer: (asked) => ({ body: { ...(asked.turn === 1 && { total: 23 }), items: pageOf(asked) } }),
      expect: { status: 'complete', stop: 'short-page', has: ['total-matches'], records: 23 },
    },
    {
      title: 'sends everything at once whatever page size it is asked for',
      pagination,
      job,
      answer: () => ({ body: { total: 57, items: things(57) } }),
      expect: { status: ['complete', 'unknown'], stop: 'repeated-page', has: ['total-matches'], records: 57 },
    },
    {
      title: 'sends everything at once, the time with it, whatever page size it is asked for',
      pagination,
      job,
      answer: ({ turn }) => ({ body: { total: 57, at: 1_769_846_400 + turn, items: things(57) } }),
      expect: { status: ['complete', 'unknown'], stop: 'repeated-page', has: ['total-matches'], records: 57 },
    },
    {
      title: 'tells its numbers in a "page" object',
      pagination: { method: 'pagenum', firstPage: 0, limit: 10, limitParam: 'size' },
      job: { dataField: '_embedded.items' },
      answer: ({ number }) => ({
        body: {
          _embedded: { items: things(23, number('page', 0) * 10, 10) },
          page: { size: 10, totalElements: 23, totalPages: 3, number: number('page', 0) },
        },
      }),
      expect: { status: 'complete', stop: 'short-page', has: ['total-matches', 'pages-match'], records: 23 },
    },
    {
      title: 'has a "total" of pages',
      pagination: { method: 'pagenum', limit: 10 },
      job,
      answer: ({ number }) => {
        const page = number('page', 1);
        return { body: { pages: { current: page, total: 3 }, items: things(23, (page - 1) * 10, 10) } };
      },
      expect: { status: ['complete', 'unknown'], stop: 'short-page', lacks: ['total-differs'], records: 23 },
    },
    {
      title: 'has its records and total at a path with a separator of its own',
      pagination,
      job: { dataField: { path: 'v1.0/items', delimiter: '/' } },
      answer: (asked) => ({ body: { 'v1.0': { total: 23, items: pageOf(asked) } } }),
      expect: { status: 'complete', stop: 'short-page', has: ['total-matches'], records: 23 },
    },
  ],
};
