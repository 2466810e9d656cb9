import type { Asked, Theme } from '../situation.ts';
import { type Thing, things } from '../things.ts';

/** The things of the requested page, counted from 1. */
function pageOf({ number }: Asked, total: number, size = 10): Thing[] {
  return things(total, (number('page', 1) - 1) * size, size);
}

/** Page numbers read to the end. */
export const pageNumbers: Theme = {
  name: 'page numbers',
  situations: [
    {
      title: 'numbers its pages without a size, and the page behind the last is empty',
      pagination: { method: 'pagenum' },
      answer: (asked) => ({ body: pageOf(asked, 23) }),
      expect: { status: 'complete', stop: 'empty-page', has: ['full-then-empty'], records: 23 },
    },
    {
      title: 'pages as Spring does, from 0, with every word about pages that there is',
      pagination: { method: 'pagenum', firstPage: 0, pageParam: 'page', limit: 10, limitParam: 'size' },
      job: { dataField: 'content' },
      answer: ({ number }) => {
        const page = number('page', 0);
        const content = things(23, page * 10, 10);
        const sort = { empty: true, sorted: false, unsorted: true };
        return {
          body: {
            content,
            pageable: { sort, offset: page * 10, pageNumber: page, pageSize: 10, paged: true, unpaged: false },
            last: page === 2,
            totalElements: 23,
            totalPages: 3,
            size: 10,
            number: page,
            sort,
            first: page === 0,
            numberOfElements: content.length,
            empty: false,
          },
        };
      },
      expect: {
        status: 'complete',
        stop: 'short-page',
        has: ['total-matches', 'pages-match', 'says-no-more'],
        lacks: ['has-more', 'total-differs', 'more-than-total'],
        records: 23,
      },
    },
    {
      title: 'pages as Spring does, and all fits on one page that is not full',
      pagination: { method: 'pagenum', firstPage: 0, limit: 20, limitParam: 'size' },
      job: { dataField: 'content' },
      answer: () => ({
        body: { content: things(3), last: true, first: true, size: 20, number: 0, numberOfElements: 3, empty: false },
      }),
      expect: {
        status: 'complete',
        stop: 'short-page',
        has: ['says-no-more'],
        lacks: ['total-differs', 'capped-page'],
        records: 3,
      },
    },
    {
      title: 'pages as Laravel does, with addresses of the first and last page beside the next',
      pagination: { method: 'pagenum', limit: 10, limitParam: 'per_page' },
      job: { dataField: 'data' },
      answer: (asked) => {
        const page = asked.number('page', 1);
        const address = (number: number) => `${asked.url}/items?page=${number}`;
        return {
          body: {
            current_page: page,
            data: pageOf(asked, 23),
            first_page_url: address(1),
            from: (page - 1) * 10 + 1,
            last_page: 3,
            last_page_url: address(3),
            links: [
              { url: page > 1 ? address(page - 1) : null, label: '&laquo; Previous', active: false },
              { url: address(page), label: String(page), active: true },
            ],
            next_page_url: page < 3 ? address(page + 1) : null,
            path: `${asked.url}/items`,
            per_page: 10,
            prev_page_url: page > 1 ? address(page - 1) : null,
            to: Math.min(page * 10, 23),
            total: 23,
          },
        };
      },
      expect: {
        status: 'complete',
        stop: 'short-page',
        has: ['total-matches', 'pages-match'],
        lacks: ['next-link', 'more-than-total'],
        records: 23,
      },
    },
    {
      title: 'pages as Kaminari does, with the number of the next page in "meta"',
      pagination: { method: 'pagenum', limit: 10, limitParam: 'per_page' },
      job: { dataField: 'items' },
      answer: (asked) => {
        const page = asked.number('page', 1);
        const meta = { current_page: page, next_page: page < 3 ? page + 1 : null, prev_page: page - 1 || null };
        return { body: { items: pageOf(asked, 23), meta: { ...meta, total_pages: 3, total_count: 23 } } };
      },
      expect: { status: 'complete', stop: 'short-page', has: ['total-matches', 'pages-match'], records: 23 },
    },
    {
      title: 'counts the pages, and an empty one behind the last is one more than it counts',
      pagination: { method: 'pagenum' },
      job: { dataField: 'items' },
      answer: (asked) => ({ body: { pages: 3, page: asked.number('page', 1), items: pageOf(asked, 23) } }),
      expect: { status: 'complete', stop: 'empty-page', has: ['pages-match'], lacks: ['pages-missing'], records: 23 },
    },
    {
      title: 'has a "page_count" that counts the records of the page',
      pagination: { method: 'pagenum', limit: 10 },
      job: { dataField: 'items' },
      answer: () => ({ body: { page: 1, page_count: 7, items: things(7) } }),
      expect: { status: ['complete', 'unknown'], stop: 'short-page', lacks: ['pages-missing'], records: 7 },
    },
    {
      title: 'still names a next address on the empty page that ended it, as it does on every page',
      pagination: { method: 'pagenum' },
      job: { dataField: 'items' },
      answer: (asked) => ({
        body: { next: `${asked.url}/items?page=${asked.number('page', 1) + 1}`, items: pageOf(asked, 20) },
      }),
      expect: { status: ['complete', 'unknown'], stop: 'empty-page', has: ['full-then-empty'], records: 20 },
    },
    {
      title: 'names the address of the last page itself as the next',
      pagination: { method: 'pagenum', limit: 10 },
      job: { dataField: 'items' },
      answer: (asked) => {
        const next = Math.min(asked.number('page', 1) + 1, 3);
        return { body: { next: `${asked.url}/items?limit=10&page=${next}`, items: pageOf(asked, 23) } };
      },
      expect: { status: 'complete', stop: 'short-page', has: ['full-then-short'], lacks: ['next-link'], records: 23 },
    },
    {
      title: 'writes "no more" as text and its next address as nothing in several forms',
      pagination: { method: 'pagenum', limit: 10 },
      job: { dataField: 'items' },
      answer: (asked) => ({
        body: { has_more: 'false', next: '', next_url: 'null', nextPage: false, items: pageOf(asked, 7) },
      }),
      expect: {
        status: ['complete', 'unknown'],
        stop: 'short-page',
        lacks: ['has-more', 'next-link', 'token-beside'],
        records: 7,
      },
    },
    {
      title: 'is read by several requests at a time past its end',
      pagination: { method: 'pagenum' },
      parallel: 4,
      answer: (asked) => ({ body: { total: 33, items: pageOf(asked, 33) } }),
      expect: { status: 'complete', stop: 'empty-page', has: ['total-matches'], lacks: ['repeated-page'], records: 33 },
    },
    {
      title: 'answers behind its end with an error, which is ignored',
      pagination: { method: 'pagenum' },
      job: { dataField: 'items' },
      api: { http: { ignoreErrors: [404] } },
      answer: (asked) =>
        asked.number('page', 1) > 3
          ? { status: 404, body: { error: 'There is no such page.' } }
          : { body: { items: pageOf(asked, 23) } },
      expect: { status: ['complete', 'unknown'], stop: 'empty-page', has: ['ignored-error'], records: 23 },
    },
    {
      title: 'answers behind its end with an error, as WordPress does, after totals in headers',
      pagination: { method: 'pagenum', limit: 10, limitParam: 'per_page' },
      api: { http: { ignoreErrors: [400] } },
      answer: (asked) =>
        asked.number('page', 1) > 3
          ? { status: 400, body: { code: 'rest_post_invalid_page_number', data: { status: 400 } } }
          : { body: pageOf(asked, 30), headers: { 'X-WP-Total': '30', 'X-WP-TotalPages': '3' } },
      expect: { status: 'complete', stop: 'empty-page', has: ['total-matches', 'pages-match'], records: 30 },
    },
  ],
};
