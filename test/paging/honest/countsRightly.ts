import { paged } from '../paged.ts';
import { parents } from '../parents.ts';
import type { Expected, Situation, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

const honest = ['complete', 'unknown'] as const;
const all: Expected = { status: 'complete', lacks: ['total-window', 'total-falls', 'records-repeated'], records: 34 };

function grouped(total: string): Situation {
  return {
    title: `writes its total with a separator, ${JSON.stringify(total)}, and has as many records`,
    ...paged(ways.sizedPages({ limit: 100 }), ({ items }) => ({ total, items }), { total: 1034, size: 100 }),
    job: { dataField: 'items' },
    expect: { ...all, lacks: ['total-differs', 'more-than-total'], records: 1034 },
  };
}

/** The hours of a day: it rained in some of them. */
function hoursOf(from: number): unknown[] {
  return Array.from({ length: from < 72 ? 24 : 0 }, (_, hour) => ({ number: hour, rain: hour === from / 24 ? 7 : 0 }));
}

/** Odd totals that are right, and records that come again for a good reason. */
export const countsRightly: Theme = {
  name: 'odd totals that are right',
  situations: [
    grouped('1,034'),
    grouped("1'034"),
    {
      title: 'counts as Elasticsearch does to a bound that is exact, because its relation is "eq"',
      ...paged(
        ways.offsets({ offsetParam: 'from', limitParam: 'size' }),
        ({ items }) => ({ hits: { total: { value: 40, relation: 'eq' }, hits: items } }),
        { total: 40 },
      ),
      job: { dataField: 'hits.hits' },
      expect: { ...all, has: ['total-matches'], records: 40 },
    },
    {
      title: 'has exactly as many as a round total says, "10,000", and is not called a bound',
      ...paged(ways.sizedPages({ limit: 2500 }), ({ items }) => ({ total: '10,000', items }), {
        total: 10_000,
        size: 2500,
      }),
      job: { dataField: 'items' },
      expect: { ...all, records: 10_000 },
    },
    {
      title: 'says as LinkedIn does "30+", has a few more, and ends on a short page',
      ...paged(ways.sizedPages(), ({ items }) => ({ total: '30+', elements: items })),
      job: { dataField: 'elements' },
      expect: { status: honest, lacks: ['total-window'], records: 34 },
    },
    {
      title: 'grows by a record with each page as a live feed does, and ends at its latest total',
      ...paged(
        ways.sizedPages(),
        ({ from, number }) => ({ total: 30 + number, items: things(30 + number, from, 10) }),
        { total: 34 },
      ),
      job: { dataField: 'items' },
      expect: { status: honest, lacks: ['total-falls', 'total-differs'], records: 34 },
    },
    {
      title: 'tells as Kubernetes does how many remain, less on each page',
      ...paged(ways.tokens('metadata.continue', 'continue'), ({ items, token = '', from, total, isLast }) => ({
        metadata: { continue: token, ...(!isLast && { remainingItemCount: total - from - 10 }) },
        items,
      })),
      job: { dataField: 'items' },
      expect: { ...all, has: ['token-ended'] },
    },
    {
      title: 'counts in a window of SQL, so that the empty page behind the last has a total of 0',
      ...paged(ways.pages(), ({ items }) => ({ total: items.length > 0 ? 34 : 0, items })),
      job: { dataField: 'items' },
      expect: { status: honest, lacks: ['total-differs'], records: 34 },
    },
    {
      title: 'gives as Binance does what is not older than the last record, which so comes again with each page',
      pagination: ways.ids('fromId').pagination,
      answer: ({ number }) => ({ body: number('fromId', 1) === 34 ? [] : things(34, number('fromId', 1) - 1, 10) }),
      expect: { status: honest, records: 37 },
    },
    {
      title: 'pins as Discourse does two topics on top of every page, beside its total',
      ...paged(ways.pages(), ({ items, number }) => ({
        total: 34,
        topics: items.length > 0 && number > 1 ? [...things(2), ...items] : items,
      })),
      job: { dataField: 'topics' },
      expect: { status: honest, records: 40 },
    },
    {
      title: 'has measurements without an id that are equal on several pages, as many as its total',
      ...paged(ways.sizedPages(), ({ items, from, total }) => ({
        offset: from,
        total,
        data: items.map(() => ({ value: 0, unit: 'kWh' })),
      })),
      job: { dataField: 'data' },
      expect: { ...all, has: ['total-matches'] },
    },
    {
      title: 'has readings with the id of their meter, as many as its total',
      ...paged(ways.sizedPages(), ({ items, total }) => ({
        total,
        readings: items.map(({ id }) => ({ id: `meter-${id % 2}`, value: id })),
      })),
      job: { dataField: 'readings' },
      expect: { ...all, has: ['total-matches'] },
    },
    {
      title: 'has the rain of each hour, a page for a day, and most hours of two days are equal',
      ...paged(ways.offsets({ limit: 24 }), ({ from, total }) => ({ total, hours: hoursOf(from) }), {
        total: 72,
        size: 24,
      }),
      job: { dataField: 'hours' },
      expect: { ...all, has: ['total-matches'], records: 72 },
    },
    {
      title: 'has the rain at each station, a page for a day, and some stations have as much again',
      ...paged(
        ways.offsets(),
        ({ items, from, total }) => ({
          total,
          readings: items.map((_, index) => ({ station_id: `s${index}`, rain: index < 4 ? 0 : from + index })),
        }),
        { total: 40 },
      ),
      job: { dataField: 'readings' },
      expect: { ...all, has: ['total-matches'], records: 40 },
    },
    {
      title: 'has members of several projects, who are the same with the same role',
      ...paged(
        ways.offsets(),
        ({ items, from, total }) => ({
          total,
          members: items.map((_, index) => ({ user_id: from === 20 && index < 3 ? index : from + index, role: 'dev' })),
        }),
        { total: 40 },
      ),
      job: { dataField: 'members' },
      expect: { ...all, has: ['total-matches'], records: 40 },
    },
    {
      title: 'has prices by currency code, which come again with other prices',
      ...paged(ways.offsets(), ({ items, from, total }) => ({
        total,
        rates: items.map((_, index) => ({ code: `C${index}`, rate: index < 5 ? 1 : from })),
      })),
      job: { dataField: 'rates' },
      expect: { ...all, has: ['total-matches'] },
    },
    {
      title: 'says as Solr does that what it found is exact',
      ...paged(ways.offsets(), ({ items }) => ({ numFound: 34, numFoundExact: true, docs: items })),
      job: { dataField: 'docs' },
      expect: { ...all, has: ['total-matches'] },
    },
    {
      title: 'says that its total is not truncated, nor estimated',
      ...paged(ways.offsets(), ({ items }) => ({
        total: 34,
        total_truncated: false,
        is_total_estimated: false,
        items,
      })),
      job: { dataField: 'items' },
      expect: { ...all, has: ['total-matches'] },
    },
    {
      title: 'echoes that the search was not for exact words',
      ...paged(ways.offsets(), ({ items }) => ({ total: 34, exact: false, approximate: true, items })),
      job: { dataField: 'items' },
      expect: { ...all, has: ['total-matches'] },
    },
    {
      title: 'has a "count" that falls although each page has another, because it counts the page',
      ...paged(ways.offsets(), ({ items }) => ({ count: items.length, items })),
      job: { dataField: 'items' },
      expect: all,
    },
    {
      title: 'has a "count" of others that falls from page to page',
      ...paged(ways.offsets(), ({ items, number }) => ({ count: 500 - number, items })),
      job: { dataField: 'items' },
      expect: all,
    },
    {
      title: 'is asked for the labels of each issue as GitHub does, where one label is of many issues',
      ...parents('labels', (id) => ({ body: { total: 3, labels: things(5, id % 2, 3) } })),
      expect: { status: 'complete', records: 5 },
      expectChild: { ...all, has: ['total-matches'], records: 15 },
    },
    {
      title: 'is asked for the artists of each album as Spotify does, on pages that several albums share',
      pagination: ways.offsets().pagination,
      ...parents('items', (_, asked) => ({ body: { total: 14, items: things(14, asked.number('offset', 0), 10) } })),
      expect: { status: 'complete', records: 5 },
      expectChild: { ...all, has: ['total-matches'], records: 70 },
    },
    {
      title: 'is asked for the products of two shops as Magento does, some of which both sell',
      ...paged(ways.sizedPages(), ({ items, total }) => ({ total_count: total, items })),
      beside: { iterations: [{ shop: 'a' }, { shop: 'b' }] },
      job: { dataField: 'items' },
      expect: { ...all, records: 68 },
    },
    {
      title: 'has one page with its total, and says as Klaviyo does that nothing follows',
      job: { dataField: 'data' },
      answer: () => ({ body: { total: 7, has_more: false, links: { next: null, prev: null }, data: things(7) } }),
      expect: { ...all, has: ['total-matches'], records: 7 },
    },
    {
      title: 'lists as EVE Online does, and has as many pages as the header X-Pages says',
      ...paged(ways.sizedPages(), ({ items }) => items, { headers: ({ pages }) => ({ 'X-Pages': String(pages) }) }),
      expect: all,
    },
    {
      title: 'calls as Last.fm does its pages "totalPages" and its records "total", both in text',
      ...paged(ways.sizedPages(), ({ items, number, pages, total }) => ({
        tracks: {
          track: items,
          '@attr': { page: `${number}`, perPage: '10', totalPages: `${pages}`, total: `${total}` },
        },
      })),
      job: { dataField: 'tracks.track' },
      expect: all,
    },
  ],
};
