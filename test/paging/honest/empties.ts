import type { Theme } from '../situation.ts';

/** Nothing to read, in the forms in which APIs say so. */
export const empties: Theme = {
  name: 'empty results',
  situations: [
    {
      title: 'has nothing and says that its total is 0',
      pagination: { method: 'offset', limit: 10 },
      job: { dataField: 'items' },
      answer: () => ({ body: { total: 0, items: [] } }),
      expect: { status: 'complete', stop: 'empty-page', has: ['total-matches'], lacks: ['data-field-never-found'] },
    },
    {
      title: 'has nothing and sends an empty list',
      pagination: { method: 'pagenum' },
      job: { dataField: 'items' },
      answer: () => ({ body: { items: [] } }),
      expect: {
        status: ['complete', 'unknown'],
        stop: 'empty-page',
        lacks: ['data-field-never-found', 'full-then-empty'],
        records: 0,
      },
    },
    {
      title: 'has nothing and leaves the list out',
      pagination: { method: 'offset', limit: 10 },
      job: { dataField: 'items' },
      answer: () => ({ body: { status: 'ok' } }),
      expect: { status: ['complete', 'unknown'], stop: 'empty-page', records: 0 },
    },
    {
      title: 'has nothing, leaves the rows out and still sends the columns, as analytics does',
      pagination: { method: 'offset', limit: 10, limitParam: 'max-results', offsetParam: 'start-index' },
      job: { dataField: 'rows' },
      answer: () => ({
        body: {
          totalResults: 0,
          itemsPerPage: 10,
          columnHeaders: [{ name: 'ga:date' }, { name: 'ga:visits' }],
          totalsForAllResults: { 'ga:visits': '0' },
        },
      }),
      expect: { status: ['complete', 'unknown'], stop: 'empty-page', has: ['total-matches'], records: 0 },
    },
    {
      title: 'has nothing, no pages and null for its list',
      pagination: { method: 'pagenum', limit: 10 },
      job: { dataField: 'items' },
      answer: () => ({ body: { items: null, total_pages: 0, total: 0, next: null } }),
      expect: {
        status: 'complete',
        stop: 'empty-page',
        lacks: ['data-field-never-found', 'pages-missing'],
        records: 0,
      },
    },
    {
      title: 'has nothing, and still counts one page',
      pagination: { method: 'pagenum', limit: 10 },
      job: { dataField: 'items' },
      answer: () => ({ body: { items: [], total_pages: 1, page: 1 } }),
      expect: { status: ['complete', 'unknown'], stop: 'empty-page', lacks: ['pages-missing'], records: 0 },
    },
    {
      title: 'has nothing and gives no token',
      pagination: { method: 'response.param', responseParam: 'next', queryParam: 'token' },
      job: { dataField: 'items' },
      answer: () => ({ body: { items: [], next: null } }),
      expect: {
        status: ['complete', 'unknown'],
        stop: 'no-next-value',
        lacks: ['path-never-found', 'data-field-never-found'],
        records: 0,
      },
    },
    {
      title: 'has no JSON body for nothing, and 204 is expected',
      pagination: { method: 'pagenum' },
      api: { http: { ignoreErrors: [204] } },
      job: { dataField: 'items' },
      answer: () => ({ status: 204, body: undefined }),
      expect: { status: ['complete', 'unknown'], stop: 'empty-page', records: 0 },
    },
  ],
};
