import { type Page, paged } from '../paged.ts';
import { parents } from '../parents.ts';
import type { Answer, Asked, Expected, Situation, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

const lost: Expected = { status: ['incomplete', 'unknown'] };

/** Two pages are served, and the total that is written like this counts many more. */
function grouped(name: string, total: string): Situation {
  return {
    title: `writes its total as ${name} does: ${JSON.stringify(total)}, and serves two pages of it`,
    ...paged(ways.pages(), ({ items }) => ({ total, items }), { total: 200, size: 100 }),
    job: { dataField: 'items' },
    expect: { ...lost, records: 200 },
  };
}

/** The page from `from` on of 40 things, where three of the first page come again in place of others. */
function unsorted(from: number): unknown[] {
  const again = [3, 7, 9].map((id) => ({ id, name: `Thing ${id}` }));
  return from === 20 ? [...again, ...things(40, 23, 7)] : things(40, from, 10);
}

/** An API of such pages, whose records have another name and this key in place of an id. */
function unsortedBy(key: string, total: Record<string, unknown> = { total: 40 }): Situation {
  return {
    title: `sorts by nothing, so that three whole records with a "${key}" come twice and its total is reached`,
    ...paged(
      ways.offsets(),
      ({ from }) => ({
        ...total,
        items: unsorted(from).map((item) => ({ [key]: `a${Reflect.get(Object(item), 'id')}`, title: nameOf(item) })),
      }),
      { total: 40 },
    ),
    job: { dataField: 'items' },
    expect: { ...lost, records: 40, has: ['records-repeated'] },
  };
}

function nameOf(item: unknown): unknown {
  return Reflect.get(Object(item), 'name');
}

/** The parts of a list that loses a thing after the first page: the later ones move forward. */
function shrinking(asked: Asked, total: number): Answer {
  const from = asked.number('offset', 0);
  const isLess = from > 0;
  return { body: { total: isLess ? total - 1 : total, items: things(total, isLess ? from + 1 : from, 10) } };
}

/** The parts of such a list with the total as "count", beside the addresses of other pages. */
function withCount(asked: Asked, total: number): Answer {
  const { total: count, items } = Object(shrinking(asked, total).body);
  return { body: { count, next: null, previous: null, tickets: items } };
}

/** An API that has 30 things, on three full pages before an empty one. */
function bounded(say: (page: Page) => unknown): Pick<Situation, 'answer' | 'pagination' | 'job' | 'expect'> {
  return {
    ...paged(ways.offsets(), say, { total: 30 }),
    job: { dataField: 'data' },
    expect: { ...lost, has: ['total-window'], lacks: ['total-matches'], records: 30 },
  };
}

/** Totals that are reached, or not read at all, while records are missing. */
export const doubtfulTotals: Theme = {
  name: 'totals that prove nothing',
  situations: [
    grouped('Pi-hole', '1,250'),
    grouped('a shop in Switzerland', "1'250"),
    grouped('a shop in France', '1 250'),
    grouped('a shop in Germany', '12.345.678'),
    {
      title: 'counts as Elasticsearch does to a bound, which is reached exactly before an empty page',
      ...paged(
        ways.offsets({ offsetParam: 'from', limitParam: 'size' }),
        ({ items }) => ({ hits: { total: { value: 40, relation: 'gte' }, hits: items } }),
        { total: 40 },
      ),
      job: { dataField: 'hits.hits' },
      expect: { ...lost, records: 40 },
    },
    {
      title: 'counts as Manticore does to its window, with a relation beside the total',
      ...paged(
        ways.offsets(),
        ({ items }) => ({ timed_out: false, hits: { total: 30, total_relation: 'gte', hits: items } }),
        { total: 30 },
      ),
      job: { dataField: 'hits.hits' },
      expect: { ...lost, records: 30 },
    },
    {
      title: 'says as LinkedIn does "40+", and an empty page comes behind 40',
      ...paged(ways.sizedPages(), ({ items }) => ({ total: '40+', elements: items }), { total: 40 }),
      job: { dataField: 'elements' },
      expect: { ...lost, records: 40 },
    },
    {
      title: 'counts as Sphinx does what can be fetched as "total" and what there is as "total_found"',
      ...paged(ways.offsets(), ({ items }) => ({ total: 30, total_found: 5234, matches: items }), { total: 30 }),
      job: { dataField: 'matches' },
      expect: { ...lost, records: 30 },
    },
    {
      title: 'loses a record from its first page while it is read, as Jira does, and its total falls with it',
      pagination: ways.offsets().pagination,
      job: { dataField: 'items' },
      answer: (asked) => shrinking(asked, 34),
      expect: { ...lost, records: 33 },
    },
    {
      title: 'lists as a queue does what is unread, of which each answer leaves less',
      pagination: ways.offsets().pagination,
      job: { dataField: 'items' },
      answer: ({ number, turn }) => {
        const read = (turn - 1) * 10;
        return { body: { total: 34 - read, items: things(34, read + number('offset', 0), 10) } };
      },
      expect: lost,
    },
    {
      title: 'loses a record while the children of each parent are read, and the total of the children falls',
      pagination: ways.offsets().pagination,
      ...parents('items', (_, asked) => shrinking(asked, 14)),
      expect: { status: 'complete', records: 5 },
      expectChild: { ...lost, records: 65 },
    },
    {
      title: 'answers as the Steam market does when it is asked too often: nothing, and a total of 0',
      ...paged(
        ways.offsets({ offsetParam: 'start', limitParam: 'count' }),
        ({ items, from, total }) => ({ success: true, start: from, total_count: total, results: items }),
        { instead: { 3: { body: { success: true, start: 20, total_count: 0, results: [] } } } },
      ),
      job: { dataField: 'results' },
      expect: { ...lost, records: 20 },
    },
    {
      title: 'sorts by nothing as CKAN does, so that three whole records come twice and its total is reached',
      ...paged(ways.offsets(), ({ from }) => ({ result: { total: 40, records: unsorted(from) } }), { total: 40 }),
      job: { dataField: 'result.records' },
      expect: { ...lost, records: 40 },
    },
    {
      title: 'sorts by nothing as ServiceNow does, with its total in a header and ids called "sys_id"',
      ...paged(
        ways.offsets({ offsetParam: 'sysparm_offset', limitParam: 'sysparm_limit' }),
        ({ from }) => ({ result: unsorted(from).map((item) => ({ sys_id: `a${Reflect.get(Object(item), 'id')}` })) }),
        { total: 40, headers: () => ({ 'X-Total-Count': '40' }) },
      ),
      job: { dataField: 'result' },
      expect: { ...lost, records: 40 },
    },
    ...['gid', 'order_id', 'AccountID', 'sku', 'slug', 'key', 'number', 'DOI', 'item_id', 'email'].map((key) =>
      unsortedBy(key),
    ),
    {
      title: 'loses a ticket while it is read, as Zendesk does, and its "count" falls with it',
      pagination: ways.offsets().pagination,
      job: { dataField: 'tickets' },
      answer: (asked) => withCount(asked, 54),
      expect: { ...lost, has: ['total-falls'], records: 53 },
    },
    {
      title: 'says as Outreach does that its count was truncated, and reaches it before an empty page',
      ...bounded(({ items }) => ({ meta: { count: 30, count_truncated: true }, data: items })),
    },
    {
      title: 'says that its total was truncated, and reaches it before an empty page',
      ...bounded(({ items }) => ({ total_count: 30, total_count_truncated: true, data: items })),
    },
    {
      title: 'says that its total is capped, and reaches it before an empty page',
      ...bounded(({ items }) => ({ total: 30, totalIsCapped: true, data: items })),
    },
    {
      title: 'says as Solr does that what it found is not exact, and reaches it before an empty page',
      ...bounded(({ items, from }) => ({ numFound: 30, numFoundExact: false, start: from, data: items })),
    },
    {
      title: 'says in its total that it is not exact, and reaches it before an empty page',
      ...bounded(({ items }) => ({ total: { value: 30, is_exact: false }, data: items })),
    },
    {
      title: 'counts as Algolia does not exhaustively, and reaches it before an empty page',
      ...bounded(({ items }) => ({ nbHits: 30, exhaustiveNbHits: false, data: items })),
    },
    {
      title: 'estimates its total, and reaches it before an empty page',
      ...bounded(({ items }) => ({ total: 30, is_total_estimated: true, data: items })),
    },
    {
      title: 'calls as DynamoDB does the records of its only page a count, beside a key to go on from',
      job: { dataField: 'Items' },
      answer: () => ({ body: { Count: 10, ScannedCount: 10, Items: things(10), LastEvaluatedKey: { id: 10 } } }),
      expect: { ...lost, records: 10 },
    },
    {
      title: 'calls as Bitbucket does the records of its page the "size", beside an address to go on',
      ...paged(ways.links('nextPage'), ({ items, link }) => ({
        size: items.length,
        pagelen: 10,
        next: link,
        values: items,
      })),
      job: { dataField: 'values' },
      expect: { ...lost, records: 10 },
    },
    {
      title: 'calls the records of its only page the "total", and says that there is more',
      ...paged(ways.sizedPages({ limit: 50 }), ({ items }) => ({ total: 10, has_more: true, items })),
      job: { dataField: 'items' },
      expect: { ...lost, records: 10 },
    },
    {
      title: 'calls the records of its only page the "total_count", beside a token to go on',
      job: { dataField: 'items' },
      answer: () => ({ body: { total_count: 10, items: things(10), next_cursor: 'dGVhbTpD' } }),
      expect: { ...lost, records: 10 },
    },
    {
      title: 'lists as EVE Online does, with the number of its pages in the header X-Pages',
      answer: () => ({ body: things(10), headers: { 'X-Pages': '4' } }),
      expect: { status: 'incomplete', records: 10 },
    },
    {
      title: 'lists as Yii does, with the number of its pages in the header X-Pagination-Page-Count',
      answer: () => ({ body: things(10), headers: { 'X-Pagination-Page-Count': '4' } }),
      expect: { status: 'incomplete', records: 10 },
    },
    {
      title: 'lists as ASP.NET does, with JSON about pages in the header X-Pagination',
      answer: () => ({
        body: things(10),
        headers: { 'X-Pagination': '{"TotalCount":34,"PageSize":10,"TotalPages":4}' },
      }),
      expect: { ...lost, records: 10 },
    },
  ],
};
