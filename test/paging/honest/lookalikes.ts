import type { Theme } from '../situation.ts';
import { things } from '../things.ts';

/** Pages that look alike although they are not the same: the loop guard must let them pass. */
export const lookalikes: Theme = {
  name: 'pages that look alike',
  situations: [
    {
      title: 'sends measurements without an id that are the same on several pages',
      pagination: { method: 'offset', limit: 3 },
      job: { dataField: 'items' },
      answer: ({ number }) => {
        const offset = number('offset', 0);
        const items = ['ok ok ok', 'ok no ok', 'ok ok ok', 'ok no ok', 'ok'][offset / 3]?.split(' ') ?? [];
        return { body: { total: 13, offset, items: items.map((status) => ({ status, probe: 'p1' })) } };
      },
      expect: { status: 'complete', stop: 'short-page', has: ['total-matches'], lacks: ['repeated-page'], records: 13 },
    },
    {
      title: 'sends the same words on several pages',
      pagination: { method: 'pagenum' },
      job: { dataField: 'words' },
      answer: ({ number }) => {
        const page = number('page', 1);
        return { body: { page, words: ['a b', 'c d', 'a b', 'e f'][page - 1]?.split(' ') ?? [] } };
      },
      expect: { status: 'complete', stop: 'empty-page', lacks: ['repeated-page'], records: 8 },
    },
    {
      title: 'sends two states for each page, which are the same on every other page',
      pagination: { method: 'pagenum' },
      job: { dataField: 'states' },
      answer: ({ number }) => {
        const page = number('page', 1);
        const open = (page % 2) + 1;
        const states = [
          { status: 'open', count: open },
          { status: 'closed', count: 0 },
        ];
        return { body: { day: page, states: page <= 6 ? states : [] } };
      },
      expect: { status: ['complete', 'unknown'], stop: 'empty-page', lacks: ['repeated-page'], records: 12 },
    },
    {
      title: 'sends the hours of a day, and two days were quiet',
      pagination: { method: 'pagenum' },
      job: { dataField: 'hours' },
      answer: ({ number }) => {
        const day = number('page', 1);
        const visits = [5, 0, 7, 0, 9][day - 1];
        const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, visits }));
        return { body: { day, hours: visits === undefined ? [] : hours } };
      },
      expect: { status: ['complete', 'unknown'], stop: 'empty-page', lacks: ['repeated-page'], records: 120 },
    },
    {
      title: 'tells of the same shops on every page, and two days were quiet',
      pagination: { method: 'pagenum' },
      job: { dataField: 'shops' },
      answer: ({ number }) => {
        const day = number('page', 1);
        const sales = [5, 0, 7, 0, 9][day - 1];
        const shops = [1, 2].map((id) => ({ id, sales }));
        return { body: { day, shops: sales === undefined ? [] : shops } };
      },
      expect: { status: ['complete', 'unknown'], stop: 'empty-page', lacks: ['repeated-page'], records: 10 },
    },
    {
      title: 'sends a page that came before as its last one',
      pagination: { method: 'response.param', responseParam: 'next', queryParam: 'token' },
      job: { dataField: 'items' },
      answer: ({ query, turn }) => {
        const page = Number(query.get('token') ?? 0);
        const items = things(10, page === 1 ? 5 : 0, 5);
        return { body: { at: turn, items, next: page < 2 ? String(page + 1) : '' } };
      },
      expect: { status: ['complete', 'unknown'], stop: 'no-next-value', lacks: ['repeated-page'], records: 15 },
    },
    {
      title: 'sends a page that came before between two others',
      pagination: { method: 'offset', limit: 5 },
      job: { dataField: 'items' },
      answer: ({ number, turn }) => {
        const page = number('offset', 0) / 5;
        return { body: { at: turn, items: things(14, [0, 5, 0, 10][page] ?? 15, 5) } };
      },
      expect: { status: ['complete', 'unknown'], stop: 'short-page', lacks: ['repeated-page'], records: 19 },
    },
    {
      title: 'has a record that moves to the next page because another one came in front of it',
      pagination: { method: 'offset', limit: 10 },
      job: { dataField: 'items' },
      answer: ({ number, turn }) => ({
        body: { at: turn, items: things(24, Math.max(0, number('offset', 0) - 1), 10) },
      }),
      expect: { status: ['complete', 'unknown'], stop: 'short-page', lacks: ['repeated-page'], records: 25 },
    },
  ],
};
