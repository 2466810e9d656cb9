import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { simulateRun } from './simulateRun.ts';

const read = (dataField: string | undefined, body: JsonValue, pagination?: JsonObject) =>
  simulateRun({ pagination, ...(dataField !== undefined && { dataField }), answer: () => ({ body }) }).verdict;

describe('a list of records that is there and empty', () => {
  const empty: [string, string | undefined, JsonValue, string][] = [
    ['at "dataField"', 'data', { data: [] }, 'an empty list at "data".'],
    ['deeper', 'data.items', { data: { items: [] } }, 'an empty list at "data.items".'],
    ['as the only list at the root', undefined, { orders: [], status: 'ok' }, 'an empty list at "orders".'],
    ['as the whole response', undefined, [], 'an empty list at the root.'],
    ['which a "." names', '.', [], 'an empty list at the root.'],
    ['as null', 'data', { data: null }, 'null at "data".'],
    ['beside a list of something else', 'data', { data: [], users: [{ id: 1 }] }, 'an empty list at "data".'],
  ];
  for (const [title, dataField, body, said] of empty) {
    it(`is no evidence of missing data ${title}, and is said`, () => {
      const { status, evidence } = read(dataField, body);
      assert.equal(status, 'unknown');
      assert.deepEqual(
        evidence.map(({ code, message }) => [code, message]),
        [['empty-list', `0 records: the API returned ${said}`]],
      );
    });
  }

  it('is said once for all pages', () => {
    const pagination = { method: 'response.param', responseParam: 'next', queryParam: 'token' };
    const answer = (_: unknown, turn: number) => ({ body: { next: turn < 3 ? `t${turn}` : null, data: [] } });
    const { verdict } = simulateRun({ pagination, dataField: 'data', answer });
    assert.deepEqual(
      verdict.evidence.map(({ code }) => code),
      ['token-ended'],
    );
    const without = simulateRun({ pagination, dataField: 'data', answer, maxPages: 2 }).verdict.evidence;
    const said = without.find(({ code }) => code === 'empty-list');
    assert.equal(said?.message, '0 records: the API returned an empty list at "data" on each of 2 pages.');
  });

  it('leaves a job complete that something else proves to have no records', () => {
    const { status, evidence } = read('data', { data: [], total: 0 });
    assert.equal(status, 'complete');
    assert.deepEqual(
      evidence.map(({ code }) => code),
      ['total-matches'],
    );
  });

  it('is no evidence where a page had records', () => {
    const answer = (_: unknown, turn: number) => ({ body: { data: turn === 1 ? [{ id: 1 }] : [] } });
    const { codes } = simulateRun({ pagination: { method: 'pagenum' }, dataField: 'data', answer });
    assert.deepEqual(codes, ['full-then-empty']);
  });
});
