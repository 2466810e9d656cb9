import { paged } from '../paged.ts';
import { parents } from '../parents.ts';
import type { Expected, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

/** Pages that are equal end soon, empty ones after a thousand. */
const equal: Expected = { status: ['incomplete', 'unknown'], atMostRequests: 60 };
const empty: Expected = { status: ['incomplete', 'unknown'], records: 10, atMostRequests: 1100 };

/** Records without a difference. */
const same = (length: number) => Array.from({ length }, () => ({ areaName: 'England', newCases: 12, deaths: 3 }));

/** APIs that never come to an end, with records that have no id or without any. */
export const endless: Theme = {
  name: 'no end, and nothing that tells pages apart',
  situations: [
    {
      title: 'answers as the UK dashboard did, with three equal records and the number of the page',
      ...paged(ways.pages(), ({ number }) => ({ page: number, length: 3, data: same(3) })),
      job: { dataField: 'data' },
      expect: equal,
    },
    {
      title: 'ignores the offset and only repeats it, with full pages of equal records',
      ...paged(ways.offsets(), ({ number }) => ({ offset: (number - 1) * 10, limit: 10, rows: same(10) })),
      job: { dataField: 'rows' },
      expect: equal,
    },
    {
      title: 'ignores the offset, with full pages of equal records in a bare list and the position in a header',
      ...paged(ways.offsets(), () => same(10), { headers: ({ number }) => ({ 'X-Offset': String(number * 10) }) }),
      expect: equal,
    },
    {
      title: 'gives a new token with each of its equal pages',
      ...paged(ways.tokens('next', 'token'), ({ number }) => ({ next: `t${number + 1}`, items: same(4) })),
      job: { dataField: 'items' },
      expect: equal,
    },
    {
      title: 'links on from each of its equal pages',
      ...paged(ways.links('next'), ({ number, asked }) => ({
        self: `${asked.url}/items?page=${number}`,
        next: `${asked.url}/items?page=${number + 1}`,
        items: same(2),
      })),
      job: { dataField: 'items' },
      expect: equal,
    },
    {
      title: 'goes round three pages of records without an id, and repeats the number that it was asked for',
      ...paged(ways.pages(), ({ number }) => ({ page: number, states: [{ on: number % 3 }, { on: 7 }] })),
      job: { dataField: 'states' },
      expect: equal,
    },
    {
      title: 'sends equal pages, and a limit on requests that is far higher ends nothing sooner',
      ...paged(ways.pages(), ({ number }) => ({ page: number, data: same(1) })),
      job: { dataField: 'data' },
      limits: { maxRequests: 500 },
      expect: { ...equal, lacks: ['max-requests'] },
    },
    {
      title: 'sends equal pages to a job whose records are limited',
      ...paged(ways.pages(), ({ number }) => ({ page: number, data: same(1) })),
      job: { dataField: 'data' },
      limits: { maxRecords: 400 },
      expect: { ...equal, lacks: ['max-records'] },
    },
    {
      title: 'sends equal pages for each parent, without an id',
      pagination: ways.pages().pagination,
      ...parents('readings', (_, asked) => ({ body: { page: asked.number('page', 1), readings: same(2) } })),
      expect: { status: 'complete', records: 5, atMostRequests: 5 * 60 + 2 },
      expectChild: { status: ['incomplete', 'unknown'] },
    },
    {
      title: 'gives a new token with each of its empty pages, as DynamoDB does behind a filter',
      ...paged(ways.tokens('LastEvaluatedKey', 'ExclusiveStartKey'), ({ number }) => ({
        Items: number === 1 ? things(10) : [],
        LastEvaluatedKey: `t${number + 1}`,
      })),
      job: { dataField: 'Items' },
      expect: empty,
    },
    {
      title: 'links on from each of its empty pages, as a feed of changes does',
      ...paged(ways.links('next'), ({ number, asked }) => ({
        results: number === 1 ? things(10) : [],
        next: `${asked.url}/items?page=${number + 1}`,
      })),
      job: { dataField: 'results' },
      expect: empty,
    },
  ],
};
