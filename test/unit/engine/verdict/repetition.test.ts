import assert from 'node:assert/strict';
import type { JsonObject } from '../../../../engine/core/json/value.ts';
import { fieldsIf, itemsOf, type SimulatedAnswer, simulateRun } from './simulateRun.ts';

const numbered = { method: 'pagenum' };
const pageOf = (params: JsonObject) => Number((params as { page?: number }).page ?? 1);

/** Numbered pages of ten; `at` changes from response to response. */
const ask = (answer: (page: number, turn: number) => SimulatedAnswer, pagination: JsonObject = numbered) =>
  simulateRun({ pagination, answer: ({ params }, turn) => answer(pageOf(params), turn) });

describe('a page that came again', () => {
  for (const length of [1, 2, 3, 7]) {
    it(`in a circle of ${length} speaks for missing records`, () => {
      const run = ask((page, turn) => ({ body: { at: turn, items: itemsOf(1000, ((page - 1) % length) * 10, 10) } }));
      assert.deepEqual([run.stop, run.pages, run.verdict.status], ['repeated-page', length, 'incomplete']);
      assert.deepEqual(run.codes, ['repeated-page']);
      assert(run.requests <= length + 2);
      assert.equal(run.verdict.evidence[0]?.page, 1);
      assert.equal(run.verdict.evidence[0]?.pointer, '/api/pagination/method');
    });
  }

  it('by a request that came again', () => {
    const run = simulateRun({
      pagination: { method: 'response.param', responseParam: 'next', queryParam: 'token' },
      answer: (_, turn) => ({ body: { next: `x${turn % 3}`, items: [{ status: 'ok' }] } }),
    });
    assert.deepEqual([run.stop, ...run.codes], ['repeated-page', 'repeated-page']);
    assert.match(run.verdict.evidence[0]?.message ?? '', /in a loop/);
    assert.doesNotMatch(JSON.stringify(run.verdict), /x[012]/);
  });

  const doubts: [string, JsonObject, (page: number, turn: number) => SimulatedAnswer][] = [
    [
      'as the last page, again and again',
      numbered,
      (page, turn) => ({ body: { at: turn, items: itemsOf(30, (Math.min(page, 3) - 1) * 10, 10) } }),
    ],
    [
      'with more than was asked for, which may be all',
      { method: 'pagenum', limit: 10 },
      (_, turn) => ({ body: { at: turn, items: itemsOf(57) } }),
    ],
    [
      'empty, for the same request',
      { method: 'response.param', responseParam: 'next', queryParam: 'token' },
      (_, turn) => ({ body: { at: turn, next: 'x', items: turn === 1 ? itemsOf(10) : [] } }),
    ],
  ];
  for (const [title, pagination, answer] of doubts) {
    it(`is a doubt ${title}`, () => {
      const run = ask(answer, pagination);
      assert.deepEqual([run.stop, run.verdict.status, run.codes.at(-1)], ['repeated-page', 'unknown', 'repeated-page']);
    });
  }

  it('is a doubt where the total was read', () => {
    const run = ask((_, turn) => ({ body: { at: turn, total: 57, items: itemsOf(57) } }));
    assert.deepEqual([run.verdict.status, ...run.codes], ['unknown', 'repeated-page', 'total-matches']);
  });

  it('speaks for missing records with the total that says so', () => {
    const run = ask((_, turn) => ({ body: { at: turn, total: 57, items: itemsOf(57, 0, 10) } }));
    assert.deepEqual([run.verdict.status, ...run.codes], ['incomplete', 'total-differs', 'repeated-page']);
  });

  it('is nothing on a detail, which is asked for under the paging of other jobs', () => {
    for (const hasTime of [true, false]) {
      const answer = (_: unknown, turn: number) => ({ body: { ...fieldsIf(hasTime, { at: turn }), data: { id: 1 } } });
      const run = simulateRun({ pagination: numbered, dataField: 'data', answer });
      assert.deepEqual([run.stop, run.pages, ...run.codes], ['repeated-page', 1]);
    }
  });
});

describe('an answer that came again', () => {
  const ways: [title: string, pagination: JsonObject][] = [
    ['at another offset', { method: 'offset', limit: 10 }],
    ['under another number', { method: 'pagenum', limit: 10 }],
  ];
  for (const [title, pagination] of ways) {
    it(`speaks for missing records where it is a full first page ${title}, as its stamped twin does`, () => {
      for (const stamp of [false, true]) {
        const run = ask(
          (_, turn) => ({ body: { ...fieldsIf(stamp, { at: turn }), items: itemsOf(57, 0, 10) } }),
          pagination,
        );
        assert.deepEqual(
          [run.stop, run.verdict.status, ...run.codes],
          ['repeated-page', 'incomplete', 'repeated-page'],
        );
        assert.equal(run.verdict.evidence[0]?.pointer, '/api/pagination/method');
      }
    });
  }

  it('is a doubt where it is the last of several pages: some APIs send it for all that follow', () => {
    const run = ask((page) => ({ body: itemsOf(30, (Math.min(page, 3) - 1) * 10, 10) }), {
      method: 'pagenum',
      limit: 10,
    });
    assert.deepEqual(
      [run.stop, run.records, run.verdict.status, ...run.codes],
      ['repeated-page', 30, 'unknown', 'same-answer'],
    );
  });

  it('is a doubt', () => {
    const run = ask(() => ({ body: { items: itemsOf(10) } }));
    assert.deepEqual([run.stop, run.verdict.status, ...run.codes], ['repeated-page', 'unknown', 'same-answer']);
  });

  it('is nothing where the total was read', () => {
    const run = ask(() => ({ body: { total: 57, items: itemsOf(57) } }));
    assert.deepEqual([run.verdict.status, ...run.codes], ['complete', 'total-matches']);
  });
});

describe('equal pages of which nothing tells the records apart', () => {
  const zeros = [{ value: 0 }, { value: 0 }];
  const token = { method: 'response.param', responseParam: 'next', queryParam: 'page' };
  const fallback = (around: (page: number) => JsonObject) => (page: number, turn: number) => ({
    body: { at: turn, ...around(page), items: itemsOf(1000, page <= 3 ? (page - 1) * 10 : 0, 10) },
  });
  type Row = [
    title: string,
    status: string,
    codes: string[],
    answer: (page: number, turn: number) => SimulatedAnswer,
    pagination?: JsonObject,
  ];
  const rows: Row[] = [
    ['speak for missing records', 'incomplete', ['repeated-page'], (page) => ({ body: { page, items: zeros } })],
    [
      'are a doubt where the API gives a new token each time',
      'unknown',
      ['repeated-page'],
      (page) => ({ body: { next: page + 1, items: zeros } }),
      token,
    ],
    [
      'are a doubt where the only page may be all',
      'unknown',
      ['repeated-page', 'no-next'],
      (page) => ({ body: { page, next: null, items: zeros } }),
    ],
    [
      'are a doubt where they may have reached the total',
      'unknown',
      ['repeated-page', 'total-matches'],
      (page) => ({ body: { page, total: 8, items: zeros } }),
    ],
    [
      'are a doubt where a thousand are empty',
      'unknown',
      ['repeated-page'],
      (page) => ({ body: { next: page + 1, items: page === 1 ? zeros : [] } }),
      token,
    ],
    ['are none where records have ids', 'complete', ['says-no-more'], fallback((page) => ({ has_more: page < 3 }))],
    ['are none behind a total', 'complete', ['total-matches'], fallback(() => ({ total: 30 }))],
    ['speak for missing records where nothing tells of an end', 'incomplete', ['repeated-page'], fallback(() => ({}))],
  ];
  for (const [title, status, codes, answer, pagination = numbered] of rows) {
    it(title, () => {
      const run = ask(answer, pagination);
      assert.deepEqual([run.stop, run.verdict.status, ...run.codes], ['repeated-page', status, ...codes]);
    });
  }
});
