import type { Theme } from '../situation.ts';
import { things } from '../things.ts';

const items = things(57, 0, 10);

/** Pages of which only the first is read, because no paging is configured. */
export const unpaged: Theme = {
  name: 'no paging configured',
  situations: [
    {
      title: 'tells a larger total',
      answer: () => ({ body: { total: 57, items } }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['total-differs'], records: 10 },
    },
    {
      title: 'tells a larger total as text, in an object of its own',
      answer: () => ({ body: { _meta: { totalCount: '57' }, items } }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['total-differs'], records: 10 },
    },
    {
      title: 'tells a larger "count"',
      answer: () => ({ body: { count: 57, items } }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['total-differs'], records: 10 },
    },
    {
      title: 'tells a total in a header',
      answer: () => ({ body: items, headers: { 'X-Total-Count': '57' } }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['total-differs'], records: 10 },
    },
    {
      title: 'tells the range of the page in a header',
      answer: () => ({ body: items, headers: { 'Content-Range': 'items 0-9/57' }, status: 206 }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['total-differs'], records: 10 },
    },
    {
      title: 'tells how many pages there are',
      answer: () => ({ body: { pagination: { page: 1, total_pages: 6 }, items } }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['pages-missing'], records: 10 },
    },
    {
      title: 'tells in a header how many pages there are',
      answer: () => ({ body: items, headers: { 'X-WP-TotalPages': '6' } }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['pages-missing'], records: 10 },
    },
    {
      title: 'says that it has more',
      answer: () => ({ body: { has_more: true, items } }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['has-more'], records: 10 },
    },
    {
      title: 'says that it has more as text, in an object of its own',
      answer: () => ({ body: { paging: { hasMore: 'true' }, items } }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['has-more'], records: 10 },
    },
    {
      title: 'says that it has more, as a graph does',
      job: { dataField: 'data.items.edges' },
      answer: () => ({
        body: { data: { items: { edges: items, pageInfo: { hasNextPage: true, endCursor: 'Y3Vyc29y' } } } },
      }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['has-more'], records: 10 },
    },
    {
      title: 'says that it has more, as Pipedrive does',
      job: { dataField: 'data' },
      answer: () => ({
        body: {
          success: true,
          data: items,
          additional_data: { pagination: { start: 0, limit: 10, more_items_in_collection: true, next_start: 10 } },
        },
      }),
      expect: { status: 'incomplete', stop: 'single-page', hasOneOf: ['has-more', 'token-beside'], records: 10 },
    },
    {
      title: 'says that this is not the last page',
      answer: () => ({ body: { isLast: false, startAt: 0, maxResults: 10, items } }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['has-more'], records: 10 },
    },
    {
      title: 'names the next address',
      answer: ({ url }) => ({ body: { next: `${url}/items?page=2`, items } }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['next-link'], records: 10 },
    },
    {
      title: 'names the next address in its links',
      job: { dataField: '_embedded.items' },
      answer: () => ({
        body: { _links: { self: { href: '/items' }, next: { href: '/items?page=2' } }, _embedded: { items } },
      }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['next-link'], records: 10 },
    },
    {
      title: 'names the next address in a list of links, as a bundle of FHIR does',
      job: { dataField: 'entry' },
      answer: ({ url }) => ({
        body: {
          resourceType: 'Bundle',
          link: [
            { relation: 'self', url: `${url}/items` },
            { relation: 'next', url: `${url}/items?page=2` },
          ],
          entry: items.map((resource) => ({ resource })),
        },
      }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['next-link'], records: 10 },
    },
    {
      title: 'names the next address as OData does',
      job: { dataField: 'value' },
      answer: ({ url }) => ({ body: { '@odata.nextLink': `${url}/items?$skiptoken=x`, value: items } }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['next-link'], records: 10 },
    },
    {
      title: 'names the next address as Asana does',
      job: { dataField: 'data' },
      answer: ({ url }) => ({
        body: {
          data: items,
          next_page: { offset: 'eyJ0eXA', path: '/items?offset=eyJ0eXA', uri: `${url}/items?offset=e` },
        },
      }),
      expect: { status: 'incomplete', stop: 'single-page', hasOneOf: ['next-link', 'token-beside'], records: 10 },
    },
    {
      title: 'names the number of the next page',
      answer: () => ({ body: { meta: { current_page: 1, next_page: 2 }, items } }),
      expect: { status: 'incomplete', stop: 'single-page', hasOneOf: ['next-link', 'token-beside'], records: 10 },
    },
    {
      title: 'sends a header to the next page',
      answer: ({ url }) => ({ body: items, headers: { Link: `<${url}/items?page=2>; rel=next` } }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['link-header'], records: 10 },
    },
    {
      title: 'sends a header to the next page, with other relations in front',
      answer: ({ url }) => ({
        body: items,
        headers: { Link: `<${url}/a,b>; title="a, b"; rel="self", <${url}/items?page=2>; title="x"; rel="last next"` },
      }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['link-header'], records: 10 },
    },
    {
      title: 'gives a token for the next page',
      answer: () => ({ body: { nextPageToken: 'CAUQAA', items } }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['token-beside'], records: 10 },
    },
    {
      title: 'gives a cursor as Slack does',
      answer: () => ({ body: { ok: true, response_metadata: { next_cursor: 'dGVhbTpDMDYx' }, items } }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['token-beside'], records: 10 },
    },
    {
      title: 'gives a token and an address as HubSpot does',
      job: { dataField: 'results' },
      answer: ({ url }) => ({
        body: { results: items, paging: { next: { after: '10', link: `${url}/items?after=10` } } },
      }),
      expect: { status: 'incomplete', stop: 'single-page', hasOneOf: ['next-link', 'token-beside'], records: 10 },
    },
    {
      title: 'is truncated, as storage says it',
      job: { dataField: 'Contents' },
      answer: () => ({
        body: { IsTruncated: 'true', NextContinuationToken: '1ueGcxLPRx1', KeyCount: 10, Contents: items },
      }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['has-more', 'token-beside'], records: 10 },
    },
    {
      title: 'has a scroller that no job uses',
      pagination: { method: 'multiple', scrollers: { pages: { method: 'pagenum', limit: 10 } } },
      answer: () => ({ body: { total: 57, items } }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['total-differs'], records: 10 },
    },
    {
      title: 'has children with more than one page, for some records',
      job: { dataField: 'items', children: [{ endpoint: 'items/{id}/parts', placeholders: { id: 'id' } }] },
      answer: ({ path }) => {
        if (path === '/items') return { body: { total: 40, items: things(40) } };
        const total = Number(path.split('/')[2]);
        return { body: { total, parts: things(total, 0, 20) } };
      },
      expect: { status: 'complete', stop: 'single-page', records: 40 },
      expectChild: { status: 'incomplete', stop: 'single-page', has: ['total-differs'], records: 610 },
    },
    {
      title: 'tells a larger total in the element of a list in which the records are',
      job: { dataField: 'results.0.items' },
      answer: () => ({ body: { results: [{ total: 57, items }] } }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['total-differs'], records: 10 },
    },
    {
      title: 'tells a larger total beside records at a path with a separator of its own',
      job: { dataField: { path: 'v1.0/items', delimiter: '/' } },
      answer: () => ({ body: { 'v1.0': { total: 57, items } } }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['total-differs'], records: 10 },
    },
    {
      title: 'names the number of the next page in a header',
      answer: () => ({ body: items, headers: { 'X-Page': '1', 'X-Next-Page': '2' } }),
      expect: { status: 'incomplete', stop: 'single-page', hasOneOf: ['next-link', 'token-beside'], records: 10 },
    },
    {
      title: 'gives a token for the next page in a header',
      answer: () => ({ body: { value: items }, headers: { 'x-ms-continuationtoken': 'eyJuZXh0' } }),
      expect: { status: 'incomplete', stop: 'single-page', has: ['token-beside'], records: 10 },
    },
  ],
};
