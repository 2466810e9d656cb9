import type { Theme } from '../situation.ts';
import { things } from '../things.ts';

const child = (more: Record<string, unknown> = {}) => ({
  dataField: 'items',
  children: [{ endpoint: 'items/{id}', placeholders: { id: 'id' }, ...more }],
});

/** Children, with paging and without. */
export const children: Theme = {
  name: 'children',
  situations: [
    {
      title: 'is asked for details, which page numbers for all jobs ask twice',
      pagination: { method: 'pagenum' },
      job: child({ dataField: '.' }),
      answer: ({ path, number }) => {
        if (path === '/items') return { body: { total: 7, items: number('page', 1) === 1 ? things(7) : [] } };
        return { body: { id: Number(path.split('/')[2]), total: 250, next: '/items/2', has_more: true } };
      },
      expect: { status: 'complete', stop: 'empty-page', has: ['total-matches'], records: 7 },
      expectChild: {
        status: ['complete', 'unknown'],
        stop: 'repeated-page',
        lacks: ['next-link', 'has-more', 'total-differs', 'repeated-page'],
        records: 7,
      },
    },
    {
      title: 'is asked for details that say when they were asked, which page numbers ask twice',
      pagination: { method: 'pagenum' },
      job: child({ dataField: 'data' }),
      answer: ({ path, number, turn }) => {
        if (path === '/items') return { body: { total: 3, items: number('page', 1) === 1 ? things(3) : [] } };
        return { body: { at: turn, data: { id: Number(path.split('/')[2]), name: 'x' } } };
      },
      expect: { status: 'complete', stop: 'empty-page', records: 3 },
      expectChild: { status: ['complete', 'unknown'], stop: 'repeated-page', records: 3, atMostRequests: 12 },
    },
    {
      title: 'is asked for details under offsets',
      pagination: { method: 'offset', limit: 10 },
      job: child({ dataField: '.' }),
      answer: ({ path, number }) =>
        path === '/items'
          ? { body: { total: 12, items: things(12, number('offset', 0), 10) } }
          : { body: { id: 1, total: 250, next: '/items/2', has_more: true } },
      expect: { status: 'complete', stop: 'short-page', records: 12 },
      expectChild: {
        status: ['complete', 'unknown'],
        stop: 'short-page',
        lacks: ['next-link', 'has-more', 'total-differs', 'capped-page'],
        records: 12,
      },
    },
    {
      title: 'is asked for orders, each with its lines and an amount called "total"',
      job: child({ dataField: 'lines' }),
      answer: ({ path }) =>
        path === '/items'
          ? { body: { total: 7, items: things(7) } }
          : { body: { id: Number(path.split('/')[2]), status: 'paid', total: 250, lines: things(3) } },
      expect: { status: 'complete', stop: 'single-page', records: 7 },
      expectChild: { status: ['complete', 'unknown'], stop: 'single-page', lacks: ['total-differs'], records: 21 },
    },
    {
      title: 'pages the children of each record, with a total for each',
      pagination: { method: 'offset', limit: 5 },
      job: child({ endpoint: 'items/{id}/parts' }),
      answer: ({ path, number }) => {
        if (path === '/items') return { body: { total: 3, items: things(3, number('offset', 0), 5) } };
        const total = Number(path.split('/')[2]) * 4;
        return { body: { total, parts: things(total, number('offset', 0), 5) } };
      },
      expect: { status: 'complete', stop: 'short-page', records: 3 },
      expectChild: { status: 'complete', stop: 'short-page', lacks: ['total-differs', 'more-than-total'], records: 24 },
    },
    {
      title: 'has records with no children, for which it leaves the list out',
      job: child({ endpoint: 'items/{id}/parts', dataField: 'parts' }),
      answer: ({ path }) => {
        if (path === '/items') return { body: { total: 3, items: things(3) } };
        return path === '/items/2/parts' ? { body: { tags: ['a', 'b'] } } : { body: { tags: [], parts: things(4) } };
      },
      expect: { status: 'complete', stop: 'single-page', records: 3 },
      expectChild: {
        status: ['complete', 'unknown'],
        stop: 'single-page',
        lacks: ['data-field-never-found'],
        records: 8,
      },
    },
    {
      title: 'gives tokens for the children of some records only',
      pagination: { method: 'response.param', responseParam: 'next_token', queryParam: 'token' },
      job: child({ endpoint: 'items/{id}/parts' }),
      answer: ({ path, query }) => {
        if (path === '/items') return { body: { items: things(3) } };
        const isFirst = query.get('token') === null && path === '/items/2/parts';
        return { body: { parts: things(8, isFirst ? 0 : 4, 4), ...(isFirst && { next_token: 'n1' }) } };
      },
      expect: { status: ['complete', 'unknown'], stop: 'no-next-value', records: 3 },
      expectChild: { status: ['complete', 'unknown'], stop: 'no-next-value', lacks: ['repeated-page'], records: 16 },
    },
    {
      title: 'is asked twice for the same detail, because two records refer to it',
      job: { dataField: 'items', children: [{ endpoint: 'owners/{o}', placeholders: { o: 'owner' }, dataField: '.' }] },
      answer: ({ path }) =>
        path === '/items'
          ? { body: { total: 4, items: things(4).map((thing) => ({ ...thing, owner: thing.id % 2 })) } }
          : { body: { id: path.split('/')[2], name: 'Owner' } },
      expect: { status: 'complete', stop: 'single-page', records: 4 },
      expectChild: { status: 'unknown', stop: 'single-page', lacks: ['repeated-page'], records: 4 },
    },
    {
      title: 'has children in all numbers, round ones among them, and never as many as asked for',
      pagination: { method: 'offset', limit: 100 },
      job: child({ endpoint: 'items/{id}/parts' }),
      answer: ({ path }) =>
        path === '/items'
          ? { body: { total: 37, items: things(37) } }
          : { body: { parts: things(Number(path.split('/')[2])) } },
      expect: { status: 'complete', stop: 'short-page', records: 37 },
      expectChild: { status: ['complete', 'unknown'], stop: 'short-page', lacks: ['capped-page'], records: 703 },
    },
  ],
};
