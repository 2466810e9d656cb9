import assert from 'node:assert/strict';
import type { StopReason } from '../../../../engine/core/contracts/generated/types.ts';
import type { JsonList, JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { Judge } from '../../../../engine/core/verdict/judging/judge.ts';
import { fieldsIf, itemsOf, type SimulatedAnswer, simulateRun } from './simulateRun.ts';

/** Pages of these numbers of records, read with these options. */
const pagesOf = (pagination: JsonObject, ...sizes: number[]) => {
  const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0));
  const answer = (_: unknown, turn: number) => ({
    body: itemsOf(1000, starts[turn - 1] ?? 0, sizes[turn - 1] ?? 0),
  });
  return simulateRun({ pagination, answer });
};

describe('full pages and then a short or an empty one', () => {
  const offset = { method: 'offset', limit: 10 };
  const rows: [string, JsonObject, number[], string[]][] = [
    ['full, full, short', offset, [10, 10, 3], ['full-then-short']],
    ['full, empty', offset, [10, 0], ['full-then-empty']],
    ['full by the first page, where no size is asked for', { method: 'offset' }, [7, 7, 3], ['full-then-short']],
    ['numbered, without a size', { method: 'pagenum' }, [7, 7, 3, 0], ['full-then-empty']],
    ['numbered, one page', { method: 'pagenum' }, [7, 0], ['full-then-empty']],
    ['by ids, several pages', { method: 'cursor', idKey: 'id', param: 'since' }, [7, 3, 0], ['full-then-empty']],
    ['by ids, one page, which may not be in order', { method: 'cursor', idKey: 'id', param: 'since' }, [7, 0], []],
    ['one short page', offset, [3], []],
    ['never full', { method: 'pagenum' }, [3, 7, 0], []],
  ];
  for (const [title, options, sizes, codes] of rows) {
    it(title, () => {
      const run = pagesOf(options, ...sizes);
      assert.deepEqual(run.codes, codes);
      assert.equal(run.verdict.status, codes.length > 0 ? 'complete' : 'unknown');
    });
  }
});

describe('the value for the next page', () => {
  const token = { method: 'response.param', responseParam: 'meta.next', queryParam: 'token' };
  const answers =
    (...nexts: (JsonValue | undefined)[]) =>
    (_: unknown, turn: number) => {
      const next = nexts[turn - 1];
      return {
        body: { meta: fieldsIf(next !== undefined, { next: next ?? null }), items: itemsOf(90, turn * 10, 10) },
      };
    };

  for (const end of [undefined, null, '', 0, '0', []] as (JsonValue | undefined)[]) {
    it(`that came with every page but the last, where it is ${JSON.stringify(end)}`, () => {
      const { codes, verdict } = simulateRun({ pagination: token, answer: answers('x1', 'x2', end) });
      assert.deepEqual(codes, ['token-ended']);
      assert.equal(verdict.status, 'complete');
      assert.match(verdict.evidence[0]?.message ?? '', /"meta.next" .* page 3\./);
    });
  }

  it('that is an address', () => {
    const pagination = { method: 'response.url', urlKey: 'meta.next' };
    assert.deepEqual(simulateRun({ pagination, answer: answers('?p=2', null) }).codes, ['link-ended']);
  });

  it('that is empty in the only answer speaks for all, but not against anything', () => {
    assert.deepEqual(simulateRun({ pagination: token, answer: answers(null) }).codes, ['no-next']);
    const answer = () => ({ body: { meta: { next: null }, has_more: true, items: itemsOf(10) } });
    const { codes, verdict } = simulateRun({ pagination: token, answer });
    assert.deepEqual(codes, ['has-more', 'no-next']);
    assert.equal(verdict.status, 'incomplete');
  });

  it('that ended outweighs a total that was only estimated, down to a doubt', () => {
    const answer = (_: unknown, turn: number) => ({
      body: { total: 1_000_000, meta: { next: turn < 3 ? `x${turn}` : null }, items: itemsOf(90, turn * 10, 10) },
    });
    const { codes, verdict } = simulateRun({ pagination: token, answer });
    assert.deepEqual(codes, ['total-differs', 'token-ended']);
    assert.equal(verdict.status, 'unknown');
  });

  it('that ended does not outweigh one at another place', () => {
    const answer = (_: unknown, turn: number) => ({
      body: {
        ...(turn < 3 ? { meta: { next: `x${turn}` } } : { paging: { next_token: 'x3' } }),
        items: itemsOf(90, turn * 10, 10),
      },
    });
    assert.deepEqual(simulateRun({ pagination: token, answer }).codes, ['token-beside', 'token-ended']);
  });

  it('that is left because it is too young is not ended', () => {
    const pagination = { method: 'zendesk.response.url', urlKey: 'next' };
    const answer = () => ({ body: { next: '?start_time=9999999999', items: itemsOf(10) } });
    assert.deepEqual(simulateRun({ pagination, answer }).codes, []);
  });
});

describe('"nextPageFlag"', () => {
  const flagged = (answer: (turn: number) => JsonObject, flag: JsonObject = { field: 'more', stopOn: false }) =>
    simulateRun({
      pagination: { method: 'pagenum', nextPageFlag: flag },
      answer: (_, turn) => ({
        body: { ...(answer(turn) as Record<string, JsonValue>), items: itemsOf(90, turn * 10, 10) },
      }),
    });

  it('that ended the paging by a field', () => {
    assert.deepEqual(flagged((turn) => ({ more: turn < 3 })).codes, ['says-no-more', 'flag-ended']);
  });

  it('that was understood the other way round', () => {
    const { verdict, codes } = flagged(() => ({ more: true }), { field: 'more', stopOn: true });
    assert.deepEqual(codes, ['has-more', 'flag-ended']);
    assert.equal(verdict.status, 'incomplete');
  });

  it('that no answer had is a doubt; one that the last does not have says nothing', () => {
    const { verdict, codes } = flagged(() => ({}));
    assert.deepEqual(codes, ['path-never-found']);
    assert.equal(verdict.status, 'unknown');
    assert.equal(verdict.evidence[0]?.pointer, '/api/pagination/nextPageFlag');
    assert.deepEqual(flagged((turn) => fieldsIf(turn < 3, { more: true })).codes, []);
  });
});

describe('what cut the paging', () => {
  const cuts: [StopReason, string][] = [
    ['max-pages', 'max-pages'],
    ['max-records', 'max-records'],
    ['max-requests', 'max-requests'],
    ['cancelled', 'cancelled'],
    ['failed', 'failed'],
    ['force-stop', 'force-stop'],
    ['limit-stop', 'limit-stop'],
  ];
  const end = {
    pages: 1,
    records: 7,
    scroller: undefined,
    pageSize: undefined,
    jobPointer: '/config/jobs/0',
    dataField: undefined,
  };
  const seen = (body: JsonValue, records: JsonList, recordsPath?: string) => ({
    number: 1,
    request: { endpoint: 'items', method: 'GET' as const, params: {}, headers: {} },
    response: body,
    headers: new Map(),
    records,
    recordsPath,
  });

  for (const [stop, code] of cuts) {
    it(`${stop} speaks for missing records, and what points on is no more than that`, () => {
      const judge = new Judge();
      const items = itemsOf(7);
      judge.see(seen({ has_more: true, next: '/2', items }, items, 'items'));
      const { status, evidence } = judge.conclude({ ...end, stop: { stop, message: '' } });
      assert.equal(status, 'incomplete');
      assert.equal(evidence[0]?.code, code);
      if (stop !== 'limit-stop') assert.equal(evidence.length, 1);
    });
  }

  it('is told without any page', () => {
    const { status, evidence } = new Judge().conclude({
      ...end,
      pages: 0,
      records: 0,
      stop: { stop: 'failed', message: '' },
    });
    assert.equal(status, 'incomplete');
    assert.deepEqual(evidence, [{ code: 'failed', message: 'The run failed before the job was finished.' }]);
  });

  for (const stop of ['max-pages', 'max-records', 'max-requests', 'force-stop'] as const) {
    it(`${stop} is a doubt where the total was read all the same`, () => {
      const judge = new Judge();
      const items = itemsOf(7);
      judge.see(seen({ total: 7, items }, items, 'items'));
      const { status, evidence } = judge.conclude({ ...end, stop: { stop, message: '' } });
      assert.deepEqual([status, ...evidence.map(({ code }) => code)], ['unknown', stop, 'total-matches']);
    });
  }

  it('is not said of a detail, which the stop conditions of other jobs cannot cut', () => {
    for (const stop of ['force-stop', 'limit-stop'] as const) {
      const judge = new Judge();
      judge.see(seen({ id: 1 }, [{ id: 1 }], '.'));
      assert.deepEqual(judge.conclude({ ...end, stop: { stop, message: '' } }).evidence, []);
    }
  });

  describe('as "limitStop" with the field of a total', () => {
    const limited = (fields: JsonObject, field: string, all = 20) =>
      simulateRun({
        pagination: { method: 'offset', limit: 10, limitStop: { field } },
        answer: ({ params }) => ({
          body: {
            ...(fields as Record<string, JsonValue>),
            items: itemsOf(all, Number((params as { offset: number }).offset), 10),
          },
        }),
      });
    const rows: [string, JsonObject, string, string, string[]][] = [
      ['that was reached', { found: { matching: 20 } }, 'found.matching', 'complete', ['total-matches']],
      ['of a known name', { total: '20' }, 'total', 'complete', ['total-matches']],
      ['that was passed', { matching: 15 }, 'matching', 'unknown', ['limit-stop']],
      ['that no answer has', {}, 'matching', 'incomplete', ['limit-stop']],
      ['that counts the page, which is full', { count: 10 }, 'count', 'unknown', ['limit-stop']],
    ];
    for (const [title, fields, field, status, codes] of rows) {
      it(title, () => {
        const run = limited(fields, field);
        assert.deepEqual([run.stop, run.verdict.status, ...run.codes], ['limit-stop', status, ...codes]);
      });
    }
  });
});

describe('an error that is ignored', () => {
  const answer =
    (errorAt: number, fields: JsonObject = {}) =>
    (_: unknown, turn: number): SimulatedAnswer =>
      turn === errorAt
        ? { body: { error: 'x', has_more: true, next: '/x', total: 999 }, isError: true }
        : { body: { ...(fields as Record<string, JsonValue>), items: itemsOf(23, (turn - 1) * 10, 10) } };

  it('is a doubt, counted, and nothing in its answer is evidence', () => {
    const { codes, verdict } = simulateRun({
      pagination: { method: 'pagenum' },
      dataField: 'items',
      answer: answer(3),
    });
    assert.deepEqual(codes, ['ignored-error']);
    assert.equal(verdict.status, 'unknown');
    assert.match(verdict.evidence[0]?.message ?? '', /^1 response .* page 3\.$/);
  });

  it('behind the last page is explained by the total', () => {
    const run = simulateRun({
      pagination: { method: 'pagenum' },
      dataField: 'items',
      answer: answer(4, { total: 23 }),
    });
    assert.deepEqual([run.verdict.status, ...run.codes], ['complete', 'total-matches']);
  });

  it('as the only answer does not lack the data field', () => {
    assert.deepEqual(simulateRun({ dataField: 'items', answer: answer(1) }).codes, ['ignored-error']);
  });
});
