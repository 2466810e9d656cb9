import assert from 'node:assert/strict';
import { compareRequests } from '../../../../../client/runs/compare/compareRequests.ts';
import type { RequestRecord } from '../../../../../client/runs/history/runRecord.ts';
import { createJobRecord, createRecord, createRequest } from './createRecord.ts';

describe('The requests of two runs', () => {
  const one = createRequest('/users?page=1');
  const two = createRequest('/users?page=2', 3);
  const failed = createRequest('/users?page=1', 0, { status: 503, page: undefined });
  const repeated = createRequest('/users?page=1', 20, { attempt: 2 });

  // what it shows, the requests of each run, the lines that are not equal, how many are
  const cases: [string, RequestRecord[], RequestRecord[], string[], number][] = [
    ['the same in both', [one, two], [one, two], [], 2],
    ['one more', [one], [one, two], ['added: GET /users?page=2 → 200, 3 records'], 1],
    ['one less', [one, two], [one], ['gone: GET /users?page=2 200, 3 records →'], 1],
    [
      'another number of records',
      [one],
      [createRequest('/users?page=1', 7)],
      ['changed: GET /users?page=1 200, 20 records → 200, 7 records'],
      0,
    ],
    ['another status', [one], [failed], ['changed: GET /users?page=1 200, 20 records → 503'], 0],
    ['a repeat that went well at last', [one], [failed, repeated], [], 1],
    ['the same line sent twice', [one, one], [one], ['gone: GET /users?page=1 200, 20 records →'], 1],
    [
      'another method',
      [one],
      [{ ...one, method: 'POST' }],
      ['added: POST /users?page=1 → 200, 20 records', 'gone: GET /users?page=1 200, 20 records →'],
      0,
    ],
    [
      'no response at all',
      [one],
      [{ ...failed, status: undefined, error: 'timeout' }],
      ['changed: GET /users?page=1 200, 20 records → timeout'],
      0,
    ],
  ];
  for (const [title, before, after, expected, equal] of cases) {
    it(title, () => {
      const [old, young] = [before, after].map((requests) =>
        createRecord({ jobs: [createJobRecord('users', requests)] }),
      );
      assert.ok(old && young);
      const { lines } = compareRequests(old, young);
      const different = lines.filter(({ kind }) => kind !== 'equal');
      const texts = different.map(({ kind, request, before = '', after = '' }) => {
        return `${kind}: ${request} ${before}${before === '' ? '' : ' '}→ ${after}`.trimEnd();
      });
      assert.deepEqual([texts, lines.length - different.length], [expected, equal]);
    });
  }

  it('of a job that were not all remembered are not called gone or added', () => {
    const old = createRecord({
      jobs: [createJobRecord('users', [one], { forgotten: 9 }), createJobRecord('logs', [two])],
    });
    const young = createRecord({ jobs: [createJobRecord('users', [two])] });
    const { lines, unknown } = compareRequests(old, young);
    assert.deepEqual(
      [lines.map(({ kind, request }) => `${kind} ${request}`), unknown],
      [['gone GET /users?page=2'], ['users']],
    );
  });

  it('are shown up to a limit, those with a difference first', () => {
    const requests = Array.from({ length: 400 }, (_, index) => createRequest(`/users?page=${index}`));
    const [old, young] = [requests, [...requests, createRequest('/new')]].map((sent) =>
      createRecord({ jobs: [createJobRecord('users', sent)] }),
    );
    assert.ok(old && young);
    const { lines, hidden } = compareRequests(old, young);
    assert.deepEqual([lines.length, hidden, lines[0]?.request], [300, 101, 'GET /new']);
  });
});
