import type { Theme } from '../situation.ts';
import { things } from '../things.ts';

const pagination = { method: 'offset', limit: 1000 };
const job = { dataField: 'items' };

/** APIs that send smaller pages than requested, so that the first page seems to be the last. */
export const caps: Theme = {
  name: 'caps below the page size',
  situations: [
    {
      title: 'sends a hundred of the thousand asked for',
      pagination,
      answer: ({ number }) => ({ body: things(570, number('offset', 0), 100) }),
      expect: { status: 'unknown', stop: 'short-page', has: ['capped-page'], records: 100 },
    },
    {
      title: 'sends a hundred of the thousand asked for, numbered',
      pagination: { method: 'pagenum', limit: 1000 },
      answer: ({ number }) => ({ body: things(570, (number('page', 1) - 1) * 100, 100) }),
      expect: { status: 'unknown', stop: 'short-page', has: ['capped-page'], records: 100 },
    },
    {
      title: 'sends less than asked for and names its own page size, which is no round number',
      pagination,
      job,
      answer: ({ number }) => ({ body: { per_page: 42, items: things(570, number('offset', 0), 42) } }),
      expect: { status: 'incomplete', stop: 'short-page', has: ['capped-page'], records: 42 },
    },
    {
      title: 'sends less than asked for and names the largest page, as Jira does',
      pagination: { method: 'offset', limit: 200, limitParam: 'maxResults', offsetParam: 'startAt' },
      job: { dataField: 'issues' },
      answer: ({ number }) => {
        const startAt = number('startAt', 0);
        return { body: { startAt, maxResults: 50, total: 570, issues: things(570, startAt, 50) } };
      },
      expect: { status: 'incomplete', stop: 'short-page', has: ['total-differs'], records: 50 },
    },
    {
      title: 'sends less than asked for and tells its total',
      pagination,
      job,
      answer: ({ number }) => ({ body: { meta: { total: '570' }, items: things(570, number('offset', 0), 73) } }),
      expect: { status: 'incomplete', stop: 'short-page', has: ['total-differs'], records: 73 },
    },
    {
      title: 'sends less than asked for and tells its total in a header',
      pagination,
      answer: ({ number }) => ({ body: things(570, number('offset', 0), 73), headers: { 'X-Total-Count': '570' } }),
      expect: { status: 'incomplete', stop: 'short-page', has: ['total-differs'], records: 73 },
    },
    {
      title: 'sends less than asked for and says that there is more',
      pagination,
      job,
      answer: ({ number }) => ({ body: { has_more: 1, items: things(570, number('offset', 0), 73) } }),
      expect: { status: 'incomplete', stop: 'short-page', has: ['has-more'], records: 73 },
    },
    {
      title: 'sends less than asked for and a header to the next page',
      pagination: { method: 'pagenum', limit: 1000, limitParam: 'per_page' },
      answer: ({ url, number }) => ({
        body: things(570, (number('page', 1) - 1) * 73, 73),
        headers: { Link: `<${url}/items?page=2>; rel="next", <${url}/items?page=8>; rel="last"` },
      }),
      expect: { status: 'incomplete', stop: 'short-page', has: ['link-header'], records: 73 },
    },
    {
      title: 'sends less than asked for and counts what it has, as OData does',
      pagination: { method: 'offset', limit: 1000, limitParam: '$top', offsetParam: '$skip' },
      job: { dataField: 'value' },
      answer: ({ number }) => ({ body: { '@odata.count': 570, value: things(570, number('$skip', 0), 73) } }),
      expect: { status: 'incomplete', stop: 'short-page', has: ['total-differs'], records: 73 },
    },
    {
      title: 'serves at most twenty pages of many, and its total says so',
      pagination: { method: 'pagenum', limit: 10 },
      job,
      answer: ({ number }) => {
        const page = number('page', 1);
        return { body: { total_count: 570, items: page > 20 ? [] : things(570, (page - 1) * 10, 10) } };
      },
      expect: { status: 'incomplete', stop: 'empty-page', has: ['total-differs'], records: 200 },
    },
    {
      title: 'knows the page size by another name and sends its own twenty',
      pagination: { method: 'pagenum', limit: 100, limitParam: 'limit' },
      job,
      answer: ({ number }) => {
        const size = number('per_page', 20);
        return { body: { items: things(57, (number('page', 1) - 1) * size, size) } };
      },
      expect: { status: 'unknown', stop: 'short-page', has: ['capped-page'], records: 20 },
    },
    {
      title: 'has a page size left over in the job that is larger than the API allows',
      pagination: { method: 'offset', limit: 50 },
      job: { ...job, params: { limit: 500 } },
      answer: ({ number }) => ({
        body: { items: things(570, number('offset', 0), Math.min(50, number('limit', 50))) },
      }),
      expect: { status: 'unknown', stop: 'short-page', has: ['capped-page'], records: 50 },
    },
    {
      title: 'knows the page size by another name and sends more than asked for, again and again',
      pagination: { method: 'offset', limit: 10, limitParam: 'count' },
      job,
      answer: ({ number }) => ({ body: { items: things(50, number('offset', 0), 20) } }),
      expect: { status: 'unknown', stop: 'empty-page', has: ['page-size-ignored'], records: 90 },
    },
    {
      title: 'is asked for fifteen and sends twenty, so that five come twice with each page',
      pagination: { method: 'offset', limit: 15, limitParam: 'per_page' },
      job,
      answer: ({ number }) => ({ body: { items: things(77, number('offset', 0), 20) } }),
      expect: { status: 'unknown', stop: 'short-page', has: ['page-size-ignored'], records: 99 },
    },
    {
      title: 'knows the page size by another name, sends more than asked for and tells its total',
      pagination: { method: 'offset', limit: 10, limitParam: 'count' },
      job,
      answer: ({ number }) => ({ body: { total: 50, items: things(50, number('offset', 0), 20) } }),
      expect: {
        status: ['incomplete', 'unknown'],
        stop: 'empty-page',
        has: ['more-than-total', 'page-size-ignored'],
        records: 90,
      },
    },
    {
      title: 'sends at most twenty children of each record, and fifty are asked for',
      pagination: { method: 'offset', limit: 50 },
      job: { dataField: 'items', children: [{ endpoint: 'items/{id}/parts', placeholders: { id: 'id' } }] },
      answer: ({ path, number }) =>
        path === '/items'
          ? { body: { total: 37, items: things(37, number('offset', 0), 50) } }
          : { body: { parts: things(Number(path.split('/')[2]), number('offset', 0), 20) } },
      expect: { status: 'complete', stop: 'short-page', records: 37 },
      expectChild: { status: 'unknown', stop: 'short-page', has: ['capped-page'], records: 550 },
    },
  ],
};
