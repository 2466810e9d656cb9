import type { Theme } from '../situation.ts';
import { type Thing, things } from '../things.ts';

const numbered = { method: 'pagenum', limit: 10 };
const byToken = { method: 'response.param', responseParam: 'next', queryParam: 'after' };

/** Things under keys instead of in a list. */
function keyed(list: readonly Thing[], key: (thing: Thing) => string): Record<string, Thing> {
  return Object.fromEntries(list.map((thing) => [key(thing), thing]));
}

/** Records that are there, but not where the records before were, or not as a list. */
export const shapes: Theme = {
  name: 'records in another shape',
  situations: [
    {
      title: 'calls its list otherwise from the second page on',
      pagination: numbered,
      job: { dataField: 'hits' },
      answer: ({ number }) => {
        const page = number('page', 1);
        return { body: { [page === 1 ? 'hits' : 'documents']: things(57, page * 10 - 10, 10) } };
      },
      expect: {
        status: 'incomplete',
        stop: 'empty-page',
        has: ['records-elsewhere'],
        lacks: ['full-then-empty', 'full-then-short'],
        records: 10,
      },
    },
    {
      title: 'wraps its list on later pages of a chain of tokens',
      pagination: byToken,
      job: { dataField: 'value' },
      answer: ({ query }) =>
        query.has('after')
          ? { body: { result: { value: things(20, 10) } } }
          : { body: { value: things(20, 0, 10), next: 'x2' } },
      expect: { status: 'incomplete', stop: 'no-next-value', has: ['records-elsewhere'], lacks: ['token-ended'] },
    },
    {
      title: 'leaves a hole in a list, which PHP writes as an object',
      pagination: numbered,
      job: { dataField: 'data' },
      answer: ({ number }) => {
        const page = things(57, number('page', 1) * 10 - 10, 10);
        const isHoled = page.some(({ id }) => id === 24);
        const left = page.filter(({ id }) => id !== 24);
        return { body: { data: isHoled ? keyed(left, ({ id }) => String((id - 1) % 10)) : left } };
      },
      expect: { status: 'incomplete', stop: 'short-page', has: ['records-elsewhere'], lacks: ['full-then-short'] },
    },
    {
      title: 'leaves a hole in its first list',
      pagination: numbered,
      job: { dataField: 'data' },
      answer: () => ({ body: { data: keyed(things(9), ({ id }) => String(id < 3 ? id : id + 1)) } }),
      expect: { status: 'unknown', stop: 'short-page', has: ['not-rows'], lacks: ['capped-page'], records: 1 },
    },
    {
      title: 'has its records under their ids, and says how many pages there are',
      pagination: { method: 'pagenum', limit: 20 },
      job: { dataField: 'orders' },
      answer: ({ number }) => {
        const page = number('page', 1);
        return { body: { page, pages: 3, orders: keyed(things(60, page * 20 - 20, 20), ({ id }) => `k${id}`) } };
      },
      expect: { status: 'incomplete', stop: 'short-page', has: ['pages-missing', 'not-rows'], records: 1, pages: 1 },
    },
    {
      title: 'has all its records under their ids on one page',
      job: { dataField: 'coins' },
      answer: () => ({ body: { count: 12, coins: keyed(things(12), ({ id }) => `coin-${id}`) } }),
      expect: { status: 'unknown', stop: 'single-page', has: ['not-rows'], lacks: ['total-differs'], records: 1 },
    },
    {
      title: 'is a map of records as a whole, which no "dataField" leads to',
      answer: () => ({ body: keyed(things(12), ({ id }) => `coin-${id}`) }),
      expect: { status: 'unknown', stop: 'single-page', has: ['not-rows'], records: 0 },
    },
    {
      title: 'sends columns instead of rows, as Open-Meteo does',
      job: { dataField: 'hourly' },
      answer: () => ({ body: { latitude: 52.5, hourly: { time: ['00:00', '01:00', '02:00'], rain: [0, 0.1, 0.4] } } }),
      expect: { status: 'unknown', stop: 'single-page', has: ['not-rows'], records: 1 },
    },
    {
      title: 'sends lists under names, as dog.ceo does',
      job: { dataField: 'message' },
      answer: () => ({ body: { status: 'success', message: { akita: [], bulldog: ['boston'], hound: ['afghan'] } } }),
      expect: { status: 'unknown', stop: 'single-page', has: ['not-rows'], records: 1 },
    },
    {
      title: 'sends a table of rows within the object that "dataField" names',
      job: { dataField: 'report' },
      answer: () => ({
        body: { report: { columns: ['id', 'name'], rows: things(5).map(({ id, name }) => [id, name]) } },
      }),
      expect: { status: 'unknown', stop: 'single-page', has: ['not-rows'], records: 1 },
    },
  ],
};
