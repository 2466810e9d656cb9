import { paged } from '../paged.ts';
import { parents } from '../parents.ts';
import type { Expected, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { type Way, ways } from '../ways.ts';

/** The API counts from 0 and is asked from 1: the things of its first page are never read. */
function fromZero(options: Record<string, unknown> = {}): Way {
  const way = ways.sizedPages(options);
  return { ...way, pageOf: (asked, size) => way.pageOf(asked, size) + 1 };
}

const missed: Expected = { status: 'incomplete', has: ['first-page-missed'], records: 24 };
const likely: Expected = { status: ['incomplete', 'unknown'], records: 24 };

/** First responses that say that they are not the first page, and no total to compare with. */
export const missedFirstPages: Theme = {
  name: 'a first page that was missed',
  situations: [
    {
      title: 'counts from 0 as Spring does, is asked from 1, and says "first": false',
      ...paged(fromZero({ limitParam: 'size' }), ({ items, number, isLast }) => ({
        content: items,
        first: number === 1,
        last: isLast,
        number: number - 1,
        size: 10,
      })),
      job: { dataField: 'content' },
      expect: missed,
    },
    {
      title:
        'counts from 0 as Spring does in "page", and its first answer has the number 1 and a link to the page before',
      ...paged(fromZero({ limitParam: 'size' }), ({ items, number }) => ({
        _embedded: { orders: items },
        _links: { ...(number > 1 && { prev: { href: `/orders?page=${number - 2}` } }), self: { href: '/orders' } },
        page: { number: number - 1, size: 10 },
      })),
      job: { dataField: '_embedded.orders' },
      expect: likely,
    },
    {
      title: 'pages as Django does, is asked from its second page on, and its first answer has a "previous" address',
      ...paged(fromZero(), ({ items, number, asked, link }) => ({
        next: link,
        previous: number > 1 ? `${asked.url}/items?page=${number - 2}` : null,
        results: items,
      })),
      job: { dataField: 'results' },
      expect: likely,
    },
    {
      title: 'pages as JSON:API does, is asked from its second page on, and has "prev" and another "first"',
      ...paged(fromZero({ pageParam: 'page' }), ({ items, number, asked }) => ({
        data: items,
        links: {
          self: `${asked.url}/items?page=${number - 1}`,
          first: `${asked.url}/items?page=0`,
          prev: number > 1 ? `${asked.url}/items?page=${number - 2}` : null,
        },
      })),
      job: { dataField: 'data' },
      expect: likely,
    },
    {
      title: 'pages as GitHub does in its headers, counts from 0, and its first answer has a link to the page before',
      ...paged(fromZero({ limitParam: 'per_page' }), ({ items }) => items, {
        headers: ({ number, asked }): Record<string, string> =>
          number > 1 ? { Link: `<${asked.url}/items?per_page=10&page=${number - 2}>; rel="prev"` } : {},
      }),
      expect: likely,
    },
    {
      title: 'answers as ASP.NET PaginatedList does, and its first answer says "hasPreviousPage"',
      ...paged(fromZero(), ({ items, number, isLast }) => ({
        hasPreviousPage: number > 1,
        hasNextPage: !isLast,
        items,
      })),
      job: { dataField: 'items' },
      expect: missed,
    },
    {
      title: 'answers as X.PagedList does, and its first answer says "isFirstPage": false, up to an empty page',
      ...paged({ ...fromZero(), pagination: ways.pages().pagination }, ({ items, number, isLast }) => ({
        isFirstPage: number === 1,
        isLastPage: isLast,
        items,
      })),
      job: { dataField: 'items' },
      expect: missed,
    },
    {
      title: 'tells the range of each page as a Dojo store does, and its first one begins at 10',
      ...paged(fromZero(), ({ items }) => items, {
        headers: ({ from, items }) => ({ 'Content-Range': `items ${from}-${from + items.length - 1}/*` }),
      }),
      expect: likely,
    },
    {
      title: 'is asked for the children of each parent from 1 on, counts from 0 and says "first": false',
      pagination: ways.sizedPages().pagination,
      ...parents('content', (_, asked) => {
        const number = asked.number('page', 0);
        return { body: { first: number === 0, number, content: things(24, number * 10, 10) } };
      }),
      expect: { status: 'complete', records: 5 },
      expectChild: { status: 'incomplete', has: ['first-page-missed'], records: 70 },
    },
  ],
};
