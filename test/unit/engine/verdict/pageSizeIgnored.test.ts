import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { itemsOf, type SimulatedEnd, simulateRun } from './simulateRun.ts';

/** An API with pages of twenty, for any request, and these fields around the records. */
function run(pagination: JsonObject, fields: JsonObject = {}, params: JsonObject = {}, total = 77): SimulatedEnd {
  return simulateRun({
    pagination,
    params,
    dataField: 'items',
    answer: ({ params: asked }) => {
      const { offset = 0, page } = asked as { offset?: number; page?: number };
      const from = page === undefined ? offset : (page - 1) * 20;
      return { body: { ...(fields as Record<string, JsonValue>), items: itemsOf(total, from, 20) } };
    },
  });
}

describe('a page with more records than were asked for', () => {
  const speaks: [title: string, pagination: JsonObject, params: JsonObject, pointer: string][] = [
    ['by offset', { method: 'offset', limit: 15, limitParam: 'limit' }, {}, '/api/pagination/limitParam'],
    ['by number', { method: 'pagenum', limit: 15 }, {}, '/api/pagination/limit'],
    ["by the job's own size", { method: 'offset', limit: 50 }, { limit: 15 }, '/api/pagination/limit'],
  ];
  for (const [title, pagination, params, pointer] of speaks) {
    it(`is a doubt: fifteen asked for and twenty sent, ${title}`, () => {
      const { codes, verdict } = run(pagination, {}, params);
      assert.deepEqual([verdict.status, ...codes], ['unknown', 'page-size-ignored']);
      const [evidence] = verdict.evidence;
      assert.match(evidence?.message ?? '', /^Page 1 has 20 records, but 15 were requested, .* "limit"/);
      assert.deepEqual([evidence?.page, evidence?.pointer], [1, pointer]);
    });
  }

  it('says that the pages overlap where they are asked for by records', () => {
    assert.match(run({ method: 'offset', limit: 15 }).verdict.evidence[0]?.message ?? '', /the pages overlap\.$/);
    assert.doesNotMatch(run({ method: 'pagenum', limit: 15 }).verdict.evidence[0]?.message ?? '', /overlap/);
  });

  const silent: [title: string, pagination: JsonObject, fields: JsonObject, total?: number][] = [
    ['as many as were asked for', { method: 'offset', limit: 20 }, {}],
    ['fewer', { method: 'offset', limit: 30 }, {}, 17],
    ['no size is asked for', { method: 'offset' }, {}],
    ['the total was read', { method: 'pagenum', limit: 15 }, { total: 77 }],
    ['all pages were read', { method: 'pagenum', limit: 15 }, { total_pages: 4 }],
    ['the method sends no size', { method: 'response.param', responseParam: 'next', queryParam: 'at' }, { next: null }],
  ];
  for (const [title, pagination, fields, total] of silent) {
    it(`is none where ${title}`, () => {
      assert(!run(pagination, fields, {}, total).codes.includes('page-size-ignored'));
    });
  }
});
