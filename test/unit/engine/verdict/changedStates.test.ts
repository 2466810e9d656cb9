import assert from 'node:assert/strict';
import type { JsonValue } from '../../../../engine/core/json/value.ts';
import { itemsOf, simulateRun } from './simulateRun.ts';

describe('a state of the response that changes', () => {
  const states = (values: readonly JsonValue[], name = 'status') =>
    simulateRun({
      pagination: { method: 'pagenum', limit: 10 },
      dataField: 'items',
      answer: (_, turn) => ({
        body: { [name]: values[turn - 1] ?? null, items: itemsOf(10 * values.length - 3, turn * 10 - 10, 10) },
      }),
    });

  const doubts: [string, JsonValue[]][] = [
    ['on the last page', ['OK', 'OK', 'STALE']],
    ['in the middle', ['OK', 'STALE', 'OK', 'OK']],
    ['on the first', ['warming', 'OK', 'OK']],
    ['as a code', [1000, 1000, 1003]],
    ['as a code in text', ['1000', '1000', '1003']],
  ];
  for (const [title, values] of doubts) {
    it(`is a doubt ${title}`, () => {
      const { verdict, codes } = states(values);
      assert.deepEqual([verdict.status, codes[0]], ['unknown', 'status-changed']);
    });
  }

  it('speaks for missing records where it means failure', () => {
    assert.deepEqual(states(['ok', 'failed', 'ok', 'ok']).codes[0], 'error-answer');
    assert.deepEqual(states([true, true, false], 'success').codes[0], 'error-answer');
  });

  const silent: [string, JsonValue[], string?][] = [
    ['that is another word for success', ['OK', 'OK', 'completed']],
    ['on every page', ['a', 'b', 'c', 'd']],
    ['of two pages, which are no rule', ['OK', 'STALE']],
    ['to another good code', [200, 200, 204]],
    ['to 0 beside records', [1, 1, 0]],
    ['to the same code in text', [0, 0, '0']],
    ['that is a token', ['xA1==', 'xB2==', 'xC3=='], 'state'],
  ];
  for (const [title, values, name] of silent) {
    it(`says nothing ${title}`, () => assert.deepEqual(states(values, name).codes, ['full-then-short']));
  }
});
