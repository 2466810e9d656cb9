import type { Asked, Theme } from '../situation.ts';
import { type Thing, things } from '../things.ts';

const job = { dataField: 'items' };

const pageOf = ({ number }: Asked, total = 23): Thing[] => things(total, number('offset', 0), 10);

/** Stop conditions and limits that did not cost a record. */
export const stopConditions: Theme = {
  name: 'stop conditions and limits that cut nothing',
  situations: [
    {
      title: 'says whether there is more, and its flag ends the pages',
      pagination: { method: 'pagenum', nextPageFlag: { field: 'more', stopOn: false } },
      job,
      answer: ({ number }) => {
        const page = number('page', 1);
        return { body: { more: page < 3, items: things(23, (page - 1) * 10, 10) } };
      },
      expect: { status: 'complete', stop: 'next-page-flag', has: ['flag-ended', 'says-no-more'], records: 23 },
    },
    {
      title: 'says that a page is the last, with a flag that the others do not have',
      pagination: { method: 'pagenum', nextPageFlag: { field: 'isLast', stopOn: true, ifNotSet: false } },
      job,
      answer: ({ number }) => {
        const page = number('page', 1);
        return { body: { ...(page === 3 && { isLast: true }), items: things(30, (page - 1) * 10, 10) } };
      },
      expect: { status: 'complete', stop: 'next-page-flag', has: ['flag-ended'], lacks: ['has-more'], records: 30 },
    },
    {
      title: 'leaves its flag out on the last page',
      pagination: { method: 'pagenum', nextPageFlag: { field: 'has_more', stopOn: false } },
      job,
      answer: ({ number }) => {
        const page = number('page', 1);
        return { body: { ...(page < 3 && { has_more: true }), items: things(23, (page - 1) * 10, 10) } };
      },
      expect: { status: ['complete', 'unknown'], stop: 'next-page-flag', lacks: ['has-more'], records: 23 },
    },
    {
      title: 'is read until the number of its total is reached',
      pagination: { method: 'offset', limit: 10, limitStop: { field: 'total' } },
      job,
      answer: (asked) => ({ body: { total: 20, items: pageOf(asked, 20) } }),
      expect: { status: ['complete', 'unknown'], stop: 'limit-stop', has: ['total-matches'], records: 20 },
    },
    {
      title: 'has less than the number at which the job would stop',
      pagination: { method: 'offset', limit: 10, limitStop: { count: 1000 }, forceStop: { pages: 50 } },
      job,
      answer: (asked) => ({ body: { total: 23, items: pageOf(asked) } }),
      expect: { status: 'complete', stop: 'short-page', lacks: ['limit-stop', 'force-stop'], records: 23 },
    },
    {
      title: 'has as many pages as the limit lets in, and the last is short',
      pagination: { method: 'offset', limit: 10 },
      limits: { maxPages: 3, maxRecords: 23, maxRequests: 3 },
      job,
      answer: (asked) => ({ body: { items: pageOf(asked) } }),
      expect: {
        status: 'complete',
        stop: 'short-page',
        lacks: ['max-pages', 'max-records', 'max-requests'],
        records: 23,
      },
    },
    {
      title: 'has as many records as the limit lets in, and its total says that these are all',
      pagination: { method: 'offset', limit: 10 },
      limits: { maxRecords: 20 },
      job,
      answer: (asked) => ({ body: { total: 20, items: pageOf(asked, 20) } }),
      expect: { status: ['complete', 'unknown'], stop: 'max-records', has: ['total-matches'], records: 20 },
    },
    {
      title: 'is read by a job that has a scroller of its own',
      pagination: { method: 'multiple', scrollers: { pages: { method: 'pagenum', limit: 10 } } },
      job: { ...job, scroller: 'pages' },
      answer: ({ number }) => ({ body: { total: 23, items: things(23, (number('page', 1) - 1) * 10, 10) } }),
      expect: { status: 'complete', stop: 'short-page', has: ['total-matches', 'full-then-short'], records: 23 },
    },
  ],
};
