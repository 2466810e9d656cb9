import { paged } from '../paged.ts';
import { parents } from '../parents.ts';
import type { Expected, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

const lost = ['incomplete', 'unknown'] as const;
const allParents: Expected = { status: 'complete', records: 5 };

/** Errors with status 200 on a first page, of children and iterations, in a bare list, and as a record. */
export const errorsElsewhere: Theme = {
  name: 'errors on first pages, of children and as records, with status 200',
  situations: [
    {
      title: 'answers as Slack does, and its first answer is "ok": false',
      ...paged(ways.tokens('response_metadata.next_cursor', 'cursor'), () => ({ ok: false, error: 'not_authed' })),
      job: { dataField: 'channels' },
      expect: { status: 'incomplete', has: ['error-answer'], records: 0 },
    },
    {
      title: 'answers as the Monday GraphQL does, and its only answer is about complexity',
      job: { method: 'POST', dataField: 'data.boards' },
      answer: () => ({
        body: { error_code: 'ComplexityException', status_code: 429, error_message: 'Complexity budget exhausted' },
      }),
      expect: { status: lost, records: 0 },
    },
    {
      title: 'answers as ClickUp does, and its first numbered page is an "err"',
      ...paged(ways.pages({ firstPage: 0 }), () => ({ err: 'Rate limit reached', ECODE: 'APP_002' })),
      job: { dataField: 'tasks' },
      expect: { status: 'incomplete', has: ['error-answer'], records: 0 },
    },
    {
      title: 'answers as an Elasticsearch _msearch does, and the one search in it failed',
      ...paged(
        ways.offsets({ limitParam: 'size', offsetParam: 'from' }),
        ({ items }) => ({ took: 2, responses: [{ hits: { hits: items }, status: 200 }] }),
        {
          instead: {
            2: { body: { took: 1, responses: [{ error: { type: 'es_rejected_execution_exception' }, status: 429 }] } },
          },
        },
      ),
      job: { method: 'POST', dataField: 'responses.0.hits.hits' },
      expect: { status: lost, records: 10 },
    },
    {
      title: 'lists as GitHub does, and a cache sends page 3 as an object with a message about limits',
      ...paged(ways.sizedPages({ limitParam: 'per_page' }), ({ items }) => items, {
        instead: {
          3: {
            body: {
              message: 'You have exceeded a secondary rate limit.',
              documentation_url: 'https://docs.github.com',
            },
          },
        },
      }),
      expect: { status: 'incomplete', lacks: ['full-then-empty'], records: 20 },
    },
    {
      title: 'lists as WooCommerce does, and a cache sends page 3 as an object with a code',
      ...paged(ways.sizedPages({ limitParam: 'per_page' }), ({ items }) => items, {
        instead: {
          3: { body: { code: 'rest_cannot_view', message: 'Sorry, you cannot list.', data: { status: 401 } } },
        },
      }),
      expect: { status: 'incomplete', lacks: ['full-then-empty'], records: 20 },
    },
    {
      title: 'lists as Twitter 1.1 does, and from page 3 on a list of errors is the only list there is',
      ...paged(ways.sizedPages(), ({ items }) => items, {
        instead: { 3: { body: { errors: [{ code: 88, message: 'Rate limit exceeded' }] } } },
      }),
      expect: { status: lost },
    },
    {
      title: 'answers as Etherscan does, and its only answer has a sentence in place of the list',
      ...paged(ways.sizedPages(), () => ({ status: '0', message: 'NOTOK', result: 'Max rate limit reached' })),
      job: { dataField: 'result' },
      expect: { status: lost },
    },
    {
      title: 'answers as Google Places does, and page 3 is empty with another status, because its token was too young',
      ...paged(
        ways.tokens('next_page_token', 'pagetoken'),
        ({ items, token }) => ({
          html_attributions: [],
          results: items,
          status: 'OK',
          ...(token && { next_page_token: token }),
        }),
        { instead: { 3: { body: { html_attributions: [], results: [], status: 'INVALID_REQUEST' } } } },
      ),
      job: { dataField: 'results' },
      expect: { status: lost, records: 20 },
    },
    {
      title: 'answers as Google Maps does, and page 3 is empty with an error message',
      ...paged(
        ways.tokens('next_page_token', 'pagetoken'),
        ({ items, token }) => ({ results: items, status: 'OK', ...(token && { next_page_token: token }) }),
        {
          instead: { 3: { body: { results: [], status: 'OVER_QUERY_LIMIT', error_message: 'Over the daily quota.' } } },
        },
      ),
      job: { dataField: 'results' },
      expect: { status: lost, lacks: ['token-ended'], records: 20 },
    },
    {
      title: 'answers as OpenWeather does, and page 3 has another "cod" and a text where a number was',
      ...paged(ways.sizedPages({ limitParam: 'cnt' }), ({ items }) => ({ cod: '200', message: 0, list: items }), {
        instead: { 3: { body: { cod: 429, message: 'Your account is temporarily blocked.' } } },
      }),
      job: { dataField: 'list' },
      expect: { status: lost, records: 20 },
    },
    {
      title: 'answers as the eBay Finding API does, with "Failure" in a list of one on page 3',
      ...paged(
        ways.sizedPages(),
        ({ items }) => ({ response: [{ ack: ['Success'], version: ['1.13.0'], searchResult: [{ item: items }] }] }),
        {
          instead: {
            3: {
              body: {
                response: [{ ack: ['Failure'], errorMessage: [{ error: [{ message: ['Service call failed'] }] }] }],
              },
            },
          },
        },
      ),
      job: { dataField: 'response.0.searchResult.0.item' },
      expect: { status: lost, records: 20 },
    },
    {
      title: 'is asked for the messages of each channel as Slack does, and one of them fails',
      ...parents('messages', (id) => ({
        body: id === 4 ? { ok: false, error: 'ratelimited' } : { ok: true, has_more: false, messages: things(4) },
      })),
      expect: allParents,
      expectChild: { status: lost, has: ['error-answer'], records: 16 },
    },
    {
      title: 'is asked for the pages of each parent as Zoho does, and the first parent of all fails',
      pagination: { method: 'pagenum', limit: 10, limitParam: 'per_page' },
      ...parents('invoices', (id) => ({
        body:
          id === 1
            ? { code: 57, message: 'You are not authorized' }
            : { code: 0, message: 'success', invoices: things(4) },
      })),
      expect: allParents,
      expectChild: { status: lost, records: 16 },
    },
    {
      title: 'is asked for the pages of each parent as Jira does, and page 2 of one has error messages',
      pagination: ways.offsets().pagination,
      ...parents('values', (id, asked) => {
        const from = asked.number('offset', 0);
        if (id === 3 && from === 10) return { body: { errorMessages: ['The service is too busy.'], errors: {} } };
        return { body: { values: things(14, from, 10) } };
      }),
      expect: allParents,
      expectChild: { status: lost, has: ['error-answer'], records: 66 },
    },
    {
      title: 'is asked for one symbol after the other as Alpha Vantage does, and the second gets a note',
      api: { defaultOptions: { params: { symbol: { attr: 'symbol' } } } },
      job: { dataField: 'data' },
      beside: { iterations: [{ symbol: 'A' }, { symbol: 'B' }, { symbol: 'C' }] },
      answer: ({ turn }) => ({
        body:
          turn === 2 ? { Note: 'Our standard call frequency is 5 calls per minute.' } : { total: 7, data: things(7) },
      }),
      expect: { status: lost, records: 14 },
    },
    {
      title: 'is read by a scroller of its own as NetSuite does, and page 3 is an error of a script',
      ...paged(ways.offsets(), ({ items }) => ({ rows: items }), {
        instead: { 3: { body: { error: { code: 'SSS_REQUEST_LIMIT_EXCEEDED', message: 'Request limit exceeded' } } } },
      }),
      pagination: { method: 'multiple', scrollers: { rows: ways.offsets().pagination } },
      job: { dataField: 'rows', scroller: 'rows' },
      expect: { status: 'incomplete', has: ['error-answer'], records: 20 },
    },
    {
      title: 'is read by ids as Yammer does, and the third answer is an error',
      ...paged(ways.ids('newer_than'), ({ items }) => ({ messages: items }), {
        instead: { 3: { body: { response: { message: 'Rate limited', code: 33, stat: 'fail' } } } },
      }),
      job: { dataField: 'messages' },
      expect: { status: 'incomplete', lacks: ['full-then-empty'], records: 20 },
    },
  ],
};
