import type { Asked, Theme } from '../situation.ts';
import { type Thing, things } from '../things.ts';

const pagination = { method: 'offset', limit: 10 };
const job = { dataField: 'items' };

const pageOf = ({ number }: Asked): Thing[] => things(57, number('offset', 0), 10);

/** Limits, stop conditions and errors that cut. */
export const limits: Theme = {
  name: 'limits that cut',
  situations: [
    {
      title: 'is read for two pages',
      pagination,
      job,
      limits: { maxPages: 2 },
      answer: (asked) => ({ body: { items: pageOf(asked) } }),
      expect: { status: 'incomplete', stop: 'max-pages', has: ['max-pages'], records: 20, atMostRequests: 2 },
    },
    {
      title: 'is read for 13 records',
      pagination,
      job,
      limits: { maxRecords: 13 },
      answer: (asked) => ({ body: { items: pageOf(asked) } }),
      expect: { status: 'incomplete', stop: 'max-records', has: ['max-records'], records: 13, atMostRequests: 2 },
    },
    {
      title: 'is read for three requests',
      pagination,
      job,
      limits: { maxRequests: 3 },
      answer: (asked) => ({ body: { items: pageOf(asked) } }),
      expect: { status: 'incomplete', stop: 'max-requests', has: ['max-requests'], records: 30, atMostRequests: 3 },
    },
    {
      title: 'is one page of which a limit leaves some records out',
      job,
      limits: { maxRecords: 3 },
      answer: () => ({ body: { total: 7, items: things(7) } }),
      expect: { status: 'incomplete', stop: 'max-records', has: ['max-records'], lacks: ['total-matches'], records: 3 },
    },
    {
      title: 'is stopped by force after two pages',
      pagination: { ...pagination, forceStop: { pages: 2 } },
      job,
      answer: (asked) => ({ body: { items: pageOf(asked) } }),
      expect: { status: 'incomplete', stop: 'force-stop', has: ['force-stop'], records: 20, atMostRequests: 2 },
    },
    {
      title: 'is stopped by force after so many bytes',
      pagination: { ...pagination, forceStop: { volume: 500 } },
      job,
      answer: (asked) => ({ body: { total: 57, items: pageOf(asked) } }),
      expect: { status: 'incomplete', stop: 'force-stop', has: ['force-stop', 'total-differs'] },
    },
    {
      title: 'is stopped at fifteen records, and its total says that there are more',
      pagination: { ...pagination, limitStop: { count: 15 } },
      job,
      answer: (asked) => ({ body: { total: 57, items: pageOf(asked) } }),
      expect: { status: 'incomplete', stop: 'limit-stop', has: ['limit-stop', 'total-differs'], records: 20 },
    },
    {
      title: 'is stopped at fifteen records and knows no total',
      pagination: { ...pagination, limitStop: { count: 15 } },
      job,
      answer: (asked) => ({ body: { items: pageOf(asked) } }),
      expect: { status: 'incomplete', stop: 'limit-stop', has: ['limit-stop'], records: 20 },
    },
    {
      title: 'is stopped after its first page by a field that no answer has',
      pagination: { ...pagination, limitStop: { field: 'totla' } },
      job,
      answer: (asked) => ({ body: { total: 57, items: pageOf(asked) } }),
      expect: { status: 'incomplete', stop: 'limit-stop', has: ['limit-stop', 'total-differs'], records: 10 },
    },
    {
      title: 'has a flag that there is more, which is understood the other way round',
      pagination: { method: 'pagenum', nextPageFlag: { field: 'has_more', stopOn: true } },
      job,
      answer: ({ number }) => {
        const page = number('page', 1);
        return { body: { has_more: page < 6, items: things(57, (page - 1) * 10, 10) } };
      },
      expect: { status: 'incomplete', stop: 'next-page-flag', has: ['has-more'], records: 10 },
    },
    {
      title: 'has a flag that there is more, which is not at the root',
      pagination: { method: 'pagenum', nextPageFlag: { field: 'meta.has_more', stopOn: false } },
      job,
      answer: ({ number }) => {
        const page = number('page', 1);
        return { body: { meta: { has_more: page < 6 }, items: things(57, (page - 1) * 10, 10) } };
      },
      expect: { status: 'incomplete', stop: 'next-page-flag', has: ['has-more'], lacks: ['flag-ended'], records: 10 },
    },
    {
      title: 'is stopped by a flag that no answer has',
      pagination: { method: 'pagenum', nextPageFlag: { field: 'more', stopOn: false } },
      job,
      answer: ({ number }) => ({ body: { items: things(57, (number('page', 1) - 1) * 10, 10) } }),
      expect: { status: ['incomplete', 'unknown'], stop: 'next-page-flag', lacks: ['flag-ended'], records: 10 },
    },
    {
      title: 'is read for two records, and the children of the others are not asked for',
      job: { ...job, children: [{ endpoint: 'items/{id}/parts', placeholders: { id: 'id' } }] },
      limits: { maxRecords: 2 },
      answer: ({ path }) => ({ body: path === '/items' ? { items: things(7) } : { parts: things(3) } }),
      expect: { status: 'incomplete', stop: 'max-records', has: ['max-records'], records: 2 },
      expectChild: { status: 'incomplete', stop: 'max-records', has: ['max-records'], records: 2 },
    },
    {
      title: 'never ends, and the ceiling of one job ends it',
      pagination: { method: 'pagenum' },
      job,
      maxJobRequests: 6,
      answer: ({ number }) => ({ body: { items: things(1000, number('page', 1) * 10, 10) } }),
      expect: { status: 'incomplete', stop: 'max-requests', has: ['max-requests'], records: 60, atMostRequests: 6 },
    },
    {
      title: 'is asked for the children of two records only, each of which has all its own',
      job: { ...job, children: [{ endpoint: 'items/{id}/parts', placeholders: { id: 'id' } }] },
      limits: { maxChildRuns: 2 },
      answer: ({ path }) => ({
        body: path === '/items' ? { total: 7, items: things(7) } : { total: 3, parts: things(3) },
      }),
      expect: { status: 'complete', stop: 'single-page', records: 7 },
      expectChild: { status: 'incomplete', stop: 'single-page', has: ['max-children'], records: 6 },
    },
  ],
};
