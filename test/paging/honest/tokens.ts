import type { Asked, Theme } from '../situation.ts';
import { type Thing, things } from '../things.ts';

/** The page of a token like `t2`, and the token of the next one. */
function pageAt({ query }: Asked, param: string, total: number, size = 10): { items: Thing[]; next?: string } {
  const page = Number((query.get(param) ?? 't0').slice(1));
  const next = (page + 1) * size < total ? { next: `t${page + 1}` } : {};
  return { items: things(total, page * size, size), ...next };
}

/** Tokens followed to the end. */
export const tokens: Theme = {
  name: 'tokens',
  situations: [
    {
      title: 'gives a token with every page but the last',
      pagination: { method: 'response.param', responseParam: 'next_token', queryParam: 'token' },
      answer: (asked) => {
        const { items, next } = pageAt(asked, 'token', 23);
        return { body: { items, ...(next && { next_token: next }) } };
      },
      expect: { status: 'complete', stop: 'no-next-value', has: ['token-ended'], records: 23 },
    },
    {
      title: 'gives a token that is null in the end, on a page that is full',
      pagination: { method: 'response.param', responseParam: 'meta.next', queryParam: 'token' },
      answer: (asked) => {
        const { items, next = null } = pageAt(asked, 'token', 20);
        return { body: { items, meta: { next } } };
      },
      expect: { status: 'complete', stop: 'no-next-value', has: ['token-ended'], records: 20 },
    },
    {
      title: 'pages as Slack does, with an empty cursor in the end',
      pagination: {
        method: 'response.param',
        responseParam: 'response_metadata.next_cursor',
        queryParam: 'cursor',
        includeParams: true,
      },
      job: { endpoint: 'users.list', dataField: 'members', params: { limit: 10 } },
      answer: (asked) => {
        const { items, next = '' } = pageAt(asked, 'cursor', 23);
        return {
          body: { ok: true, members: items, cache_ts: 1_498_777_272, response_metadata: { next_cursor: next } },
        };
      },
      expect: {
        status: 'complete',
        stop: 'no-next-value',
        has: ['token-ended'],
        lacks: ['token-beside', 'total-differs'],
        records: 23,
      },
    },
    {
      title: 'pages as HubSpot does, without a "paging" object in the end',
      pagination: { method: 'response.param', responseParam: 'paging.next.after', queryParam: 'after' },
      job: { dataField: 'results' },
      answer: (asked) => {
        const { items, next } = pageAt(asked, 'after', 23);
        const link = `${asked.url}/items?after=${next}`;
        return { body: { results: items, ...(next && { paging: { next: { after: next, link } } }) } };
      },
      expect: {
        status: 'complete',
        stop: 'no-next-value',
        has: ['token-ended'],
        lacks: ['next-link', 'path-never-found'],
        records: 23,
      },
    },
    {
      title: 'pages as a calendar does, with a token for the next synchronisation on the last page',
      pagination: { method: 'response.param', responseParam: 'nextPageToken', queryParam: 'pageToken' },
      answer: (asked) => {
        const { items, next } = pageAt(asked, 'pageToken', 23);
        return {
          body: { items, ...(next ? { nextPageToken: next } : { nextSyncToken: 'CPDAlvWDx70CEPDAlvWDx70CGAU' }) },
        };
      },
      expect: { status: 'complete', stop: 'no-next-value', has: ['token-ended'], lacks: ['token-beside'], records: 23 },
    },
    {
      title: 'pages as a calendar does, and the only page has a token for the next synchronisation',
      pagination: { method: 'response.param', responseParam: 'nextPageToken', queryParam: 'pageToken' },
      answer: () => ({ body: { items: things(7), nextSyncToken: 'CPDAlvWDx70CEPDAlvWDx70CGAU' } }),
      expect: { status: ['complete', 'unknown'], stop: 'no-next-value', lacks: ['token-beside'], records: 7 },
    },
    {
      title: 'has one page and no token at all',
      pagination: { method: 'response.param', responseParam: 'nextPageToken', queryParam: 'pageToken' },
      answer: () => ({ body: { kind: 'items#list', etag: 'x1', items: things(7) } }),
      expect: { status: ['complete', 'unknown'], stop: 'no-next-value', records: 7 },
    },
    {
      title: 'estimates its total far too high, as YouTube does, and its tokens end',
      pagination: { method: 'response.param', responseParam: 'nextPageToken', queryParam: 'pageToken' },
      job: { dataField: 'items' },
      answer: (asked) => {
        const { items, next } = pageAt(asked, 'pageToken', 23);
        const pageInfo = { totalResults: 1_000_000, resultsPerPage: 10 };
        return { body: { items, pageInfo, ...(next && { nextPageToken: next }) } };
      },
      expect: { status: ['complete', 'unknown'], stop: 'no-next-value', has: ['token-ended'], records: 23 },
    },
    {
      title: 'filters its pages, so that one is shorter, one is empty, and the tokens go on',
      pagination: { method: 'response.param', responseParam: 'next', queryParam: 'token' },
      job: { dataField: 'items' },
      answer: (asked) => {
        const page = Number(asked.query.get('token') ?? 0);
        const items = [things(10), things(17, 10), [], [], things(26, 17)][page];
        return { body: { items, next: page < 4 ? String(page + 1) : null } };
      },
      expect: {
        status: 'complete',
        stop: 'no-next-value',
        has: ['token-ended'],
        lacks: ['repeated-page'],
        records: 26,
      },
    },
    {
      title: 'counts the records of each page, and its tokens end',
      pagination: { method: 'response.param', responseParam: 'meta.next_token', queryParam: 'token' },
      job: { dataField: 'items' },
      answer: (asked) => {
        const { items, next } = pageAt(asked, 'token', 20);
        return { body: { items, meta: { result_count: items.length, ...(next && { next_token: next }) } } };
      },
      expect: {
        status: 'complete',
        stop: 'no-next-value',
        has: ['token-ended'],
        lacks: ['more-than-total'],
        records: 20,
      },
    },
    {
      title: 'ends a connection of a graph with a flag, and its last cursor is still there',
      pagination: {
        method: 'response.param',
        responseParam: 'data.things.pageInfo.endCursor',
        queryParam: 'after',
      },
      job: { dataField: 'data.things.nodes' },
      answer: (asked) => {
        const { items, next } = pageAt(asked, 'after', 23);
        const isPast = items.length === 0;
        const endCursor = isPast ? null : (next ?? 't3');
        return {
          body: { data: { things: { nodes: items, pageInfo: { hasNextPage: next !== undefined, endCursor } } } },
        };
      },
      expect: {
        status: 'complete',
        stop: 'no-next-value',
        has: ['says-no-more'],
        lacks: ['has-more', 'token-beside'],
        records: 23,
      },
    },
    {
      title: 'always gives a cursor for later, as Dropbox does, and says that there is no more for now',
      pagination: {
        method: 'response.param',
        responseParam: 'cursor',
        queryParam: 'cursor',
        nextPageFlag: { field: 'has_more', stopOn: false },
      },
      job: { dataField: 'entries' },
      answer: (asked) => {
        const { items, next } = pageAt(asked, 'cursor', 23);
        return { body: { entries: items, cursor: next ?? 't3', has_more: next !== undefined } };
      },
      expect: {
        status: 'complete',
        stop: 'next-page-flag',
        has: ['says-no-more'],
        lacks: ['token-beside', 'has-more'],
        records: 23,
      },
    },
    {
      title: 'gives a token beside the numbered pages, and says that there is no more',
      pagination: { method: 'pagenum', limit: 10 },
      job: { dataField: 'items' },
      answer: ({ number }) => {
        const page = number('page', 1);
        return { body: { items: things(23, (page - 1) * 10, 10), has_more: page < 3, next_cursor: `t${page}` } };
      },
      expect: { status: ['complete', 'unknown'], stop: 'short-page', has: ['says-no-more'], records: 23 },
    },
  ],
};
