import { paged } from '../paged.ts';
import { parents } from '../parents.ts';
import type { Expected, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

const honest: Expected = { status: ['complete', 'unknown'], records: 34 };
const round: Expected = { ...honest, lacks: ['capped-page', 'page-size-ignored'] };

/** The page that is sent: only the pages 1 to 4 exist, and a higher number gets this one. */
const beyond = (page: number, otherwise: number) => (page > 4 ? otherwise : page);

/** Counts of a page, and pages that come again after the end. */
export const falseAlarms: Theme = {
  name: 'counts of a page, and pages behind the end',
  situations: [
    {
      title: 'says as Confluence does how many are on the page, "size": 34 of the 100 asked for',
      ...paged(ways.offsets({ limit: 100, offsetParam: 'start' }), () => ({
        results: things(34),
        start: 0,
        limit: 100,
        size: 34,
      })),
      job: { dataField: 'results' },
      expect: round,
    },
    {
      title: 'says as LinkedIn does how many are on the page, "count": 34 of the 100 asked for',
      ...paged(ways.offsets({ limit: 100, offsetParam: 'start' }), () => ({
        elements: things(34),
        paging: { start: 0, count: 34, links: [] },
      })),
      job: { dataField: 'elements' },
      expect: round,
    },
    {
      title: 'says as Spring does how many are on the page beside its size, and that it is the last',
      ...paged(ways.sizedPages({ limit: 50, firstPage: 0 }), () => ({
        content: things(34),
        numberOfElements: 34,
        size: 50,
        last: true,
      })),
      job: { dataField: 'content' },
      expect: { ...round, status: 'complete' },
    },
    {
      title: 'says how many are on the page and in all, "pageCount" 34 and "total" 34',
      ...paged(ways.offsets({ limit: 100 }), () => ({ total: 34, pageCount: 34, rows: 34, entry: things(34) })),
      job: { dataField: 'entry' },
      expect: { ...round, status: 'complete' },
    },
    {
      title: 'says how many are on each page in a header, and ends on a short one',
      ...paged(ways.sizedPages(), ({ items }) => items, {
        headers: ({ items }) => ({ 'X-Page-Size': String(items.length), 'X-Count': String(items.length) }),
      }),
      expect: { ...round, status: 'complete' },
    },
    {
      // The platform keeps the page that came again too.
      title: 'falls back to page 1 behind its short last page, as many PHP lists do',
      ...paged(ways.pages(), ({ number }) => ({ items: things(34, (beyond(number, 1) - 1) * 10, 10) })),
      job: { dataField: 'items' },
      expect: { ...honest, records: 44, atMostRequests: 60 },
    },
    {
      title: 'falls back to page 1 behind its short last page, and has read all of its total',
      ...paged(ways.pages(), ({ number, total }) => ({
        total,
        time: number * 1000,
        items: things(34, (beyond(number, 1) - 1) * 10, 10),
      })),
      job: { dataField: 'items' },
      expect: { ...honest, atMostRequests: 60 },
    },
    {
      title: 'answers as Magento does every high page with its last one, all of its total read',
      ...paged(ways.pages({ pageParam: 'searchCriteria[currentPage]' }), ({ number, total }) => ({
        items: things(34, (beyond(number, 4) - 1) * 10, 10),
        search_criteria: { current_page: number },
        total_count: total,
      })),
      job: { dataField: 'items' },
      expect: { ...honest, atMostRequests: 60 },
    },
    {
      title: 'answers every high page with its last one, and says so',
      ...paged(ways.pages(), ({ number }) => ({
        is_last: number >= 4,
        page: beyond(number, 4),
        requested: number,
        rows: things(34, (beyond(number, 4) - 1) * 10, 10).map(({ name }) => ({ name })),
      })),
      job: { dataField: 'rows' },
      expect: { ...honest, atMostRequests: 60 },
    },
    {
      title: 'answers every page behind the only one with that one, whose records have no id, and says it is the last',
      ...paged(ways.pages(), ({ number }) => ({ page: number, last: true, rows: [{ total_sales: 5 }] })),
      job: { dataField: 'rows' },
      expect: { ...honest, records: 1, atMostRequests: 60 },
    },
    {
      title: 'is asked for the children of each parent, and answers their second page with the first one again',
      pagination: ways.pages().pagination,
      ...parents('items', (id, asked) => ({
        body: { page: asked.number('page', 1), total: 4, items: things(id * 10 + 4, id * 10, 4) },
      })),
      expect: { status: 'complete', records: 5 },
      expectChild: { status: ['complete', 'unknown'], records: 20 },
    },
  ],
};
