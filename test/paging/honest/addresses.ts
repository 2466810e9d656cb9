import type { Asked, Theme } from '../situation.ts';
import { type Thing, things } from '../things.ts';

interface AddressedPage {
  items: Thing[];
  page: number;
  /** The whole address of the next page. */
  next: string | null;
  previous: string | null;
}

/** The page that `?page=` asks for, counted from 1, of 23 things. */
function pageOf({ number, url }: Asked, total = 23): AddressedPage {
  const page = number('page', 1);
  const address = (other: number) => `${url}/items?page=${other}`;
  return {
    items: things(total, (page - 1) * 10, 10),
    page,
    next: page * 10 < total ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
  };
}

/** Next addresses followed to the end. */
export const addresses: Theme = {
  name: 'next addresses',
  situations: [
    {
      title: 'names the next address until it is null',
      pagination: { method: 'response.url', urlKey: 'next' },
      answer: (asked) => {
        const { items, next } = pageOf(asked);
        return { body: { items, next } };
      },
      expect: { status: 'complete', stop: 'no-next-url', has: ['link-ended'], lacks: ['next-link'], records: 23 },
    },
    {
      title: 'pages as Django does, with "count" for all of them',
      pagination: { method: 'response.url', urlKey: 'next' },
      job: { dataField: 'results' },
      answer: (asked) => {
        const { items, next, previous } = pageOf(asked);
        return { body: { count: 23, next, previous, results: items } };
      },
      expect: { status: 'complete', stop: 'no-next-url', has: ['link-ended', 'total-matches'], records: 23 },
    },
    {
      title: 'pages as Django does, and all is on one page',
      pagination: { method: 'response.url', urlKey: 'next' },
      job: { dataField: 'results' },
      answer: () => ({ body: { count: 7, next: null, previous: null, results: things(7) } }),
      expect: { status: ['complete', 'unknown'], stop: 'no-next-url', lacks: ['total-differs'], records: 7 },
    },
    {
      title: 'pages as JSON:API does, with links to all sides',
      pagination: { method: 'response.url', urlKey: 'links.next' },
      job: { dataField: 'data' },
      answer: (asked) => {
        const { items, next, previous, page } = pageOf(asked);
        const data = items.map(({ id, ...attributes }) => ({ type: 'things', id: String(id), attributes }));
        const first = `${asked.url}/items?page=1`;
        const links = { self: `${asked.url}/items?page=${page}`, first, prev: previous, next, last: first };
        return { body: { data, links, meta: { page: { total: 23 } }, jsonapi: { version: '1.0' } } };
      },
      expect: {
        status: 'complete',
        stop: 'no-next-url',
        has: ['link-ended', 'total-matches'],
        lacks: ['next-link'],
        records: 23,
      },
    },
    {
      title: 'pages as JSON:API does, and its only page has links to itself, the first and the last',
      pagination: { method: 'response.url', urlKey: 'links.next' },
      job: { dataField: 'data' },
      answer: ({ url }) => {
        const here = `${url}/items?page=1`;
        return { body: { data: things(7), links: { self: here, first: here, last: here } } };
      },
      expect: { status: ['complete', 'unknown'], stop: 'no-next-url', lacks: ['next-link'], records: 7 },
    },
    {
      title: 'pages as OData does, with a link in the end for what changes later',
      pagination: { method: 'response.url', urlKey: '@odata.nextLink', delimiter: '/' },
      job: { dataField: 'value' },
      answer: (asked) => {
        const { items, next } = pageOf(asked);
        const context = `${asked.url}/$metadata#things`;
        const link = next === null ? { '@odata.deltaLink': `${asked.url}/items?delta=1` } : { '@odata.nextLink': next };
        return { body: { '@odata.context': context, '@odata.count': 23, value: items, ...link } };
      },
      expect: { status: 'complete', stop: 'no-next-url', has: ['link-ended'], lacks: ['next-link'], records: 23 },
    },
    {
      title: 'pages as OData does, and all is on one page',
      pagination: { method: 'response.url', urlKey: '@odata.nextLink', delimiter: '/' },
      job: { dataField: 'value' },
      answer: ({ url }) => ({ body: { '@odata.context': `${url}/$metadata#things`, value: things(7) } }),
      expect: { status: ['complete', 'unknown'], stop: 'no-next-url', lacks: ['next-link'], records: 7 },
    },
    {
      title: 'pages as Facebook does, where cursors stay on the last page',
      pagination: { method: 'response.url', urlKey: 'paging.next' },
      job: { dataField: 'data' },
      answer: (asked) => {
        const { items, next } = pageOf(asked);
        const cursors = { before: 'QVFIUm', after: 'QVFIUn' };
        return { body: { data: items, paging: { cursors, ...(next !== null && { next }) } } };
      },
      expect: { status: 'complete', stop: 'no-next-url', has: ['link-ended'], lacks: ['token-beside'], records: 23 },
    },
    {
      title: 'pages as Facebook does, and its only page has cursors',
      pagination: { method: 'response.url', urlKey: 'paging.next' },
      job: { dataField: 'data' },
      answer: () => ({ body: { data: things(7), paging: { cursors: { before: 'QVFIUm', after: 'QVFIUn' } } } }),
      expect: { status: ['complete', 'unknown'], stop: 'no-next-url', lacks: ['token-beside'], records: 7 },
    },
    {
      title: 'pages as Salesforce does, until "done"',
      pagination: { method: 'response.url', urlKey: 'nextRecordsUrl' },
      job: { dataField: 'records' },
      answer: (asked) => {
        const { items, page, next } = pageOf(asked);
        const more = next === null ? {} : { nextRecordsUrl: `/items?page=${page + 1}` };
        return { body: { totalSize: 23, done: next === null, records: items, ...more } };
      },
      expect: { status: 'complete', stop: 'no-next-url', has: ['link-ended', 'says-no-more'], records: 23 },
    },
    {
      title: 'pages as Twilio does, with the addresses of all sides as paths',
      pagination: { method: 'response.url', urlKey: 'next_page_uri' },
      job: { dataField: 'items' },
      answer: (asked) => {
        const { items, page, next } = pageOf(asked);
        return {
          body: {
            items,
            page,
            page_size: 10,
            uri: `/items?page=${page}`,
            first_page_uri: '/items?page=1',
            previous_page_uri: page > 1 ? `/items?page=${page - 1}` : null,
            next_page_uri: next === null ? null : `/items?page=${page + 1}`,
          },
        };
      },
      expect: { status: 'complete', stop: 'no-next-url', has: ['link-ended'], lacks: ['next-link'], records: 23 },
    },
    {
      title: 'gives the query of the next page only',
      pagination: { method: 'response.url', urlKey: 'nav.more', paramIsQuery: true, includeParams: true },
      job: { params: { depot: 'PRG' }, dataField: 'items' },
      answer: (asked) => {
        const { items, page, next } = pageOf(asked);
        return { body: { items, nav: { more: next === null ? null : `?page=${page + 1}` } } };
      },
      expect: { status: 'complete', stop: 'no-next-url', has: ['link-ended'], records: 23 },
    },
    {
      title: 'names one address for all pages and remembers how far it was read',
      pagination: { method: 'response.url', urlKey: 'next' },
      answer: ({ path, turn }) => {
        const page = path === '/items' ? 0 : turn;
        return { body: { items: things(33, page * 10, 10), next: page < 3 ? '/continue' : null } };
      },
      expect: { status: 'complete', stop: 'no-next-url', has: ['link-ended'], lacks: ['repeated-page'], records: 33 },
    },
    {
      title: 'exports what changed, as Zendesk does, and names a next address that is too young',
      pagination: { method: 'zendesk.response.url', urlKey: 'next_page' },
      job: { dataField: 'tickets' },
      answer: ({ number, url }) => {
        const start = number('start_time', 0);
        const page = start === 0 ? 0 : 1;
        const items = things(17, page * 10, 10);
        // The clock of the run stands at 2026-01-31 08:00.
        const next = page === 0 ? 1_700_000_000 : 1_769_846_300;
        return {
          body: { tickets: items, count: items.length, next_page: `${url}/items?start_time=${next}`, end_time: next },
        };
      },
      expect: {
        status: ['complete', 'unknown'],
        stop: 'no-next-url',
        lacks: ['next-link', 'total-differs'],
        records: 17,
      },
    },
  ],
};
