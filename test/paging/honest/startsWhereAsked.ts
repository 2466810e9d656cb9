import { paged } from '../paged.ts';
import { parents } from '../parents.ts';
import type { Expected, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

const all: Expected = { status: 'complete', lacks: ['first-page-missed'], records: 34 };
const later: Expected = { status: ['complete', 'unknown'], lacks: ['first-page-missed'], records: 14 };

/** First responses that look as if something came before, and nothing did, or the job begins there on purpose. */
export const startsWhereAsked: Theme = {
  name: 'first pages that only look later',
  situations: [
    {
      title: 'counts from 0 as Spring does, and is asked so',
      ...paged(ways.sizedPages({ firstPage: 0 }), ({ items, number, isLast }) => ({
        content: items,
        first: number === 1,
        last: isLast,
        number: number - 1,
      })),
      job: { dataField: 'content' },
      expect: all,
    },
    {
      title: 'is asked from 1 and calls the first page "number": 0 inside, as Spring does with one-indexed parameters',
      ...paged(ways.sizedPages(), ({ items, number, total }) => ({
        content: items,
        number: number - 1,
        totalElements: total,
      })),
      job: { dataField: 'content' },
      expect: all,
    },
    {
      title: 'is asked from 0 and calls the first page "page": 1',
      ...paged(ways.sizedPages({ firstPage: 0 }), ({ items, number, pages, total }) => ({
        page: number,
        pages,
        total,
        items,
      })),
      job: { dataField: 'items' },
      expect: all,
    },
    {
      title: 'pages as Django does, and the job begins at an offset of its own, so that "previous" is set',
      ...paged(ways.offsets({ offsetFromJob: true }), ({ items, from, asked }) => ({
        previous: from > 0 ? `${asked.url}/items?limit=10&offset=${from - 10}` : null,
        results: items,
      })),
      job: { dataField: 'results', params: { offset: 20 } },
      expect: later,
    },
    {
      title: 'names next and previous addresses as Rick and Morty does, and the job begins at its third page',
      ...paged(ways.links('info.next'), ({ items, number, link, asked }) => ({
        info: { next: link, prev: number > 1 ? `${asked.url}/items?page=${number - 1}` : null },
        results: items,
      })),
      job: { dataField: 'results', params: { page: 3 } },
      expect: later,
    },
    {
      title: 'gives cursors to both sides as Twitter 1.1 does, and the job begins with one of its own',
      ...paged(ways.tokens('next_cursor_str', 'cursor'), ({ items, number, token = '0' }) => ({
        users: items,
        next_cursor_str: token,
        previous_cursor_str: number > 1 ? `t${number - 1}` : '0',
      })),
      job: { dataField: 'users', params: { cursor: 't3' } },
      expect: later,
    },
    {
      title: 'pages by time as Facebook does, where "previous" leads to what is newer than the first page',
      ...paged(ways.links('paging.next'), ({ items, link, asked }) => ({
        data: items,
        paging: { previous: `${asked.url}/items?since=1769846400`, ...(link && { next: link }) },
      })),
      job: { dataField: 'data' },
      expect: { ...all, status: ['complete', 'unknown'] },
    },
    {
      title: 'pages by cursors as Zendesk does, with "prev" and "before_cursor" on its first page too',
      ...paged(ways.links('links.next'), ({ items, link, asked, isLast }) => ({
        tickets: items,
        meta: { has_more: !isLast, after_cursor: 'x', before_cursor: 'y' },
        links: { prev: `${asked.url}/items?page[before]=y`, next: link },
      })),
      job: { dataField: 'tickets' },
      expect: { ...all, status: ['complete', 'unknown'] },
    },
    {
      title: 'names all four sides as Mailgun does on every page, and ends with an empty one',
      ...paged(ways.links('paging.next'), ({ items, number, asked }) => {
        const side = (page: number) => `${asked.url}/items?page=${page}`;
        const paging = { first: side(1), previous: side(number), next: side(Math.min(number + 1, 5)), last: side(4) };
        return { items, paging };
      }),
      job: { dataField: 'items' },
      expect: { status: ['complete', 'unknown'], lacks: ['first-page-missed'], records: 34, atMostRequests: 8 },
    },
    {
      title: 'has a connection as Relay does, whose first page has a "startCursor" and no page before',
      ...paged(ways.tokens('data.nodes.pageInfo.endCursor', 'after'), ({ items, number, token = '', isLast }) => ({
        data: {
          nodes: {
            edges: items,
            pageInfo: { hasPreviousPage: number > 1, hasNextPage: !isLast, startCursor: 'a', endCursor: token },
          },
        },
      })),
      job: { dataField: 'data.nodes.edges' },
      expect: all,
    },
    {
      title: 'is asked for posts as Ghost does, each with the posts before and behind it',
      ...parents('.', (id) => ({ body: { id, first: false, previous: `/items/${id - 1}`, next: `/items/${id + 1}` } })),
      expect: { status: 'complete', records: 5 },
      expectChild: { status: ['complete', 'unknown'], lacks: ['first-page-missed', 'next-link'], records: 5 },
    },
    {
      title: 'has flags called "first" as GraphQL arguments are, which is a number of records',
      ...paged(ways.offsets(), ({ items, total }) => ({ first: 10, previous: null, prev_count: 0, total, items })),
      job: { dataField: 'items' },
      expect: all,
    },
    {
      title: 'is asked for one page as HubSpot does, whose "prev" is null and "isFirst" true',
      job: { dataField: 'results' },
      answer: () => ({ body: { isFirst: true, paging: { prev: null, next: null }, total: 7, results: things(7) } }),
      expect: { ...all, records: 7 },
    },
  ],
};
