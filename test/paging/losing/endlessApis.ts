import type { RunLimits } from '../../../engine/faces/run.ts';
import type { Asked, Situation, Theme } from '../situation.ts';
import { things } from '../things.ts';

const size = 5;
const same = Array.from({ length: size }, () => ({ area: 'England', cases: 12 }));
const letters = (page: number) => Array.from({ length: size }, () => ({ letter: `L${page}` }));
const maxEqual = 60;

/** The paging of an endless API, and the fields for the next page in its responses. */
interface Way {
  name: string;
  pagination: Record<string, unknown>;
  next(asked: Asked): Record<string, unknown>;
  page(asked: Asked): number;
}

const ways: Way[] = [
  {
    name: 'tokens that are new each time',
    pagination: { method: 'response.param', responseParam: 'next', queryParam: 'token' },
    next: ({ turn }) => ({ next: `t${turn}` }),
    page: ({ turn }) => turn,
  },
  {
    name: 'addresses that are new each time',
    pagination: { method: 'response.url', urlKey: 'next' },
    next: ({ turn, url }) => ({ next: `${url}/items?at=${turn}` }),
    page: ({ turn }) => turn,
  },
  {
    name: 'offsets',
    pagination: { method: 'offset', limit: size },
    next: ({ number }) => ({ offset: number('offset', 0) }),
    page: ({ number }) => number('offset', 0) / size + 1,
  },
  {
    name: 'page numbers',
    pagination: { method: 'pagenum' },
    next: ({ number }) => ({ page: number('page', 1) }),
    page: ({ number }) => number('page', 1),
  },
];

function endless(
  { pagination, next }: Way,
  title: string,
  items: (asked: Asked) => object[],
  records: number,
): Situation {
  return {
    title,
    pagination,
    job: { dataField: 'items' },
    answer: (asked) => ({ body: { at: asked.turn, ...next(asked), items: items(asked) } }),
    expect: {
      status: ['incomplete', 'unknown'],
      stop: 'repeated-page',
      has: ['repeated-page'],
      records,
      atMostRequests: maxEqual,
    },
  };
}

const nameless = ways.flatMap((way) => [
  endless(way, `sends the same records without an id for ever, by ${way.name}`, () => same, size),
  endless(
    way,
    `sends its last page without ids for ever, by ${way.name}`,
    (asked) => letters(Math.min(way.page(asked), 4)),
    4 * size,
  ),
  endless(
    way,
    `sends its first page without ids for ever, by ${way.name}`,
    (asked) => letters(way.page(asked) <= 4 ? way.page(asked) : 1),
    4 * size,
  ),
  ...[2, 3, 5].map((length) =>
    endless(
      way,
      `goes round ${length} pages without ids, by ${way.name}`,
      (asked) => letters((way.page(asked) - 1) % length),
      length * size,
    ),
  ),
]);

const numbered = (title: string, body: (asked: Asked) => object, more: Partial<Situation> = {}): Situation => ({
  title,
  pagination: { method: 'pagenum' },
  job: { dataField: 'items' },
  answer: (asked) => ({ body: { page: asked.number('page', 1), ...body(asked) } }),
  expect: {
    status: ['incomplete', 'unknown'],
    stop: 'repeated-page',
    has: ['repeated-page'],
    atMostRequests: maxEqual,
  },
  ...more,
});

const around: Situation[] = [
  numbered('says for ever that there is more', () => ({ has_more: true, items: same })),
  numbered('names another request each time', ({ turn }) => ({ request_id: `r-${turn}`, items: same })),
  numbered('has another text each time', ({ turn }) => ({ message: `Answer no. ${turn}`, items: same })),
  numbered('sends the same words for ever', () => ({ items: ['CZK', 'EUR', 'USD'] })),
  numbered('sends the same object for ever', () => ({ items: { CZK: 25.1, EUR: 1 } })),
  numbered('sends the same total behind its end', () => ({ total: 20, items: same }), {
    expect: { status: 'unknown', stop: 'repeated-page', has: ['repeated-page'], records: 20, atMostRequests: 5 },
  }),
  numbered('says on the first page that it is the last', () => ({ pagination: { next: null }, items: same }), {
    expect: { status: 'unknown', stop: 'repeated-page', has: ['repeated-page'], records: size, atMostRequests: 2 },
  }),
];

const limitsOf: [name: string, limits: RunLimits][] = [
  ['requests', { maxRequests: 500 }],
  ['pages', { maxPages: 500 }],
  ['records', { maxRecords: 50_000 }],
  ['children', { maxChildRuns: 500 }],
];
const limited = limitsOf.map(([name, limits]) =>
  numbered(`is read with a limit of ${name}, which changes nothing of when it ends`, () => ({ items: same }), {
    limits,
    expect: { status: 'incomplete', stop: 'repeated-page', records: size, atMostRequests: 10 },
  }),
);

const limitFirst = numbered('is cut off by a limit while its pages wait', () => ({ items: same }), {
  limits: { maxRecords: 12 },
  expect: { status: 'incomplete', stop: 'max-records', has: ['max-records'], records: 12, atMostRequests: 3 },
});
const requestsFirst = numbered('is cut off by the number of requests while its pages wait', () => ({ items: same }), {
  limits: { maxRequests: 4 },
  expect: { status: 'incomplete', stop: 'max-requests', has: ['max-requests'], records: 4 * size, atMostRequests: 4 },
});

const withChildren: Situation = numbered('has a child for each record, so that no page can wait', () => ({}), {
  job: {
    dataField: 'items',
    children: [{ endpoint: 'details/{area}', placeholders: { area: 'area' }, dataField: '.', scroller: 'none' }],
  },
  pagination: {
    method: 'multiple',
    default: 'pages',
    scrollers: { pages: { method: 'pagenum' }, none: { method: 'response.url', urlKey: 'next' } },
  },
  answer: ({ path, number }) => ({
    body: path === '/items' ? { page: number('page', 1), items: same.slice(0, 1) } : { area: 'England' },
  }),
  expect: { status: 'incomplete', stop: 'repeated-page', has: ['repeated-page'], records: 9, atMostRequests: 20 },
  expectChild: { status: 'unknown', stop: 'no-next-url', records: 9 },
});

const empties = ways.slice(0, 2).map(
  ({ name, pagination, next }): Situation => ({
    title: `leads on for ever to empty pages, by ${name}`,
    pagination,
    job: { dataField: 'items' },
    answer: (asked) => ({ body: { at: asked.turn, ...next(asked), items: asked.turn === 1 ? things(10) : [] } }),
    expect: {
      status: 'unknown',
      stop: 'repeated-page',
      has: ['repeated-page'],
      lacks: ['token-ended', 'link-ended', 'full-then-empty'],
      records: 10,
      atMostRequests: 1100,
    },
  }),
);

/** APIs without an end, whose records nothing tells apart. */
export const endlessApis: Theme = {
  name: 'APIs without an end',
  situations: [...nameless, ...around, ...limited, limitFirst, requestsFirst, withChildren, ...empties],
};
