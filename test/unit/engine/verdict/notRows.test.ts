import assert from 'node:assert/strict';
import { type JsonObject, type JsonValue, objectFrom } from '../../../../engine/core/json/value.ts';
import { findHiddenRows, type HiddenRows } from '../../../../engine/core/verdict/hiddenRows.ts';
import { itemsOf, simulateRun } from './simulateRun.ts';
import { judgeAnswer } from './singleAnswer.ts';

/** Items under keys instead of in a list. */
function keyed(total: number, key: (id: number) => string = (id) => `k${id}`, from = 0, size = total): JsonObject {
  return objectFrom(itemsOf(total, from, size).map((item, index) => [key(from + index + 1), item]));
}

describe('an object that looks like several records', () => {
  const looks: [title: string, value: JsonValue, as: HiddenRows['as'], rows: number][] = [
    ['records under ids', keyed(20), 'records', 20],
    ['three of them, under words', keyed(3, (id) => ['', 'ada', 'ben', 'cyd'][id] ?? ''), 'records', 3],
    ['records under numbers', keyed(9, (id) => String(id > 2 ? id : id - 1)), 'records', 9],
    [
      'records of which some have one more field',
      { a1: { id: 1, n: 2 }, a2: { id: 2, n: 3, x: 4 }, a3: { id: 3, n: 1 } },
      'records',
      3,
    ],
    ['prices of one field', { bitcoin: { usd: 1 }, ethereum: { usd: 2 }, cardano: { usd: 3 } }, 'records', 3],
    [
      'values at times',
      { '2026-01-01': { value: 1 }, '2026-01-02': { value: 2 }, '2026-01-03': { value: 3 } },
      'records',
      3,
    ],
    [
      'lists under names',
      { australian: ['kelpie', 'shepherd'], bulldog: ['boston'], akita: [], hound: ['afghan'] },
      'lists',
      4,
    ],
    ['groups of records', { a: itemsOf(3), b: itemsOf(2), c: [] }, 'lists', 5],
    ['columns', { id: [1, 2, 3], name: ['a', 'b', 'c'] }, 'columns', 3],
    ['columns of times', { time: ['00:00', '01:00'], temperature_2m: [1.5, 1.2], rain: [null, 0] }, 'columns', 2],
    [
      'rows beside the names of their columns',
      {
        columns: ['id', 'name'],
        rows: [
          [1, 'a'],
          [2, 'b'],
        ],
        count: 2,
      },
      'table',
      2,
    ],
    ['rows beside their headers', { columnHeaders: [{ name: 'id' }, { name: 'n' }], data: [['1', '2']] }, 'table', 1],
  ];
  for (const [title, value, as, rows] of looks) {
    it(`may be ${title}`, () => {
      const found = findHiddenRows(value);
      assert.deepEqual([found?.as, found?.rows.length], [as, rows]);
    });
  }

  const silent: [title: string, value: JsonValue][] = [
    ['a record', { id: 1, name: 'a', owner: { id: 2, name: 'b' } }],
    ['a record of objects', { owner: { id: 2, name: 'b' }, place: { lat: 1, lon: 2 }, size: { w: 1, h: 2 } }],
    [
      'settings by section',
      {
        smtp: { enabled: true, host: 'x', port: 25 },
        ldap: { enabled: false, url: 'y', base: 'z' },
        sso: { enabled: true, issuer: 'i', key: 'k' },
      },
    ],
    ['translations into two languages', { en: { title: 'a', text: 'b' }, de: { title: 'c', text: 'd' } }],
    ['two records under ids', keyed(2)],
    ['rates', { CZK: 25.1, USD: 1.1, PLN: 4.3 }],
    [
      'a shape on a map',
      { type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2] }, properties: { name: 'a' } },
    ],
    [
      'values with their types',
      { name: { value: 'a', type: 'text' }, age: { value: 3, type: 'number' }, town: { value: 'b', type: 'text' } },
    ],
    ['aggregated values', { avg_price: { value: 1.5 }, max_price: { value: 3 }, min_price: { value: 1 } }],
    ['links', { self: { href: '/1' }, next: { href: '/2' }, last: { href: '/9' } }],
    ['a record with two lists', { id: 1, tags: ['a', 'b'], roles: ['x', 'y'] }],
    ['lists of different things', { users: [{ id: 1, name: 'a' }], rates: [{ from: 'x', to: 'y' }], tags: ['c'] }],
    ['lists of different lengths', { tags: ['a', 'b'], roles: ['x'] }],
    ['lists of one value', { tags: ['a'], roles: ['x'] }],
    ['columns of another number than the rows have', { columns: ['id'], rows: [[1, 'a']] }],
    ['rows without columns', { id: 1, rows: [[1, 'a']], total: 1 }],
    ['empty objects', { a: {}, b: {}, c: {} }],
    ['nothing', {}],
    ['a list', itemsOf(3)],
    ['a text', 'abc'],
  ];
  for (const [title, value] of silent) {
    it(`is not ${title}`, () => assert.equal(findHiddenRows(value), undefined));
  }

  it('is told by its first fields: no more of the values are looked at', () => {
    const seen = new Set<string>();
    const watch = (item: JsonValue, key: string): JsonValue =>
      new Proxy(item as Record<string, JsonValue>, {
        ownKeys: (target) => {
          seen.add(key);
          return Reflect.ownKeys(target);
        },
      });
    const entries = itemsOf(5000).map((item, index): [string, JsonValue] => [`k${index}`, watch(item, `k${index}`)]);
    assert.equal(findHiddenRows(objectFrom(entries))?.rows.length, 5000);
    assert.equal(seen.size, 20);
  });
});

describe('records that are not in a list', () => {
  it('are a doubt at "dataField", with what they look like and that no key turns keys into rows', () => {
    const { verdict } = judgeAnswer({ orders: keyed(20) }, 'orders');
    assert.equal(verdict.status, 'unknown');
    assert.deepEqual(verdict.evidence, [
      {
        code: 'not-rows',
        message:
          '"orders" looks like 20 records under their ids ("k1", "k2", "k3" …); the format takes it as one record, and no key of the format turns keys into rows.',
        page: 1,
        path: 'orders',
        pointer: '/config/jobs/0/dataField',
      },
    ]);
  });

  const said: [title: string, body: JsonObject, dataField: string | undefined, message: RegExp][] = [
    [
      'columns',
      { d: { id: [1, 2], n: ['a', 'b'] } },
      'd',
      /^"d" looks like 2 records written as columns .* turns columns into rows\.$/,
    ],
    [
      'a table, with what to write',
      { d: { fields: ['a', 'b'], data: [[1, 2]] } },
      'd',
      /as one record\. With "d\.data" as "dataField", each of its rows is one\.$/,
    ],
    [
      'lists',
      { message: { a: ['x'], b: ['y'], c: [] } },
      'message',
      /^"message" looks like lists under their names \("a", "b", "c" …\)/,
    ],
    ['the whole response', keyed(3), '.', /^The response looks like 3 records under their ids .* as one record/],
    [
      'the whole response, without "dataField"',
      keyed(3),
      undefined,
      /^The response looks like .*; the format takes no row of it/,
    ],
    [
      'a list with a hole',
      { items: keyed(9, (id) => String(id > 2 ? id : id - 1)) },
      'items',
      /^"items" looks like 9 records under their numbers \("0", "1", "3" …\)/,
    ],
  ];
  for (const [title, body, dataField, message] of said) {
    it(`are a doubt as ${title}`, () => {
      const { verdict } = judgeAnswer(body, dataField);
      assert.equal(verdict.status, 'unknown');
      assert.match(verdict.evidence.find(({ code }) => code === 'not-rows')?.message ?? '', message);
    });
  }

  const around: [title: string, fields: Record<string, JsonValue>, code: string][] = [
    ['a number of pages', { page: 1, pages: 3 }, 'pages-missing'],
    ['a total', { total: 60 }, 'total-differs'],
    ['a flag', { has_more: true }, 'has-more'],
    ['a next address', { next: '/orders?page=2' }, 'next-link'],
  ];
  for (const [title, fields, code] of around) {
    it(`leave what is around them an envelope: ${title} says that there is more`, () => {
      const pagination = { method: 'pagenum', limit: 20 };
      const body = { ...fields, orders: keyed(20) };
      const { codes, verdict } = simulateRun({ pagination, dataField: 'orders', answer: () => ({ body }) });
      assert.equal(verdict.status, 'incomplete');
      assert.deepEqual(codes, [code, 'not-rows']);
    });
  }

  it('are counted as the API counts them, and stay a doubt', () => {
    const { codes, verdict } = judgeAnswer({ total: 17, orders: keyed(17) }, 'orders');
    assert.deepEqual([verdict.status, ...codes], ['unknown', 'not-rows', 'total-matches']);
  });

  it('end nothing by being one, or none', () => {
    const answer = (_: unknown, turn: number) => ({
      body: { orders: turn > 3 ? [] : keyed(60, undefined, turn * 20 - 20, 20) },
    });
    const { codes, verdict, pages } = simulateRun({ pagination: { method: 'pagenum' }, dataField: 'orders', answer });
    assert.deepEqual([pages, verdict.status, ...codes], [4, 'unknown', 'not-rows']);
  });

  const silent: [title: string, body: JsonObject, dataField: string | undefined][] = [
    ['a detail is one object', { total: 9, pages: 3, data: { id: 1, name: 'a', tags: ['x', 'y'] } }, 'data'],
    ['a record holds others under ids', { items: [{ id: 1, lines: keyed(5) }] }, 'items'],
    ['they are beside the records', { items: itemsOf(2), users: keyed(5) }, 'items'],
    ['the whole response is a list', { items: itemsOf(2), facets: keyed(5) }, undefined],
  ];
  for (const [title, body, dataField] of silent) {
    it(`are none where ${title}`, () => {
      const { codes } = judgeAnswer(body, dataField);
      assert(!codes.some((code) => ['not-rows', 'total-differs', 'pages-missing'].includes(code)), codes.join(' '));
    });
  }
});

describe('Records in another shape below the root, for a job without dataField', () => {
  const judged: [title: string, response: JsonValue, message: RegExp | undefined][] = [
    [
      'under their ids',
      { members: keyed(20) },
      /^"members" looks like 20 records under their ids .*takes no row of it/,
    ],
    ['within an object', { data: { members: keyed(5) } }, /^"data\.members" looks like 5 records/],
    ['in columns', { hourly: { time: ['1', '2'], rain: [0, 1] } }, /^"hourly" looks like .*columns into rows/],
    ['one record', { member: { id: 1, name: 'a' } }, undefined],
    ['a response with nothing', {}, undefined],
  ];
  for (const [title, response, message] of judged) {
    it(`are ${message === undefined ? 'none in' : 'told'}: ${title}`, () => {
      const found = judgeAnswer(response).verdict.evidence.find(({ code }) => code === 'not-rows');
      if (message === undefined) assert.equal(found, undefined);
      else assert.match(found?.message ?? '', message);
    });
  }
});
