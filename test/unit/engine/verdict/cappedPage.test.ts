import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { itemsOf, simulateRun } from './simulateRun.ts';
import { judgeShortPage } from './singleAnswer.ts';

const around = (count: number, fields: JsonObject = {}) => ({
  ...(fields as Record<string, JsonValue>),
  items: itemsOf(count),
});

describe('a first page that ended the paging because it was short', () => {
  const capped: [string, number, number, JsonObject][] = [
    ['as many as the API says its page has', 42, 1000, { per_page: 42 }],
    ['as many as the API says in text', 50, 1000, { meta: { pageSize: '50' } }],
    ['as many as the limit of the API', 15, 100, { limit: 15 }],
    ['as many as the largest page of the API', 42, 1000, { max_limit: 42, limit: 1000 }],
    ['a round number that the API says too', 10, 100, { per_page: 10 }],
  ];
  for (const [title, count, limit, fields] of capped) {
    it(`is full by what the API says: ${title}`, () => {
      const { codes, verdict } = judgeShortPage(around(count, fields), limit);
      assert.deepEqual(codes, ['capped-page']);
      assert.equal(verdict.status, 'incomplete');
      assert.match(verdict.evidence[0]?.message ?? '', new RegExp(`${count} records of the ${limit} requested`));
    });
  }

  it('is full by the header that names its size', () => {
    assert.deepEqual(judgeShortPage(itemsOf(42), 1000, { 'x-per-page': '42' }).codes, ['capped-page']);
  });

  const round: [string, number, number, JsonObject][] = [
    ['a hundred of a thousand', 100, 1000, {}],
    ['fifty of five hundred', 50, 500, {}],
    ['twenty of a hundred', 20, 100, {}],
    ['250 of a thousand', 250, 1000, {}],
    ['ten of a hundred', 10, 100, {}],
    ['a hundred, and the API repeats what was asked for', 100, 1000, { limit: 1000 }],
  ];
  for (const [title, count, limit, fields] of round) {
    it(`is a doubt by its round number alone: ${title}`, () => {
      const { codes, verdict } = judgeShortPage(around(count, fields), limit);
      assert.deepEqual(codes, ['capped-page']);
      assert.equal(verdict.status, 'unknown');
    });
  }

  it('is a doubt by a name that counts the page in some APIs', () => {
    for (const fields of [{ page_size: 7 }, { meta: { pageLen: 43 } }] as JsonObject[]) {
      const count = Number(/\d+/.exec(JSON.stringify(fields))?.[0]);
      assert.equal(judgeShortPage(around(count, fields), 100).verdict.status, 'unknown', JSON.stringify(fields));
    }
  });

  const silent: [string, number, number, JsonObject][] = [
    ['37 of a hundred', 37, 100, {}],
    ['one of ten', 1, 10, {}],
    ['none of ten', 0, 10, {}],
    ['a count that is the page itself', 7, 100, { count: 7, size: 7, itemsPerPage: 7, resultsPerPage: 7 }],
    ['a count by another name', 7, 100, { results: 7 }],
    ['less than the page that the API has', 37, 100, { per_page: 50 }],
    ['a round number less than the page that the API has', 20, 100, { per_page: 50 }],
    ['less than the largest page', 37, 100, { limit: 100, max_limit: 200 }],
    ['a round number, which is the total', 100, 500, { total: 100 }],
    ['a round number, and all pages there are', 100, 500, { total_pages: 1 }],
    ['a round number, and there is no more', 100, 500, { has_more: false }],
    ['a round number, and there is no next address', 100, 1000, { next: null }],
  ];
  for (const [title, count, limit, fields] of silent) {
    it(`is not: ${title}`, () => {
      const { codes, verdict } = judgeShortPage(around(count, fields), limit);
      assert(!codes.includes('capped-page'));
      assert.notEqual(verdict.status, 'incomplete');
    });
  }

  it('is a doubt where the API says its size, but no next address', () => {
    assert.equal(judgeShortPage(around(42, { next: null, per_page: 42 }), 1000).verdict.status, 'unknown');
  });

  it('is no evidence on a later page', () => {
    const { codes } = simulateRun({
      pagination: { method: 'offset', limit: 100 },
      answer: ({ params }) => ({ body: itemsOf(150, Number((params as { offset: number }).offset), 100) }),
    });
    assert.deepEqual(codes, ['full-then-short']);
  });

  it('is no evidence without paging', () => {
    assert.deepEqual(simulateRun({ answer: () => ({ body: itemsOf(100) }) }).codes, []);
  });

  describe('blames', () => {
    const pointerOf = (pagination: JsonObject, params: JsonObject = {}) =>
      simulateRun({ pagination, params, answer: () => ({ body: itemsOf(100) }) }).verdict.evidence[0]?.pointer;

    it('the limit of the paging', () => {
      assert.equal(pointerOf({ method: 'offset', limit: 1000 }), '/api/pagination/limit');
      assert.equal(pointerOf({ method: 'pagenum', limit: '1000' }), '/api/pagination/limit');
    });

    it('the parameter of the job that was sent instead', () => {
      assert.equal(pointerOf({ method: 'offset', limit: 50 }, { limit: 500 }), '/config/jobs/0/params/limit');
      const own = { method: 'pagenum', limitParam: 'per/page' };
      assert.equal(pointerOf(own, { 'per/page': 500 }), '/config/jobs/0/params/per~1page');
    });
  });
});
