import { paged } from '../paged.ts';
import type { Expected, Situation, Theme } from '../situation.ts';
import { ways } from '../ways.ts';

const all: Expected = {
  status: 'complete',
  lacks: ['total-differs', 'more-than-total', 'pages-missing', 'has-more'],
  records: 34,
};

/** Three full pages and a short one, with these fields around them. */
function around(title: string, fields: (count: number, isLast: boolean) => Record<string, unknown>): Situation {
  return {
    title,
    ...paged(ways.sizedPages(), ({ items, isLast }) => ({ ...fields(items.length, isLast), tickets: items })),
    job: { dataField: 'tickets' },
    expect: all,
  };
}

/** An API that says this in a header. */
function withHeader(name: string, what: string, value: (count: number, isLast: boolean) => unknown): Situation {
  return {
    title: `has ${what} in the header "${name}"`,
    ...paged(ways.sizedPages(), ({ items }) => items, {
      headers: ({ items, isLast }) => ({ [name]: String(value(items.length, isLast)) }),
    }),
    expect: all,
  };
}

/** Numbers with names like those of totals. */
export const quietTotals: Theme = {
  name: 'names like those of totals',
  situations: [
    around('tells a price and an amount in total', () => ({ total_price: 1250, totalAmount: 340, grand_total: 990 })),
    around('tells the time that it took', () => ({ total_time: 340, processing_time: 340, totalDuration: 340 })),
    around('counts the rows of the page as rowCount', (count) => ({ rowCount: count })),
    around('counts the page by the name of its records', (count) => ({
      'ticket-count': count,
      number_of_tickets: count,
    })),
    around('counts the page in its paging object', (count) => ({ pagination: { items: count, page: 1 } })),
    around('says the page size in its paging object', () => ({ pagination: { items: 10, page: 1 } })),
    around('says what was returned, beside what matches', (count) => ({ numberMatched: 34, numberReturned: count })),
    around('says whether something was found', (count) => ({ found: count > 0, matched: true })),
    around('counts other things in total', () => ({ total_views: 99_999, totalVotes: 340, order_count: 340 })),
    around('tells a credit and a quota in total', () => ({ total_available_credits: 340, quota_total: 5000 })),
    around('estimates more than there is', () => ({ estimatedTotalHits: 51 })),
    around('estimates less than there is', () => ({ approximate_count: 20 })),
    {
      title: 'estimates as Paddle does its total, exactly as many as come before an empty page',
      ...paged(ways.pages(), ({ items }) => ({ meta: { estimated_total: 34 }, tickets: items })),
      job: { dataField: 'tickets' },
      expect: { status: 'complete', has: ['full-then-empty'], lacks: ['total-window', 'total-matches'], records: 34 },
    },
    around('says its page size as a number of rows and of objects', () => ({ row_count: 10, objects_count: 10 })),
    around('has a total of another list', () => ({ comments: { total: 340 }, user: { total: 340 } })),
    around('has a total of all that it has, and one of these', () => ({ total_count: 34, all_count: 340, found: 340 })),
    around('counts its page, and all that it has without the filter', (count) => ({
      count,
      total_count: 34,
      all_count: 340,
    })),
    around('has a header with a code', () => ({ header: { code: 0, version: 340 } })),
    around('has a context that says where it is', () => ({ context: { user: 7, page: 1, limit: 10 } })),
    around('counts likes in results of another kind', () => ({ results: { likes: 340, time: 12 } })),
    withHeader('X-Count', 'the records of the page', (count) => count),
    withHeader('X-Record-Count', 'its total', () => 34),
    withHeader('X-Request-Count', 'the number of requests', () => 340),
    withHeader('X-Cart-Total', 'a sum', () => 340),
    withHeader('X-Page-Count', 'the number of pages', () => 4),
    withHeader('X-Pagination', 'its numbers as JSON', (_, isLast) =>
      JSON.stringify({ TotalCount: 34, TotalPages: 4, HasNext: !isLast }),
    ),
    withHeader('X-Pagination', 'broken JSON', () => '{broken'),
    withHeader('X-Flags', 'JSON of other things', () => '{"TotalCount":340,"HasNext":true}'),
  ],
};
