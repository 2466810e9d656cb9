import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { fieldsIf, itemsOf, type SimulatedEnd, simulateRun } from './simulateRun.ts';

interface Asked {
  /** The page, as the API counts from 0. */
  page: number;
  isLast: boolean;
  /** How many records came. */
  length: number;
}

interface Api {
  /** The number of its first page. */
  first?: number;
  total?: number;
  size?: number;
  params?: JsonObject;
  around(asked: Asked): JsonObject;
  headers?(asked: Asked): Record<string, string>;
}

const numbered: JsonObject = { method: 'pagenum', limit: 10 };

/** An API with pages of ten that are requested by number. */
function run(api: Api, pagination: JsonObject = numbered): SimulatedEnd {
  const { first = 0, total = 37, size = 10, params = {} } = api;
  return simulateRun({
    ...('method' in pagination && { pagination }),
    params,
    dataField: 'items',
    answer: ({ params: sent }) => {
      const { page: asked = first, offset } = sent as { page?: number; offset?: number };
      const page = offset === undefined ? Number(asked) - first : offset / size;
      const items = itemsOf(total, page * size, size);
      const said: Asked = { page, isLast: (page + 1) * size >= total, length: items.length };
      const headers = api.headers?.(said) ?? {};
      return { body: { ...(api.around(said) as Record<string, JsonValue>), items }, headers };
    },
  });
}

const link = (page: number, relation: string) => `<https://api.example.test/items?page=${page}>; rel="${relation}"`;
const url = (page: number) => `/items?page=${page}&limit=10`;

describe('a first answer that says that it is not the first', () => {
  const speaks: [title: string, api: Api, pagination?: JsonObject][] = [
    [
      'by a flag for the first page',
      { around: ({ page, isLast }) => ({ number: page, first: page === 0, last: isLast }) },
    ],
    ['by a flag in an object of its own', { around: ({ page }) => ({ page: { number: page, isFirst: page === 0 } }) }],
    ['by a flag for a page before', { around: ({ page }) => ({ has_previous: page > 0 }) }],
    ['by a flag as a graph has it', { around: ({ page }) => ({ pageInfo: { hasPreviousPage: page > 0 } }) }],
    [
      'by the number of the page before',
      { around: ({ page, isLast }) => ({ previousPage: page - 1, nextPage: isLast ? null : page + 1 }) },
    ],
    [
      'by the address of the page before',
      {
        around: ({ page, isLast }) => ({
          previous: page === 0 ? null : url(page - 1),
          next: isLast ? null : url(page + 1),
        }),
      },
    ],
    [
      'by its links as HAL has them',
      {
        around: ({ page, isLast }) => ({
          _links: {
            first: { href: url(0) },
            ...fieldsIf(page > 0, { prev: { href: url(page - 1) } }),
            ...fieldsIf(!isLast, { next: { href: url(page + 1) } }),
          },
        }),
      },
    ],
    [
      'by a list of links',
      {
        around: ({ page, isLast }) => ({
          link: [
            { relation: 'self', url: url(page) },
            ...(page > 0 ? [{ relation: 'previous', url: url(page - 1) }] : []),
            ...(isLast ? [] : [{ relation: 'next', url: url(page + 1) }]),
          ],
        }),
      },
    ],
    [
      'by the Link header',
      {
        around: () => ({}),
        headers: ({ page, isLast }) => ({
          link: [page > 0 ? link(page - 1, 'prev') : '', isLast ? '' : link(page + 1, 'next')]
            .filter(Boolean)
            .join(', '),
        }),
      },
    ],
    ['by another first page in the Link header', { around: () => ({}), headers: () => ({ link: link(0, 'first') }) }],
    ['by a number of the current page', { around: ({ page }) => ({ meta: { current_page: page + 1 } }) }],
    ['where the default is the last page', { around: () => ({ currentPage: 4 }) }, {}],
  ];
  for (const [title, api, pagination] of speaks) {
    it(`is evidence of missing data: ${title}`, () => {
      const { codes, verdict } = run(api, pagination);
      assert.equal(verdict.status, 'incomplete');
      assert(codes.includes('first-page-missed'), codes.join(' '));
    });
  }

  it('names what says so, and what to write', () => {
    const { verdict } = run({ around: ({ page }) => ({ first: page === 0 }) });
    const { message, ...evidence } = verdict.evidence[0] ?? {};
    const at = { page: 1, path: 'first', pointer: '/api/pagination' };
    assert.deepEqual(evidence, { code: 'first-page-missed', ...at });
    assert.match(message ?? '', /^"first" in the first response says .* set "firstPage" to 0\.$/);
  });

  it('points to the first page that is written', () => {
    const { verdict } = run({ around: ({ page }) => ({ first: page === 0 }) }, { ...plain(numbered), firstPage: 1 });
    assert.equal(verdict.evidence[0]?.pointer, '/api/pagination/firstPage');
  });

  const doubts: [title: string, api: Api][] = [
    ['a page before, from an API that never names a next one', { around: ({ page }) => ({ prev_page: page - 1 }) }],
    ['a position', { around: ({ page }) => ({ offset: page * 10, limit: 10 }) }],
    ['a bare page number, which may be the next', { around: ({ page }) => ({ page: page + 1 }) }],
  ];
  for (const [title, api] of doubts) {
    it(`is a doubt by ${title}`, () => {
      const { codes, verdict } = run(api);
      assert.equal(verdict.status, 'unknown');
      assert(codes.includes('first-page-missed'), codes.join(' '));
    });
    it(`is none by ${title}, where the total was read`, () => {
      const { codes, verdict } = run({ ...api, around: (asked) => ({ ...plain(api.around(asked)), total: 27 }) });
      assert.deepEqual([verdict.status, codes.includes('first-page-missed')], ['complete', false]);
    });
  }

  it('is a doubt where the total was read all the same', () => {
    const { codes, verdict } = run({ around: ({ page }) => ({ first: page === 0, total: 27 }) });
    assert.equal(verdict.status, 'unknown');
    assert(codes.includes('first-page-missed'));
  });

  const silent: [title: string, api: Api, pagination?: JsonObject][] = [
    [
      'it is the first',
      { first: 1, around: ({ page }) => ({ first: page === 0, has_previous: page > 0, prev: null }) },
    ],
    [
      'the paging begins later on purpose',
      { around: ({ page }) => ({ first: page === 0 }) },
      { ...plain(numbered), firstPage: 2 },
    ],
    ['the job asks for a later page', { params: { page: 3 }, around: () => ({ first: false }) }, {}],
    ['the job asks for a later position', { params: { offset: 20 }, around: () => ({ has_previous: true }) }, {}],
    ['the job asks with a cursor', { params: { cursor: 'x8' }, around: () => ({ has_previous: true }) }, {}],
    ['the job reads backwards', { params: { before: 'x8' }, around: () => ({ has_previous: true }) }, {}],
    [
      'the body asks within an object',
      { params: { page: { number: 3 }, paging: { page: 3 } }, around: () => ({ first: false }) },
      {},
    ],
    ['the page that was sent is echoed, and nothing says what is first', { around: ({ page }) => ({ page }) }],
    [
      'the page number is that of the first',
      { first: 1, around: ({ page }) => ({ current_page: page + 1, from: page * 10 + 1, to: 10, per_page: 10 }) },
    ],
    [
      'all numbers are counted one down and one up',
      { first: 1, around: ({ page }) => ({ prev_page: page, page: page + 1, next_page: page + 2 }) },
    ],
    [
      'all addresses are counted one down and one up',
      { first: 1, around: ({ page }) => ({ prev: url(page), next: url(page + 2) }) },
    ],
    [
      'the page before is the page itself',
      { first: 1, around: ({ page }) => ({ prev: url(Math.max(1, page)), prev_page: Math.max(1, page) }) },
    ],
    [
      'the position before is negative',
      { around: ({ page }) => ({ previous: `/items?offset=${page * 10 - 10}` }) },
      { method: 'offset', limit: 10 },
    ],
    [
      'a cursor leads back',
      {
        first: 1,
        around: () => ({
          paging: { cursors: { before: 'a', after: 'b' }, previous: '/items?before=a' },
          prev_cursor: 'c',
        }),
      },
    ],
    [
      'a graph names the cursor of its first record',
      { first: 1, around: () => ({ pageInfo: { startCursor: 'a', hasPreviousPage: false } }) },
    ],
    [
      'newer records may come',
      { first: 1, around: () => ({}), headers: () => ({ link: '</items?min_id=9>; rel="prev"' }) },
    ],
    [
      'the offset is that of the next page',
      { around: ({ page, length }) => ({ offset: page * 10 + length, limit: 10 }) },
      { method: 'offset', limit: 10 },
    ],
    ['a number of pages is called page', { first: 1, around: () => ({ page: 4 }) }],
    [
      'the first page is named, and it was asked for',
      { first: 1, around: ({ page }) => ({ first_page_url: url(1), first: url(1), current_page: page + 1 }) },
    ],
    [
      'the first page is named, and no page was asked for',
      { around: () => ({ first: '/items?page=1', last: '/items?page=4' }) },
      {},
    ],
  ];
  for (const [title, api, pagination] of silent) {
    it(`is none where ${title}`, () => {
      const { codes } = run(api, pagination);
      assert(!codes.includes('first-page-missed'), codes.join(' '));
    });
  }
});

/** An object to be spread. */
function plain(object: JsonObject): Record<string, JsonValue> {
  return object as Record<string, JsonValue>;
}
