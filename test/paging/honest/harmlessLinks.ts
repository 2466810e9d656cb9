import { paged } from '../paged.ts';
import type { Expected, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

const honest = ['complete', 'unknown'] as const;
const all: Expected = { status: 'complete', records: 34 };

/** Links and headers that seem to continue, and do not. */
export const harmlessLinks: Theme = {
  name: 'links and headers that lead nowhere',
  situations: [
    {
      title: 'computes "next_page" as page + 1 on its last page too, and says how many pages there are',
      ...paged(ways.sizedPages(), ({ items, number, pages }) => ({
        page: number,
        total_pages: pages,
        next_page: number + 1,
        items,
      })),
      job: { dataField: 'items' },
      expect: { ...all, lacks: ['token-beside', 'next-link'] },
    },
    {
      title: 'computes "next_page" as page + 1, on the empty page behind the last too',
      ...paged(ways.pages(), ({ items, number }) => ({ page: number, next_page: number + 1, items })),
      job: { dataField: 'items' },
      expect: { status: honest, records: 34 },
    },
    {
      title: 'computes the next offset as offset + limit past its total, as Pipedrive does',
      ...paged(ways.offsets({ offsetParam: 'start' }), ({ items, from, total }) => ({
        data: items,
        additional_data: { pagination: { start: from, limit: 10, next_start: from + 10, total } },
      })),
      job: { dataField: 'data' },
      expect: all,
    },
    {
      title: 'builds the link to the next page by arithmetic as Etsy did, past its total',
      ...paged(ways.sizedPages(), ({ items, number, total, asked }) => ({
        count: total,
        next: `${asked.url}/items?page=${number + 1}&limit=10`,
        results: items,
      })),
      job: { dataField: 'results' },
      expect: all,
    },
    {
      title: 'computes the number in the header X-Next-Page on its last page too, and counts all in X-Total',
      ...paged(ways.sizedPages(), ({ items }) => items, {
        headers: ({ number, total }) => ({ 'X-Next-Page': String(number + 1), 'X-Total': String(total) }),
      }),
      expect: all,
    },
    {
      title: 'pages as GitLab does, with an empty X-Next-Page in the end and its words in small letters',
      ...paged(ways.sizedPages({ limitParam: 'per_page' }), ({ items }) => items, {
        headers: ({ number, isLast }) => ({
          'x-next-page': isLast ? '' : String(number + 1),
          'x-page': String(number),
        }),
      }),
      expect: all,
    },
    {
      title: 'pages as Azure DevOps does, whose token in a header ends with the offsets',
      ...paged(
        ways.offsets({ limitParam: '$top', offsetParam: '$skip' }),
        ({ items }) => ({ count: items.length, value: items }),
        {
          headers: ({ token }): Record<string, string> => (token ? { 'x-ms-continuationtoken': token } : {}),
        },
      ),
      job: { dataField: 'value' },
      expect: { ...all, lacks: ['token-beside', 'total-differs', 'more-than-total'] },
    },
    {
      title: 'has tokens in headers that are not for a next page',
      answer: () => ({
        body: things(7),
        headers: {
          'X-CSRF-Token': 'Yp8',
          'X-Session-Token': 'b7Xq',
          'X-Refresh-Token': 'c9',
          'X-Sync-Token': '17',
          'X-RateLimit-Next': '1769846400',
          'X-Next-Deploy': '2026-02-01',
          'X-Amzn-Trace-Id': 'Root=1-67',
        },
      }),
      expect: { status: honest, lacks: ['token-beside', 'next-link', 'has-more'], records: 7 },
    },
    {
      title: 'counts pages in a header as WordPress does, and there is one',
      answer: () => ({ body: things(7), headers: { 'X-WP-Total': '7', 'X-WP-TotalPages': '1' } }),
      expect: { ...all, records: 7 },
    },
    {
      title: 'links behind a gateway, with another host and scheme, to the pages that were requested',
      ...paged(ways.sizedPages(), ({ items, number, isLast }) => ({
        data: items,
        next: isLast ? null : `http://internal.example:8080/items?limit=10&page=${number + 1}`,
      })),
      job: { dataField: 'data' },
      expect: all,
    },
    {
      title: 'links as Drupal does with other parameters in another order, to the pages that were requested',
      ...paged(ways.pages({ firstPage: 0 }), ({ items, number, isLast }) => ({
        list: items,
        ...(!isLast && { next: `/items?sort=id&page=${number}&_format=json` }),
        self: `/items?page=${number - 1}`,
      })),
      job: { dataField: 'list' },
      expect: { ...all, status: honest },
    },
    {
      title: 'pages as OpenAlex does, whose cursor is null in the end although the meta has a page',
      ...paged(ways.tokens('meta.next_cursor', 'cursor'), ({ items, token = null, total }) => ({
        meta: { count: total, db_response_time_ms: 5, page: null, per_page: 10, next_cursor: token },
        results: items,
      })),
      job: { dataField: 'results', params: { cursor: 't1' } },
      expect: all,
    },
    {
      title: 'pages as Crossref does, whose cursor never ends, up to an empty list and its total',
      ...paged(ways.tokens('message.next-cursor', 'cursor'), ({ items, number, total }) => ({
        status: 'ok',
        message: { 'total-results': total, items, 'next-cursor': `t${Math.min(number + 1, 5)}` },
      })),
      job: { dataField: 'message.items', params: { cursor: 't1' } },
      expect: { status: honest, lacks: ['error-answer'], records: 34, atMostRequests: 8 },
    },
  ],
};
