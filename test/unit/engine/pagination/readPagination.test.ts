import assert from 'node:assert/strict';
import type { JsonObject } from '../../../../engine/core/json/value.ts';
import { readPagination, scrollersOf } from '../../../../engine/core/pagination/scrollers/readPagination.ts';

const offset: JsonObject = { method: 'offset', limit: 100, forceStop: { pages: 2 } };
const several: JsonObject = {
  method: 'multiple',
  limitStop: { count: 5 },
  scrollers: { 'a/b': offset, none: { limit: 1 }, tokens: { method: 'response.param', responseParam: 'n' }, broken: 5 },
};

describe('readPagination', () => {
  const kinds: [title: string, written: JsonObject | undefined, kind: string, scrollers: string[]][] = [
    ['nothing', undefined, 'none', []],
    ['options without a method', { limit: 5 }, 'none', []],
    ['one way of paging', offset, 'one', ['offset at /api/pagination']],
    [
      'several to choose from, without those that page nothing',
      several,
      'several',
      ['offset at /api/pagination/scrollers/a~1b', 'response.param at /api/pagination/scrollers/tokens'],
    ],
  ];
  for (const [title, written, kind, scrollers] of kinds) {
    it(`reads ${title}`, () => {
      const pagination = readPagination(written);
      const found = scrollersOf(pagination).map(({ method, pointer }) => `${method} at ${pointer}`);
      assert.deepEqual([pagination.kind, found], [kind, scrollers]);
    });
  }

  it('puts the conditions beside the scrollers around those of each', () => {
    const ends = scrollersOf(readPagination(several)).map(({ rules }) => rules.flatMap((rule) => rule.ends));
    const outer = '5 records were read ("limitStop")';
    assert.deepEqual(ends, [[outer, '2 pages were read ("forceStop.pages")'], [outer]]);
  });

  it('points to an option where it is written, else to all of them', () => {
    const [scroller] = scrollersOf(readPagination(several));
    const pointers = ['limit', 'limitParam'].map((option) => scroller?.pointerTo(option));
    const place = '/api/pagination/scrollers/a~1b';
    assert.deepEqual(pointers, [`${place}/limit`, place]);
  });
});
