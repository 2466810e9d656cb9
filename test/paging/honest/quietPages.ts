import { paged } from '../paged.ts';
import type { Expected, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

const all: Expected = { status: 'complete', lacks: ['repeated-page', 'same-answer'] };
const quiet = (length: number) => Array.from({ length }, () => ({ value: 0, unit: 'kWh' }));
/** The quiet records on the page of ten from a number on. */
const quietPage = (from: number, total: number) => quiet(Math.max(0, Math.min(10, total - from)));

/** Equal, alternating and empty pages that are data: no guard may end them. */
export const quietPages: Theme = {
  name: 'equal, alternating and empty pages that are data',
  situations: [
    {
      title: 'has twenty equal pages of a meter, and its total says so, for offsets',
      ...paged(ways.offsets(), ({ from, total }) => ({ offset: from, total, data: quietPage(from, total) }), {
        total: 200,
      }),
      job: { dataField: 'data' },
      expect: { ...all, has: ['total-matches'], records: 200 },
    },
    {
      title: 'has twenty equal pages of a meter, and its total is in a header',
      ...paged(ways.sizedPages(), ({ from, total, number }) => ({ page: number, data: quietPage(from, total) }), {
        total: 205,
        headers: ({ total }) => ({ 'X-Total-Count': String(total) }),
      }),
      job: { dataField: 'data' },
      expect: { status: 'complete', lacks: ['repeated-page'], records: 205 },
    },
    {
      title: 'has thirty equal pages of one state each, and says how many pages there are',
      ...paged(
        ways.pages(),
        ({ number, pages, items }) => ({ page: number, pages, states: items.length > 0 ? [{ status: 'ok' }] : [] }),
        { total: 30, size: 1 },
      ),
      job: { dataField: 'states' },
      expect: { ...all, records: 30 },
    },
    {
      title: 'has twelve equal pages for tokens, and its total says so',
      ...paged(
        ways.tokens('next', 'token'),
        ({ from, total, token = null }) => ({ total, next: token, data: quietPage(from, total) }),
        { total: 120 },
      ),
      job: { dataField: 'data' },
      expect: { ...all, has: ['total-matches'], records: 120 },
    },
    {
      title: 'has six equal pages for tokens that end, and knows no total',
      ...paged(
        ways.tokens('next', 'token'),
        ({ from, total, token = null }) => ({ next: token, data: quietPage(from, total) }),
        { total: 60 },
      ),
      job: { dataField: 'data' },
      expect: { ...all, has: ['token-ended'], records: 60 },
    },
    {
      title: 'has seven equal pages, each of another day, and says on the last that there is no more',
      ...paged(
        ways.pages({ nextPageFlag: { field: 'has_more', stopOn: false } }),
        ({ number, isLast }) => ({ day: `2026-01-0${number}`, has_more: !isLast, hours: quiet(10) }),
        { total: 70 },
      ),
      job: { dataField: 'hours' },
      expect: { ...all, records: 70 },
    },
    {
      title: 'goes up and down on every other page, forty times, and its total says so',
      ...paged(
        ways.offsets({ limit: 5 }),
        ({ number, total, from }) => ({
          offset: from,
          total,
          states: from < total ? Array(5).fill({ on: number % 2 }) : [],
        }),
        { total: 200, size: 5 },
      ),
      job: { dataField: 'states' },
      expect: { ...all, has: ['total-matches'], records: 200 },
    },
    {
      title: 'filters behind its tokens as DynamoDB does: two hundred empty pages before the last records',
      ...paged(
        ways.tokens('LastEvaluatedKey', 'ExclusiveStartKey'),
        ({ number, token }) => ({
          Items: number === 1 ? things(10) : number === 203 ? things(15, 10) : [],
          ...(token && { LastEvaluatedKey: token }),
        }),
        { total: 203, size: 1 },
      ),
      job: { dataField: 'Items' },
      expect: { ...all, has: ['token-ended'], records: 15 },
    },
    {
      title: 'has empty pages between full ones for links, as a search in blocks of time does',
      ...paged(
        ways.links('next'),
        ({ items, number, link }) => ({ next: link, items: number % 3 === 0 ? items : [] }),
        {
          total: 300,
        },
      ),
      job: { dataField: 'items' },
      expect: { ...all, has: ['link-ended'], records: 100 },
    },
  ],
};
