import type { Asked, Theme } from '../situation.ts';
import { things } from '../things.ts';

/** Page, counted from 1, as the query asks for it. */
const pageNumber = ({ number }: Asked) => number('page', 1);

/** Headers about the end. */
export const headers: Theme = {
  name: 'headers',
  situations: [
    {
      title: 'pages as GitHub does: the header names no next page in the end',
      pagination: { method: 'pagenum', limit: 10, limitParam: 'per_page' },
      answer: (asked) => {
        const page = pageNumber(asked);
        const link = (number: number, rel: string) => `<${asked.url}/items?per_page=10&page=${number}>; rel="${rel}"`;
        const links = page < 3 ? [link(page + 1, 'next'), link(3, 'last')] : [link(2, 'prev'), link(1, 'first')];
        return { body: things(23, (page - 1) * 10, 10), headers: { link: links.join(', ') } };
      },
      expect: { status: 'complete', stop: 'short-page', has: ['full-then-short'], lacks: ['link-header'], records: 23 },
    },
    {
      title: 'searches as GitHub does, with a flag that results are not incomplete',
      pagination: { method: 'pagenum', limit: 10, limitParam: 'per_page' },
      job: { dataField: 'items' },
      answer: (asked) => ({
        body: { total_count: 23, incomplete_results: false, items: things(23, (pageNumber(asked) - 1) * 10, 10) },
      }),
      expect: { status: 'complete', stop: 'short-page', has: ['total-matches'], records: 23 },
    },
    {
      title: 'pages as GitLab does, with headers for everything and none of them left to follow',
      pagination: { method: 'pagenum', limit: 10, limitParam: 'per_page' },
      answer: (asked) => {
        const page = pageNumber(asked);
        return {
          body: things(23, (page - 1) * 10, 10),
          headers: {
            'X-Next-Page': page < 3 ? String(page + 1) : '',
            'X-Page': String(page),
            'X-Per-Page': '10',
            'X-Total': '23',
            'X-Total-Pages': '3',
          },
        };
      },
      expect: { status: 'complete', stop: 'short-page', has: ['total-matches', 'pages-match'], records: 23 },
    },
    {
      title: 'pages as WordPress does, with totals in headers',
      pagination: { method: 'pagenum', limit: 10, limitParam: 'per_page' },
      answer: (asked) => ({
        body: things(23, (pageNumber(asked) - 1) * 10, 10),
        headers: { 'X-WP-Total': '23', 'X-WP-TotalPages': '3' },
      }),
      expect: { status: 'complete', stop: 'short-page', has: ['total-matches', 'pages-match'], records: 23 },
    },
    {
      title: 'tells the range of each page and the total in a header',
      pagination: { method: 'offset', limit: 10 },
      answer: ({ number }) => {
        const from = number('offset', 0);
        const items = things(23, from, 10);
        return { body: items, headers: { 'Content-Range': `items ${from}-${from + items.length - 1}/23` } };
      },
      expect: { status: 'complete', stop: 'short-page', has: ['total-matches'], records: 23 },
    },
    {
      title: 'tells the range of each page but not the total',
      pagination: { method: 'offset', limit: 10 },
      answer: ({ number }) => {
        const from = number('offset', 0);
        const items = things(23, from, 10);
        return { body: items, headers: { 'Content-Range': `items ${from}-${from + items.length - 1}/*` } };
      },
      expect: { status: 'complete', stop: 'short-page', lacks: ['total-differs'], records: 23 },
    },
    {
      title: 'has a total in a header that counts the page',
      pagination: { method: 'offset', limit: 10 },
      answer: ({ number }) => {
        const items = things(23, number('offset', 0), 10);
        return { body: items, headers: { 'X-Total-Count': String(items.length) } };
      },
      expect: { status: ['complete', 'unknown'], stop: 'short-page', lacks: ['more-than-total'], records: 23 },
    },
    {
      title: 'sends links and limits in headers that have nothing to do with paging',
      job: { dataField: 'items' },
      answer: ({ url }) => ({
        body: { items: things(7) },
        headers: {
          link: `<${url}/docs>; rel="help", <${url}/next.css>; rel=preload; as=style, <${url}/?next>; rel="prev"`,
          'x-ratelimit-limit': '5000',
          'x-ratelimit-remaining': '4999',
          'x-request-id': 'next',
        },
      }),
      expect: { status: ['complete', 'unknown'], stop: 'single-page', lacks: ['link-header'], records: 7 },
    },
    {
      title: 'names the last page itself as the next in its header',
      pagination: { method: 'pagenum', limit: 10, limitParam: 'per_page' },
      answer: (asked) => {
        const page = pageNumber(asked);
        const next = `${asked.url}/items?page=${Math.min(page + 1, 3)}&per_page=10`;
        return { body: things(23, (page - 1) * 10, 10), headers: { link: `<${next}>; rel="next"` } };
      },
      expect: { status: 'complete', stop: 'short-page', lacks: ['link-header'], records: 23 },
    },
  ],
};
