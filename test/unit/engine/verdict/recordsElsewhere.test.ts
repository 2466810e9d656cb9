import assert from 'node:assert/strict';
import { type JsonObject, type JsonValue, objectFrom } from '../../../../engine/core/json/value.ts';
import { itemsOf, type SimulatedEnd, simulateRun } from './simulateRun.ts';

const numbered: JsonObject = { method: 'pagenum', limit: 10 };

interface Given {
  first?: JsonValue;
  second: JsonValue;
  dataField?: string | undefined;
  pagination?: JsonObject;
}

/** Two pages: a full one, and one in another shape. */
function run({ first = { items: itemsOf(20, 0, 10) }, second, pagination = numbered, ...given }: Given): SimulatedEnd {
  const dataField = 'dataField' in given ? given.dataField : 'items';
  return simulateRun({
    pagination,
    ...(dataField !== undefined && { dataField }),
    answer: (_, turn) => ({ body: turn === 1 ? first : second }),
  });
}

const more = itemsOf(20, 10, 10);
const under = (keys: string[]): JsonObject => objectFrom(keys.map((key, index) => [key, more[index] ?? null]));

describe('records that are elsewhere on a later page', () => {
  const speaks: [title: string, given: Given, message: RegExp][] = [
    [
      'under another name',
      { second: { results: more } },
      /^Page 2 has no list at "items", but 10 similar records at "results"\.$/,
    ],
    ['in another object', { second: { data: { items: more }, page: 2 } }, /at "data\.items"\.$/],
    ['at the root', { second: more }, /but 10 similar records at "\."\.$/],
    ['within an object at their place', { second: { items: { page: 2, list: more } } }, /at "items\.list"\.$/],
    [
      'within an object where the root was the list',
      { first: itemsOf(20, 0, 10), second: { results: more }, dataField: '.' },
      /has no list at its root/,
    ],
    [
      'in another object, without "dataField"',
      { second: { data: { items: more } }, dataField: undefined },
      /at "data\.items"\.$/,
    ],
    [
      'with fields that only some have',
      { second: { rows: [{ id: 11, name: 'a', note: 'b' }] } },
      /but 1 similar record at "rows"/,
    ],
    [
      'under numbers, because a list has a hole',
      { second: { items: under(['0', '1', '3', '4']) } },
      /^On page 2, "items" is no list but an object with 4 records under their numbers \("0", "1", "3" …\)\.$/,
    ],
    ['under one number', { second: { items: under(['7']) } }, /1 record under its number/],
    [
      'under numbers, as texts',
      {
        first: { items: ['a', 'b'] },
        second: {
          items: objectFrom([
            ['1', 'c'],
            ['2', 'd'],
          ]),
        },
        pagination: { method: 'pagenum', limit: 2 },
      },
      /2 records under their numbers/,
    ],
    [
      'under numbers, without "dataField"',
      { second: { items: under(['0', '2']) }, dataField: undefined },
      /^On page 2, "items" is no list/,
    ],
    ['under ids', { second: { items: under(['k11', 'k12']) } }, /2 records under their ids \("k11", "k12" …\)/],
  ];
  for (const [title, given, message] of speaks) {
    it(`are missing: ${title}`, () => {
      const { verdict, codes } = run(given);
      assert.equal(verdict.status, 'incomplete');
      assert.deepEqual(
        codes.filter((code) => code.includes('full-then')),
        [],
      );
      const {
        message: said = '',
        pointer,
        page,
      } = verdict.evidence.find(({ code }) => code === 'records-elsewhere') ?? {};
      assert.match(said, message);
      const isNamed = 'dataField' in given && given.dataField === undefined;
      assert.deepEqual([page, pointer], [2, isNamed ? '/config/jobs/0' : '/config/jobs/0/dataField']);
    });
  }

  const token: JsonObject = { method: 'response.param', responseParam: 'next', queryParam: 'at' };
  const link: JsonObject = { method: 'response.url', urlKey: 'next' };
  for (const [title, pagination, next] of [
    ['a token', token, 'x2'],
    ['an address', link, '/items?at=2'],
  ] as const) {
    it(`are no end of ${title}`, () => {
      const { verdict } = run({ first: { items: itemsOf(20, 0, 10), next }, second: { results: more }, pagination });
      assert.deepEqual(
        [verdict.status, ...verdict.evidence.map(({ code }) => code)],
        ['incomplete', 'records-elsewhere'],
      );
    });
  }

  it('are seen between other pages', () => {
    const pages: Record<string, JsonValue>[] = [
      { items: itemsOf(30, 0, 10) },
      { results: itemsOf(30, 10, 10) },
      { items: itemsOf(30, 20, 10) },
      { items: [] },
    ];
    const params = ['b', 'c', 'd', null];
    const { codes, verdict } = simulateRun({
      pagination: token,
      dataField: 'items',
      answer: (_, turn) => ({ body: { ...pages[turn - 1], next: params[turn - 1] ?? null } }),
    });
    assert.equal(verdict.status, 'incomplete');
    assert(codes.includes('records-elsewhere'));
  });

  it('are a doubt where the total was read without them: it may count one page', () => {
    const { verdict, codes } = run({
      first: { total: 10, items: itemsOf(20, 0, 10) },
      second: { total: 10, results: more },
    });
    assert.equal(verdict.status, 'unknown');
    assert(codes.includes('records-elsewhere'));
  });

  it('leave a larger total missing', () => {
    const { codes } = run({ first: { total: 20, items: itemsOf(20, 0, 10) }, second: { total: 20, results: more } });
    assert.deepEqual(codes, ['total-differs', 'records-elsewhere']);
  });

  const silent: [title: string, given: Given][] = [
    ['their place is empty, and others are suggested', { second: { items: [], popular: more } }],
    ['their place is null', { second: { items: null, popular: more } }],
    ['a short page has them where they were', { second: { items: more.slice(0, 3), results: more } }],
    ['the last one is no list, as from XML', { second: { items: more[0] ?? null } }],
    [
      'the last one is no list and has lists of its own',
      { second: { items: { id: 11, name: 'a', parts: [{ id: 1, name: 'b' }] } } },
    ],
    ['the place is gone with everything', { second: {} }],
    ['another list is of other things', { second: { owners: [{ mail: 'a', role: 'b', id: 1 }] } }],
    ['another list is of errors', { second: { errors: [{ id: 1, name: 'a' }] } }],
    [
      'the same list was beside the records before',
      { first: { items: itemsOf(20, 0, 10), popular: more }, second: { popular: more } },
    ],
    ['another list is empty', { second: { results: [] } }],
    ['another list is of texts', { second: { results: ['a', 'b'] } }],
    [
      'records have numbers as keys',
      {
        first: {
          items: Array.from({ length: 10 }, (_, index) =>
            objectFrom([
              ['0', index],
              ['1', 'a'],
            ]),
          ),
        },
        second: {
          items: objectFrom([
            ['0', 11],
            ['1', 'b'],
          ]),
        },
      },
    ],
    ['the first page has none', { first: { results: more }, second: { results: more.slice(1) } }],
    [
      'the list has another name and no "dataField" fixes it',
      { second: { results: more.slice(1) }, dataField: undefined },
    ],
  ];
  for (const [title, given] of silent) {
    it(`are none where ${title}`, () => assert(!run(given).codes.includes('records-elsewhere')));
  }
});
