import assert from 'node:assert/strict';
import type { JsonList, JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { wholeNumber } from '../../../../engine/core/verdict/wholeNumber.ts';
import { itemsOf, simulateRun } from './simulateRun.ts';

const offset = { method: 'offset', limit: 10 };
const numbered = { method: 'pagenum' };

/** Pages of ten with these fields around them. */
const paged = (pagination: JsonObject, pages: readonly (readonly [JsonObject, JsonList])[]) =>
  simulateRun({
    pagination,
    dataField: 'items',
    answer: (_, turn) => {
      const [fields, items] = pages[turn - 1] ?? [{}, []];
      return { body: { ...(fields as Record<string, JsonValue>), items } };
    },
  });

describe('a number with its digits in groups', () => {
  const numbers: [JsonValue, number | undefined][] = [
    ['1,250', 1250],
    ['1.250', 1250],
    ["1'250", 1250],
    ['1 250', 1250],
    ['1\u00a0250', 1250],
    ['12,345,678', 12_345_678],
    ['1,25', undefined],
    ['1,250.5', undefined],
    ['1,250.000', undefined],
    ['2024-01-01', undefined],
    ['12.5', undefined],
    ['1,2500', undefined],
  ];
  for (const [text, number] of numbers) {
    it(`${text} is ${number ?? 'none'}`, () => assert.equal(wholeNumber(text), number));
  }

  it('is a total like any other', () => {
    const run = paged(numbered, [[{ total: '1,250' }, itemsOf(20, 0, 10)]]);
    assert.deepEqual([run.verdict.status, run.codes[0]], ['incomplete', 'total-differs']);
  });
});

describe('a total that is a lower bound', () => {
  const bounds: [string, JsonObject][] = [
    ['by a relation in its object', { total: { value: 20, relation: 'gte' } }],
    ['by a relation beside it', { total: 20, total_relation: 'GREATER_THAN_OR_EQUAL_TO' }],
    ['by a mark', { total: '20+' }],
    ['by words', { total: 'at least 20' }],
    ['by a flag', { total: 20, isLowerBound: true }],
    ['that was truncated', { total_count: 20, total_count_truncated: true }],
    ['that is capped', { total: 20, totalIsCapped: true }],
    ['that is not exact', { numFound: 20, numFoundExact: false }],
    ['that is not exact, in its object', { total: { value: 20, is_exact: false } }],
    ['that is not exhaustive', { nbHits: 20, exhaustiveNbHits: false }],
    ['that is estimated', { total: 20, totalIsEstimate: true }],
  ];
  for (const [title, fields] of bounds) {
    it(`and is reached exactly is a window: ${title}`, () => {
      const run = paged(offset, [
        [fields, itemsOf(20, 0, 10)],
        [fields, itemsOf(20, 10, 10)],
        [fields, []],
      ]);
      assert.deepEqual([run.verdict.status, run.codes[0]], ['unknown', 'total-window']);
    });
  }

  const silent: [string, JsonObject, number][] = [
    ['and is passed', { total: { value: 20, relation: 'gte' } }, 25],
    ['that ends in a short page', { total: { value: 17, relation: 'gte' } }, 17],
    ['no more, but exact', { total: { value: 20, relation: 'eq' } }, 20],
  ];
  for (const [title, fields, count] of silent) {
    it(`${title} is none`, () => {
      const pages = [0, 10, 20].map((from) => [fields, itemsOf(count, from, 10)] as const);
      const run = paged(offset, pages);
      assert(!run.codes.includes('total-window'), run.codes.join());
      assert.equal(run.verdict.status, 'complete');
    });
  }
});

describe('a total that is not exact', () => {
  const rows: [string, JsonObject, string][] = [
    ['and far more than was read speaks for missing records', { nbHits: 1200, exhaustiveNbHits: false }, 'incomplete'],
    ['and somewhat more is a doubt', { nbHits: 30, exhaustiveNbHits: false }, 'unknown'],
    ['and as much as was read proves nothing', { nbHits: 17, exhaustiveNbHits: false }, 'complete'],
    ['and less is right', { nbHits: 15, exhaustiveNbHits: false }, 'complete'],
    ['and somewhat more, but only estimated, says nothing', { estimated_total: 30 }, 'complete'],
    ['and far more, but only estimated, is a doubt', { estimated_total: 1200 }, 'unknown'],
  ];
  for (const [title, fields, status] of rows) {
    it(title, () => {
      const run = paged(offset, [
        [fields, itemsOf(17, 0, 10)],
        [fields, itemsOf(17, 10, 10)],
      ]);
      assert.equal(run.verdict.status, status);
      assert(!run.codes.includes('total-matches'));
    });
  }

  it('and far more is a doubt where all pages were read that there are', () => {
    const fields = { nbHits: 1200, nbPages: 2, exhaustiveNbHits: false };
    const run = paged(numbered, [
      [fields, itemsOf(20, 0, 10)],
      [fields, itemsOf(20, 10, 10)],
      [fields, []],
    ]);
    assert.deepEqual([run.verdict.status, run.codes[0]], ['unknown', 'total-differs']);
  });
});

describe('a total that falls while pages are counted', () => {
  const falling = (totals: readonly number[], count: number, pagination: JsonObject = offset, name = 'total') =>
    paged(
      pagination,
      totals.map(
        (total, page) =>
          [
            { [name]: total, next: page + 1 < totals.length ? `x${page}` : null },
            itemsOf(count, page * 10, 10),
          ] as const,
      ),
    );

  it('is a doubt', () => {
    for (const totals of [
      [34, 34, 33, 33],
      [35, 34, 33, 33],
      [34, 34, 34, 33],
    ]) {
      const { verdict, codes } = falling(totals, 33);
      assert.equal(verdict.status, 'unknown', totals.join());
      assert(codes.includes('total-falls'));
    }
  });

  it('is a doubt as a count that stood still before, and was more than any page had', () => {
    for (const name of ['count', 'hits', 'rowCount'])
      assert(falling([34, 34, 33, 33], 33, offset, name).codes.includes('total-falls'), name);
  });

  it('is none as a count that falls with each page, counts the page, or is a size', () => {
    const cases: [string, number[]][] = [
      ['count', [40, 39, 38, 37]],
      ['count', [10, 10, 10, 3]],
      ['size', [34, 34, 33, 33]],
      ['found', [34, 34, 33, 33]],
      ['estimated_count', [34, 34, 33, 33]],
    ];
    for (const [name, counts] of cases)
      assert(!falling(counts, 33, offset, name).codes.includes('total-falls'), `${name} ${counts}`);
  });

  it('is none where it grows, stays, or all of the first total was read', () => {
    const cases: [number[], number][] = [
      [[33, 33, 34, 34], 34],
      [[34, 34, 34, 34], 34],
      [[34, 34, 33, 33], 34],
    ];
    for (const [totals, count] of cases) assert(!falling(totals, count).codes.includes('total-falls'), totals.join());
  });

  it('is none where a token keeps the place', () => {
    const token = { method: 'response.param', responseParam: 'next', queryParam: 'token' };
    assert(!falling([34, 34, 33, 33], 33, token).codes.includes('total-falls'));
  });
});

describe('records that come again where a total is reached', () => {
  const again = [...itemsOf(30, 20, 10).slice(3), ...itemsOf(10).slice(0, 3)];
  const total = { total: 30 };

  it('are a doubt with an id of their own', () => {
    const { verdict, codes } = paged(offset, [
      [total, itemsOf(30, 0, 10)],
      [total, itemsOf(30, 10, 10)],
      [total, again],
    ]);
    assert.deepEqual([verdict.status, codes[0]], ['unknown', 'records-repeated']);
    assert.match(verdict.evidence[0]?.message ?? '', /Page 3 has records that page 1 had.*at least 3 records of 30/);
  });

  const silent: [string, JsonObject, JsonList, JsonList][] = [
    ['without an id', total, Array(10).fill({ v: 0 }), Array(10).fill({ v: 0 })],
    ['with another field changed', total, itemsOf(10), itemsOf(10).map((item) => ({ ...(item as object), at: 2 }))],
    ['that come twice on one page already', total, [...itemsOf(9), ...itemsOf(1)], itemsOf(10)],
    ['where no total is reached', { total: 99 }, itemsOf(10), itemsOf(10).reverse()],
  ];
  for (const [title, fields, first, second] of silent) {
    it(`say nothing ${title}`, () => {
      const run = paged(offset, [
        [fields, first],
        [fields, second],
        [fields, itemsOf(30, 20, 10)],
      ]);
      assert(!run.codes.includes('records-repeated'), run.codes.join());
    });
  }
});

describe('a total that may count the only page', () => {
  const single = (fields: JsonObject, headers: Record<string, string> = {}) =>
    simulateRun({
      dataField: 'items',
      answer: () => ({ body: { total: 7, ...(fields as Record<string, JsonValue>), items: itemsOf(7) }, headers }),
    });

  it('proves nothing where anything leads on', () => {
    for (const fields of [{ has_more: true }, { next: '/items?page=2' }, { next_cursor: 'x2' }] as JsonObject[]) {
      assert.equal(single(fields).verdict.status, 'incomplete', JSON.stringify(fields));
    }
    assert.equal(single({}, { link: '</items?page=2>; rel="next"' }).verdict.status, 'incomplete');
  });

  it('matches where nothing does', () => {
    for (const fields of [{}, { has_more: false }, { next: null }] as JsonObject[]) {
      assert.equal(single(fields).verdict.status, 'complete', JSON.stringify(fields));
    }
  });
});
