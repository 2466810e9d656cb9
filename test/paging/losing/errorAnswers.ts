import { paged } from '../paged.ts';
import type { Expected, Theme } from '../situation.ts';
import { ways } from '../ways.ts';

/** The records are missing, and the response says why: beyond doubt. */
const certain: Expected = { status: 'incomplete', has: ['error-answer'], records: 20 };

/** Errors with status 200 at a token or a link: the records that follow are missing. */
export const errorAnswers: Theme = {
  name: 'errors with status 200 where a token or a link led',
  situations: [
    {
      title: 'pages as Slack does, and page 3 is "ok": false with an error, for tokens',
      ...paged(
        ways.tokens('response_metadata.next_cursor', 'cursor'),
        ({ items, token = '' }) => ({ ok: true, members: items, response_metadata: { next_cursor: token } }),
        { instead: { 3: { body: { ok: false, error: 'internal_error', warning: 'superfluous_charset' } } } },
      ),
      job: { dataField: 'members' },
      expect: { ...certain, lacks: ['token-ended'] },
    },
    {
      title: 'pages as Facebook does, and page 3 is an "error" object about limits, for links',
      ...paged(
        ways.links('paging.next'),
        ({ items, link }) => ({
          data: items,
          paging: { cursors: { before: 'a', after: 'b' }, ...(link && { next: link }) },
        }),
        {
          instead: {
            3: {
              body: { error: { message: '(#4) Application request limit reached', type: 'OAuthException', code: 4 } },
            },
          },
        },
      ),
      job: { dataField: 'data' },
      expect: { ...certain, lacks: ['link-ended'] },
    },
    {
      title: 'pages as Dynamics does, and page 3 is an OData error about throttling, for links',
      ...paged(
        ways.links('@odata.nextLink', { delimiter: '/' }),
        ({ items, link }) => ({
          '@odata.context': '$metadata#accounts',
          value: items,
          ...(link && { '@odata.nextLink': link }),
        }),
        {
          instead: { 3: { body: { error: { code: '0x80072322', message: 'Number of requests exceeded the limit' } } } },
        },
      ),
      job: { dataField: 'value' },
      expect: { ...certain, lacks: ['link-ended'] },
    },
    {
      title: 'pages as the GitHub GraphQL does, and page 3 has errors and no data, for tokens in a body',
      ...paged(
        ways.tokens('data.repository.issues.pageInfo.endCursor', 'after'),
        ({ items, token = null, isLast }) => ({
          data: { repository: { issues: { nodes: items, pageInfo: { endCursor: token, hasNextPage: !isLast } } } },
        }),
        {
          instead: {
            3: { body: { data: null, errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] } },
          },
        },
      ),
      job: { method: 'POST', dataField: 'data.repository.issues.nodes' },
      expect: { ...certain, lacks: ['token-ended'] },
    },
    {
      title: 'pages as the Shopify GraphQL does, and page 3 is throttled beside a cost that all pages tell',
      ...paged(
        ways.tokens('data.orders.pageInfo.endCursor', 'after'),
        ({ items, token = null, isLast }) => ({
          data: { orders: { nodes: items, pageInfo: { endCursor: token, hasNextPage: !isLast } } },
          extensions: { cost: { requestedQueryCost: 52 } },
        }),
        {
          instead: {
            3: {
              body: {
                errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
                extensions: { cost: { requestedQueryCost: 52 } },
              },
            },
          },
        },
      ),
      job: { method: 'POST', dataField: 'data.orders.nodes' },
      expect: certain,
    },
    {
      title: 'pages as Marketo does, and page 3 is "success": false with errors',
      ...paged(
        ways.tokens('nextPageToken', 'nextPageToken'),
        ({ items, token, number, isLast }) => ({
          requestId: `r${number}`,
          success: true,
          moreResult: !isLast,
          result: items,
          ...(token && { nextPageToken: token }),
        }),
        {
          instead: {
            3: {
              body: {
                requestId: 'r3',
                success: false,
                errors: [{ code: '606', message: 'Max rate limit 100 exceeded' }],
              },
            },
          },
        },
      ),
      job: { dataField: 'result' },
      expect: { ...certain, lacks: ['token-ended'] },
    },
    {
      title: 'pages as MediaWiki does, and page 3 is an error about replication lag',
      ...paged(
        ways.tokens('continue.apcontinue', 'apcontinue'),
        ({ items, token }) => ({
          batchcomplete: '',
          ...(token && { continue: { apcontinue: token, continue: '-||' } }),
          query: { allpages: items },
        }),
        {
          instead: {
            3: {
              body: { error: { code: 'maxlag', info: 'Waiting for 10.64.16.7: 6 seconds lagged.' }, servedby: 'mw1' },
            },
          },
        },
      ),
      job: { dataField: 'query.allpages' },
      expect: { ...certain, lacks: ['token-ended'] },
    },
    {
      title: 'pages as the Amazon SP-API does, and page 3 has errors about its quota in place of the payload',
      ...paged(
        ways.tokens('payload.NextToken', 'NextToken'),
        ({ items, token }) => ({ payload: { Orders: items, ...(token && { NextToken: token }) } }),
        { instead: { 3: { body: { errors: [{ code: 'QuotaExceeded', message: 'You exceeded your quota.' }] } } } },
      ),
      job: { dataField: 'payload.Orders' },
      expect: { ...certain, lacks: ['token-ended'] },
    },
    {
      title: 'pages as Kubernetes does, and page 3 is a "Status" object that says "Failure"',
      ...paged(
        ways.tokens('metadata.continue', 'continue'),
        ({ items, token = '' }) => ({ kind: 'PodList', apiVersion: 'v1', metadata: { continue: token }, items }),
        {
          instead: {
            3: {
              body: {
                kind: 'Status',
                apiVersion: 'v1',
                metadata: {},
                status: 'Failure',
                message: 'The provided continue parameter is too old to display a consistent list result.',
                reason: 'Expired',
                code: 410,
              },
            },
          },
        },
      ),
      job: { dataField: 'items' },
      expect: { ...certain, lacks: ['token-ended'] },
    },
    {
      title: 'pages as Lark does, and page 3 has another "code" and no list in its data',
      ...paged(
        ways.tokens('data.page_token', 'page_token'),
        ({ items, token = '', isLast }) => ({
          code: 0,
          msg: 'success',
          data: { has_more: !isLast, page_token: token, items },
        }),
        { instead: { 3: { body: { code: 99991400, msg: 'request trigger frequency limit', data: {} } } } },
      ),
      job: { dataField: 'data.items' },
      expect: { status: ['incomplete', 'unknown'], records: 20 },
    },
  ],
};
