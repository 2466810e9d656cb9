import { paged } from '../paged.ts';
import { parents } from '../parents.ts';
import type { Expected, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

const honest = ['complete', 'unknown'] as const;
const all: Expected = { status: 'complete', lacks: ['records-elsewhere', 'not-rows'], records: 34 };

/** Shapes that differ from page to page, or are no list, and lose nothing. */
export const oddShapes: Theme = {
  name: 'odd shapes that lose nothing',
  situations: [
    {
      title: 'sends a last page of one record as an object, as XML that became JSON does, all of its total',
      ...paged(
        ways.sizedPages(),
        ({ items, total }) => ({ '@total': total, order: items.length === 1 ? items[0] : items }),
        { total: 31 },
      ),
      job: { dataField: 'order' },
      expect: { ...all, records: 31 },
    },
    {
      title: 'has an empty object as PHP does in place of an empty list, on every page behind the last',
      ...paged(ways.pages(), ({ items, number }) => ({ page: number, items: items.length > 0 ? items : {} })),
      job: { dataField: 'items' },
      // The format takes the empty object as a row without columns.
      expect: { status: honest, lacks: ['not-rows'], records: 35, atMostRequests: 6 },
    },
    {
      title: 'has a bare list on the first page and an object around it on the others, and no dataField',
      ...paged(ways.sizedPages(), ({ items, number, total }) => (number === 1 ? items : { total, items })),
      expect: { ...all, status: honest },
    },
    {
      title: 'gives its rates as one object, as Fixer does, which is one record on purpose',
      job: { dataField: 'rates' },
      answer: () => ({ body: { success: true, base: 'EUR', rates: { CZK: 24.3, USD: 1.1, PLN: 4.2, HUF: 390.5 } } }),
      expect: { status: honest, lacks: ['not-rows'], records: 1 },
    },
    {
      title: 'gives one value for each year, under the numbers of the years',
      job: { dataField: 'population' },
      answer: () => ({ body: { country: 'CZ', population: { 2021: 10.5, 2022: 10.7, 2023: 10.8, 2024: 10.9 } } }),
      expect: { status: honest, lacks: ['not-rows'], records: 1 },
    },
    {
      title: 'is asked for details as Open Library does, each an object with several lists of one length',
      ...parents('.', (id) => ({ body: { id, title: 'x', authors: ['a', 'b'], subjects: ['c', 'd'] } })),
      expect: { status: 'complete', records: 5 },
      expectChild: { status: honest, lacks: ['not-rows', 'records-elsewhere'], records: 5 },
    },
    {
      title: 'is asked for one resource as JSON:API does, an object with attributes',
      job: { dataField: 'data' },
      answer: () => ({ body: { data: { type: 'users', id: '1', attributes: { name: 'x' }, links: { self: '/1' } } } }),
      expect: { status: honest, lacks: ['not-rows'], records: 1 },
    },
    {
      title: 'includes more related records than records as JSON:API does, on its last page too',
      ...paged(ways.sizedPages(), ({ items }) => ({ data: items, included: things(50, 100) })),
      job: { dataField: 'data' },
      expect: all,
    },
    {
      title: 'suggests other products as Etsy does where the page behind the last is empty',
      ...paged(
        ways.sizedPages(),
        ({ items }) => ({ results: items, ...(items.length === 0 && { suggestions: things(10, 500) }) }),
        { total: 30 },
      ),
      job: { dataField: 'results' },
      expect: { ...all, status: honest, records: 30 },
    },
    {
      title: 'lists facets as Solr does beside the records, and more of them on its last page',
      ...paged(ways.offsets({ offsetParam: 'start' }), ({ items, number, total }) => ({
        response: { numFound: total, docs: items },
        facet_counts: { facet_fields: { brand: Array.from({ length: number * 4 }, (_, index) => index) } },
      })),
      job: { dataField: 'response.docs' },
      expect: all,
    },
    {
      title: 'leaves its list out on the page behind the last as protobuf does, and has no other key',
      ...paged(ways.pages(), ({ items, number }) => ({ page: number, ...(items.length > 0 && { items }) })),
      job: { dataField: 'items' },
      expect: all,
    },
    {
      title: 'has lists as rows, each a record',
      ...paged(ways.sizedPages(), ({ items, total }) => ({ total, rows: items.map(({ id, name }) => [id, name]) })),
      job: { dataField: 'rows' },
      expect: all,
    },
  ],
};
