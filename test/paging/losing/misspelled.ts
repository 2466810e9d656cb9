import type { Theme } from '../situation.ts';
import { things } from '../things.ts';

/** Paths that find nothing: one page is read and nothing fails. */
export const misspelled: Theme = {
  name: 'misspelled paths',
  situations: [
    {
      title: 'gives its token at another path of the same name',
      pagination: { method: 'response.param', responseParam: 'meta.next_token', queryParam: 'token' },
      job: { dataField: 'items' },
      answer: () => ({ body: { next_token: 'x2', meta: { page: 1 }, items: things(57, 0, 10) } }),
      expect: { status: 'incomplete', stop: 'no-next-value', has: ['path-never-found'], records: 10 },
    },
    {
      title: 'gives its token under a name that is spelled otherwise',
      pagination: { method: 'response.param', responseParam: 'scroll.tokne', queryParam: 'token' },
      job: { dataField: 'items' },
      answer: () => ({ body: { scroll: { token: 'x2' }, items: things(57, 0, 10) } }),
      expect: { status: 'incomplete', stop: 'no-next-value', has: ['path-never-found'], records: 10 },
    },
    {
      title: 'gives its token in snake case where camel case is looked for',
      pagination: { method: 'response.param', responseParam: 'nextPageToken', queryParam: 'token' },
      job: { dataField: 'items' },
      answer: () => ({ body: { next_page_token: 'x2', items: things(57, 0, 10) } }),
      expect: {
        status: 'incomplete',
        stop: 'no-next-value',
        hasOneOf: ['path-never-found', 'token-beside'],
        records: 10,
      },
    },
    {
      title: 'gives its token under a name of which nothing is known',
      pagination: { method: 'response.param', responseParam: 'token', queryParam: 'token' },
      job: { dataField: 'items' },
      answer: () => ({ body: { resume: 'x2', items: things(57, 0, 10) } }),
      expect: { status: ['incomplete', 'unknown'], stop: 'no-next-value', has: ['path-never-found'], records: 10 },
    },
    {
      title: 'names its next address among links where it is looked for at the root',
      pagination: { method: 'response.url', urlKey: 'next' },
      job: { dataField: 'data' },
      answer: ({ url }) => ({ body: { links: { next: `${url}/items?page=2` }, data: things(57, 0, 10) } }),
      expect: { status: 'incomplete', stop: 'no-next-url', has: ['path-never-found'], records: 10 },
    },
    {
      title: 'names its next address where the default of "urlKey" does not look',
      pagination: { method: 'response.url' },
      job: { dataField: 'items' },
      answer: () => ({ body: { next_page_uri: '/items?page=2', items: things(57, 0, 10) } }),
      expect: { status: 'incomplete', stop: 'no-next-url', hasOneOf: ['path-never-found', 'next-link'], records: 10 },
    },
    {
      title: 'has a point in the name of its next address, which is taken for a separator',
      pagination: { method: 'response.url', urlKey: '@odata.nextLink' },
      job: { dataField: 'value' },
      answer: ({ url }) => ({ body: { '@odata.nextLink': `${url}/items?page=2`, value: things(57, 0, 10) } }),
      expect: { status: 'incomplete', stop: 'no-next-url', hasOneOf: ['path-never-found', 'next-link'], records: 10 },
    },
    {
      title: 'has its records at another path',
      pagination: { method: 'offset', limit: 10 },
      job: { dataField: 'itmes' },
      answer: ({ number }) => ({ body: { items: things(57, number('offset', 0), 10) } }),
      expect: { status: 'incomplete', stop: 'empty-page', has: ['data-field-never-found'], records: 0 },
    },
    {
      title: 'has its records deeper, and a total beside them',
      pagination: { method: 'pagenum', limit: 10 },
      job: { dataField: 'items' },
      answer: ({ number }) => ({ body: { data: { total: 57, items: things(57, (number('page', 1) - 1) * 10, 10) } } }),
      expect: { status: 'incomplete', stop: 'empty-page', has: ['data-field-never-found'], records: 0 },
    },
    {
      title: 'has its records at another path, and its tokens are followed all the same',
      pagination: { method: 'response.param', responseParam: 'next', queryParam: 'token' },
      job: { dataField: 'results' },
      answer: ({ number }) => {
        const page = number('token', 0);
        return { body: { next: page < 3 ? String(page + 1) : null, items: things(33, page * 10, 10) } };
      },
      expect: { status: 'incomplete', stop: 'no-next-value', has: ['data-field-never-found'], records: 0 },
    },
    {
      title: 'has its records at a path that no child finds',
      job: {
        dataField: 'items',
        children: [{ endpoint: 'items/{id}/parts', placeholders: { id: 'id' }, dataField: 'part' }],
      },
      answer: ({ path }) => ({ body: path === '/items' ? { items: things(7), total: 7 } : { parts: things(3) } }),
      expect: { status: 'complete', stop: 'single-page', records: 7 },
      expectChild: { status: 'incomplete', stop: 'single-page', has: ['data-field-never-found'], records: 0 },
    },
    {
      title: 'sends its token under a name that the API does not know',
      pagination: { method: 'response.param', responseParam: 'next_token', queryParam: 'token' },
      job: { dataField: 'items' },
      answer: ({ query }) => {
        const isFirst = query.get('page_token') === null;
        return { body: { items: things(57, isFirst ? 0 : 10, 10), next_token: isFirst ? 'x2' : 'x3' } };
      },
      expect: {
        status: ['incomplete', 'unknown'],
        stop: 'repeated-page',
        hasOneOf: ['same-answer', 'repeated-page'],
        records: 10,
      },
    },
    {
      title: 'sends as token what is no token but new in each answer',
      pagination: { method: 'response.param', responseParam: 'request_id', queryParam: 'token' },
      job: { dataField: 'items' },
      answer: ({ turn }) => ({ body: { request_id: `r${turn}`, next_token: 'x2', items: things(57, 0, 10) } }),
      expect: { status: 'incomplete', stop: 'repeated-page', has: ['repeated-page'], records: 10, atMostRequests: 3 },
    },
    {
      title: 'has its records deeper than a job without "dataField" looks',
      pagination: { method: 'offset', limit: 10 },
      answer: ({ number }) => ({ body: { data: { total: 57, items: things(57, number('offset', 0), 10) } } }),
      expect: { status: ['incomplete', 'unknown'], stop: 'empty-page', has: ['data-field-never-found'], records: 0 },
    },
    {
      title: 'has its records one level below "dataField", so that a page is one record',
      pagination: { method: 'offset', limit: 10 },
      job: { dataField: 'data' },
      answer: ({ number }) => ({ body: { data: { total: 57, items: things(57, number('offset', 0), 10) } } }),
      expect: { status: ['incomplete', 'unknown'], stop: 'short-page', records: 1 },
    },
    {
      title: 'has a token at a path of two keys that is one key with a point in it',
      pagination: { method: 'response.param', responseParam: 'page.next', queryParam: 'token' },
      job: { dataField: 'items' },
      answer: () => ({ body: { 'page.next': 'x2', items: things(57, 0, 10) } }),
      expect: { status: ['incomplete', 'unknown'], stop: 'no-next-value', has: ['path-never-found'], records: 10 },
    },
  ],
};
