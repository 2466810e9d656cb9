import type { Asked, Situation, Theme } from '../situation.ts';
import { things } from '../things.ts';

const size = 5;
const lengths = [1, 2, 3, 7];

/** The requests for the pages of a cycle, and the fields for the next one in a response. */
interface Way {
  name: string;
  pagination: Record<string, unknown>;
  pageOf(asked: Asked): number;
  next(page: number, asked: Asked): Record<string, unknown>;
}

const ways: Way[] = [
  {
    name: 'tokens',
    pagination: { method: 'response.param', responseParam: 'next', queryParam: 'token' },
    pageOf: ({ query }) => Number((query.get('token') ?? 't0').slice(1)),
    next: (page) => ({ next: `t${page}` }),
  },
  {
    name: 'tokens that are new each time',
    pagination: { method: 'response.param', responseParam: 'next', queryParam: 'token' },
    pageOf: ({ query }) => Number((query.get('token') ?? '0').split('-')[0]),
    next: (page, { turn }) => ({ next: `${page}-${turn}` }),
  },
  {
    name: 'addresses',
    pagination: { method: 'response.url', urlKey: 'next' },
    pageOf: ({ number }) => number('page', 0),
    next: (page, { url }) => ({ next: `${url}/items?page=${page}` }),
  },
  {
    name: 'addresses that are new each time',
    pagination: { method: 'response.url', urlKey: 'next' },
    pageOf: ({ number }) => number('page', 0),
    next: (page, { url, turn }) => ({ next: `${url}/items?page=${page}&at=${turn}` }),
  },
  {
    name: 'offsets',
    pagination: { method: 'offset', limit: size },
    pageOf: ({ number }) => number('offset', 0) / size,
    next: () => ({}),
  },
  {
    name: 'page numbers',
    pagination: { method: 'pagenum' },
    pageOf: ({ number }) => number('page', 1) - 1,
    next: () => ({}),
  },
];

/** A cycle must end within its own length and two more requests. */
function cycleOf({ name, pagination, pageOf, next }: Way, length: number, more: Partial<Situation> = {}): Situation {
  return {
    title: `goes round ${length} page${length === 1 ? '' : 's'} by ${name}, with the time in each answer`,
    pagination,
    job: { dataField: 'items' },
    answer: (asked) => {
      const page = pageOf(asked) % length;
      const at = new Date(1_769_846_400_000 + asked.turn * 1000).toISOString();
      return { body: { at, items: things(1000, page * size, size), ...next((page + 1) % length, asked) } };
    },
    expect: {
      status: 'incomplete',
      stop: 'repeated-page',
      has: ['repeated-page'],
      lacks: ['token-ended', 'link-ended', 'full-then-empty', 'full-then-short'],
      records: length * size,
      atMostRequests: length + 2,
    },
    ...more,
  };
}

const asList = lengths.map(
  (length): Situation => ({
    title: `goes round ${length} page${length === 1 ? '' : 's'} of bare lists by offsets, with the time in a header`,
    pagination: { method: 'offset', limit: size },
    answer: ({ number, turn }) => ({
      body: things(1000, ((number('offset', 0) / size) % length) * size, size),
      headers: { date: new Date(1_769_846_400_000 + turn * 1000).toUTCString() },
    }),
    expect: {
      status: ['incomplete', 'unknown'],
      stop: 'repeated-page',
      hasOneOf: ['repeated-page', 'same-answer'],
      records: length * size,
      atMostRequests: length + 2,
    },
  }),
);

const single = lengths.map(
  (length): Situation => ({
    title: `goes round ${length} page${length === 1 ? '' : 's'} of one record each by page numbers`,
    pagination: { method: 'pagenum' },
    job: { dataField: 'items' },
    answer: ({ number, turn }) => ({ body: { at: turn, items: things(1000, (number('page', 1) - 1) % length, 1) } }),
    expect: {
      status: 'incomplete',
      stop: 'repeated-page',
      has: ['repeated-page'],
      records: length,
      atMostRequests: length + 2,
    },
  }),
);

const nameless = lengths.map(
  (length): Situation => ({
    title: `goes round ${length} page${length === 1 ? '' : 's'} by tokens, of records without an id`,
    pagination: { method: 'response.param', responseParam: 'next', queryParam: 'token' },
    job: { dataField: 'items' },
    answer: ({ query, turn }) => {
      const page = Number((query.get('token') ?? 't0').slice(1)) % length;
      const items = Array.from({ length: size }, () => ({ status: 'ok', page: 'same' }));
      return { body: { at: turn, items, next: `t${(page + 1) % length}` } };
    },
    expect: { status: 'incomplete', stop: 'repeated-page', has: ['repeated-page'], atMostRequests: length + 2 },
  }),
);

const empty: Situation = {
  title: 'goes on for ever with empty pages and one token',
  pagination: { method: 'response.param', responseParam: 'next', queryParam: 'token' },
  job: { dataField: 'items' },
  limits: { maxRequests: 30 },
  answer: ({ turn }) => ({ body: { at: turn, next: 't', items: turn === 1 ? things(10) : [] } }),
  expect: { status: ['incomplete', 'unknown'], stop: 'repeated-page', records: 10, atMostRequests: 5 },
};

const named = lengths.map(
  (length): Situation => ({
    title: `goes round ${length} page${length === 1 ? '' : 's'} of records that only their names tell apart`,
    pagination: { method: 'pagenum' },
    job: { dataField: 'items' },
    answer: ({ number, turn }) => {
      const page = (number('page', 1) - 1) % length;
      return {
        body: { at: turn, items: things(1000, page * size, size).map(({ name }) => ({ name, town: 'Prague' })) },
      };
    },
    expect: { status: 'incomplete', stop: 'repeated-page', has: ['repeated-page'], atMostRequests: length + 2 },
  }),
);

const parallel = ways
  .filter(({ name }) => name === 'offsets' || name === 'page numbers')
  .map((way) => {
    const situation = cycleOf(way, 3, { parallel: 4 });
    // Requests that were under way when the circle was seen have been sent already.
    const expect = { ...situation.expect, atMostRequests: 3 + 2 + 4 };
    return { ...situation, title: `${situation.title}, and is read by several requests at a time`, expect };
  });

const children: Situation = {
  title: 'goes round 3 pages of children for each record',
  pagination: {
    method: 'multiple',
    scrollers: { pages: { method: 'pagenum' } },
  },
  job: {
    dataField: 'items',
    children: [{ endpoint: 'items/{id}/parts', placeholders: { id: 'id' }, dataField: 'parts', scroller: 'pages' }],
  },
  answer: ({ path, number, turn }) =>
    path === '/items'
      ? { body: { total: 4, items: things(4) } }
      : { body: { at: turn, parts: things(1000, ((number('page', 1) - 1) % 3) * size, size) } },
  expect: { status: 'complete', stop: 'single-page', records: 4, atMostRequests: 1 + 4 * 5 },
  expectChild: { status: 'incomplete', stop: 'repeated-page', has: ['repeated-page'], records: 60 },
};

/** APIs that go round in circles: every way of asking, every length, and nothing that could be compared as a whole. */
export const cycles: Theme = {
  name: 'cycles',
  situations: [
    ...ways.flatMap((way) => lengths.map((length) => cycleOf(way, length))),
    ...asList,
    ...single,
    ...nameless,
    ...named,
    ...parallel,
    children,
    empty,
  ],
};
