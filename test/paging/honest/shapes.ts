import type { Theme } from '../situation.ts';
import { things } from '../things.ts';

const numbered = { method: 'pagenum', limit: 10 };

/** Objects that only look like lists of records, and lists that are no records. */
export const shapes: Theme = {
  name: 'other shapes',
  situations: [
    {
      title: 'has settings by section, of which each has other keys',
      job: { dataField: 'settings' },
      answer: () => ({
        body: {
          settings: {
            mail: { host: 'a', port: 25, secure: true },
            login: { attempts: 3, lock: 60 },
            look: { colour: 'red', logo: null },
          },
        },
      }),
      expect: { status: 'unknown', stop: 'single-page', lacks: ['not-rows'], records: 1 },
    },
    {
      title: 'has texts in two languages',
      job: { dataField: 'texts' },
      answer: () => ({ body: { texts: { en: { title: 'a', text: 'b' }, cs: { title: 'c', text: 'd' } } } }),
      expect: { status: 'unknown', stop: 'single-page', lacks: ['not-rows'], records: 1 },
    },
    {
      title: 'has rates by currency',
      job: { dataField: 'rates' },
      answer: () => ({ body: { base: 'EUR', rates: { CZK: 25.1, USD: 1.1, PLN: 4.3, GBP: 0.8 } } }),
      expect: { status: 'unknown', stop: 'single-page', lacks: ['not-rows'], records: 1 },
    },
    {
      title: 'has aggregated values, each in an object of its own',
      job: { dataField: 'aggregations' },
      answer: () => ({
        body: { took: 3, aggregations: { low: { value: 1 }, mean: { value: 2 }, high: { value: 3 } } },
      }),
      expect: { status: 'unknown', stop: 'single-page', lacks: ['not-rows'], records: 1 },
    },
    {
      title: 'sends features of a map',
      job: { dataField: 'features' },
      answer: () => ({
        body: {
          type: 'FeatureCollection',
          numberMatched: 4,
          features: things(4).map((properties) => ({ type: 'Feature', geometry: { type: 'Point' }, properties })),
        },
      }),
      expect: { status: ['complete', 'unknown'], stop: 'single-page', lacks: ['not-rows'], records: 4 },
    },
    {
      title: 'sends a last page of one record as that record, as XML becomes JSON',
      pagination: numbered,
      job: { dataField: 'items.item' },
      answer: ({ number }) => {
        const page = things(21, number('page', 1) * 10 - 10, 10);
        return { body: { items: { item: page.length === 1 ? page[0] : page } } };
      },
      expect: { status: 'complete', stop: 'short-page', lacks: ['records-elsewhere', 'not-rows'], records: 21 },
    },
    {
      title: 'has no list behind the last page, only others of the same kind that were there before',
      pagination: { method: 'pagenum' },
      job: { dataField: 'items' },
      answer: ({ number }) => {
        const page = number('page', 1);
        const items = things(20, page * 10 - 10, 10);
        return { body: { ...(items.length > 0 && { items }), page, popular: things(93, 90) } };
      },
      expect: { status: ['complete', 'unknown'], stop: 'empty-page', lacks: ['records-elsewhere'], records: 20 },
    },
    {
      title: 'sends what belongs to the records under ids beside them',
      pagination: numbered,
      job: { dataField: 'tickets' },
      answer: ({ number }) => ({
        body: {
          tickets: things(23, number('page', 1) * 10 - 10, 10),
          users: { u1: { id: 1, name: 'a' }, u2: { id: 2, name: 'b' }, u3: { id: 3, name: 'c' } },
        },
      }),
      expect: { status: 'complete', stop: 'short-page', lacks: ['records-elsewhere', 'not-rows'], records: 23 },
    },
    {
      title: 'sends details whose fields have names of an envelope',
      answer: ({ path }) =>
        path === '/items'
          ? { body: { items: things(2) } }
          : { body: { pages: 9, total: 50, data: { id: 1, name: 'a', has_more: true, tags: ['x', 'y'] } } },
      job: {
        dataField: 'items',
        children: [{ endpoint: 'item/{id}', placeholders: { id: 'id' }, dataField: 'data', dataType: 'details' }],
      },
      expect: { status: 'unknown', stop: 'single-page' },
      expectChild: { status: 'unknown', stop: 'single-page', lacks: ['pages-missing', 'total-differs', 'not-rows'] },
    },
  ],
};
