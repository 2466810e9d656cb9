import type { Answer, Asked, Situation, Theme } from '../situation.ts';
import { things } from '../things.ts';

const size = 10;
const quiet = Array.from({ length: size }, () => ({ value: 0, unit: 'kWh' }));
const pageOf = ({ number }: Asked) => number('page', 1);

/** Thirty pages of equal records without an id, and what the API says around those of each page. */
function quietPages(title: string, around: (page: number, asked: Asked) => Answer, more: Partial<Situation> = {}) {
  return {
    title: `sends thirty quiet pages, ${title}`,
    pagination: { method: 'pagenum' },
    job: { dataField: 'readings' },
    answer: (asked: Asked) => {
      const page = pageOf(asked);
      const { body, headers = {} } = around(page, asked);
      const fields = typeof body === 'object' ? body : {};
      return { body: { at: asked.turn, ...fields, readings: page <= 30 ? quiet : [] }, headers };
    },
    expect: {
      status: ['complete', 'unknown'],
      lacks: ['repeated-page'],
      stop: 'empty-page',
      records: 300,
    },
    ...more,
  } satisfies Situation;
}

const ended = { lacks: ['repeated-page'], records: 300, status: 'complete' } as const;

const counted: Situation[] = [
  quietPages('and a total', () => ({ body: { total: 300 } })),
  quietPages('and a total of which the name may mean something else', () => ({ body: { count: 300 } })),
  quietPages('and the number of pages', () => ({ body: { total_pages: 30 } })),
  quietPages('and a total in a header', () => ({ body: {}, headers: { 'X-Total-Count': '300' } })),
  quietPages('and the number of pages in a header', () => ({ body: {}, headers: { 'X-Total-Pages': '30' } })),
  quietPages('and a flag', (page) => ({ body: { has_more: page < 30 } })),
  quietPages('each with its day', (page) => ({
    body: { date: new Date(Date.UTC(2026, 0, page)).toISOString().slice(0, 10) },
  })),
  quietPages('each with the number of its day', (page) => ({ body: { day: page } })),
  quietPages('each with the name of its meter', (page) => ({ body: { meter: `Hall ${page}` } })),
  quietPages('which are sent by tokens', (page) => ({ body: { next: page < 30 ? page + 1 : null } }), {
    pagination: { method: 'response.param', responseParam: 'next', queryParam: 'page' },
    expect: { ...ended, stop: 'no-next-value' },
  }),
  quietPages(
    'which are sent by addresses',
    (page, { url }) => ({
      body: { next: page < 30 ? `${url}/items?page=${page + 1}` : null },
    }),
    {
      pagination: { method: 'response.url', urlKey: 'next' },
      expect: { ...ended, stop: 'no-next-url' },
    },
  ),
];

const hours: Situation = {
  title: 'counts the hours of quiet days, the first day among them',
  pagination: { method: 'pagenum' },
  job: { dataField: 'hours' },
  answer: (asked) => {
    const all = Array.from({ length: 24 }, (_, hour) => ({ hour, visits: 0 }));
    return { body: { at: asked.turn, total: 480, hours: pageOf(asked) <= 20 ? all : [] } };
  },
  expect: { status: 'complete', stop: 'empty-page', has: ['total-matches'], records: 480 },
};

const between: Situation = {
  title: 'sends a few quiet pages between others',
  pagination: { method: 'pagenum' },
  job: { dataField: 'readings' },
  answer: (asked) => {
    const page = pageOf(asked);
    const readings = page % 9 === 0 ? [{ value: page, unit: 'kWh' }] : quiet;
    return { body: { at: asked.turn, readings: page <= 60 ? readings : [] } };
  },
  expect: { status: ['complete', 'unknown'], stop: 'empty-page', lacks: ['repeated-page'], records: 54 * size + 6 },
};

/** An API that sends one of its pages for every number after the last, and says what that last page was. */
function pastTheEnd(title: string, page: number, around: (page: number) => object, more: Partial<Situation> = {}) {
  return {
    title: `sends page ${page} for every number behind the end, ${title}`,
    pagination: { method: 'pagenum' },
    job: { dataField: 'items' },
    answer: (asked: Asked) => {
      const number = pageOf(asked);
      const from = ((number <= 3 ? number : page) - 1) * size;
      return { body: { at: asked.turn, ...around(number), items: things(3 * size, from, size) } };
    },
    expect: {
      status: ['complete', 'unknown'],
      stop: 'repeated-page',
      records: 3 * size,
      atMostRequests: 6,
    },
    ...more,
  } satisfies Situation;
}

const ends: Situation[] = [1, 3].flatMap((page) => [
  pastTheEnd('with the total', page, () => ({ total: 3 * size })),
  pastTheEnd('with the number of pages', page, () => ({ last_page: 3 })),
  pastTheEnd('with a flag on the last', page, (number) => ({ has_more: number < 3 })),
  pastTheEnd('with an address on all but the last', page, (number) => ({
    next: number < 3 ? `/items?page=${number + 1}` : null,
  })),
]);

const quietEnd = quietPages('and the last one again behind them', () => ({ body: { total: 300 } }), {
  answer: ({ turn }) => ({ body: { at: turn, total: 300, readings: quiet } }),
  expect: { status: ['complete', 'unknown'], stop: 'repeated-page', records: 300, atMostRequests: 31 },
});

const shortEnd: Situation = {
  title: 'sends its first page again behind one that was not full',
  pagination: { method: 'pagenum' },
  job: { dataField: 'items' },
  answer: (asked) => {
    const page = pageOf(asked);
    return { body: { at: asked.turn, items: things(27, page <= 3 ? (page - 1) * size : 0, size) } };
  },
  expect: { status: 'unknown', stop: 'repeated-page', has: ['repeated-page'], records: 27, atMostRequests: 6 },
};

const keyless: Situation = {
  title: 'sends an object without keys behind its last page',
  pagination: { method: 'pagenum' },
  job: { dataField: 'records' },
  answer: (asked) => {
    const page = pageOf(asked);
    return { body: { page, total_pages: 2, records: page <= 2 ? { [`k${page}`]: { id: page } } : {} } };
  },
  expect: { status: ['complete', 'unknown'], stop: 'empty-page', pages: 3, atMostRequests: 3 },
};

/** Pages of equal records, and APIs that repeat a page after their end. */
export const quietApis: Theme = {
  name: 'quiet pages, and pages behind the end',
  situations: [...counted, hours, between, ...ends, quietEnd, shortEnd, keyless],
};
