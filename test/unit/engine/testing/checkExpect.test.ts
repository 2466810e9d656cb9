import assert from 'node:assert/strict';
import { checkExpect, isExpect } from '../../../../engine/core/testing/checkExpect.ts';

const valid: object[] = [
  {},
  { $schema: 'https://example.test', description: 'd', outcome: 'failed', error: 'http.status' },
  { config: { environment: 'dev', clock: '2026-01-31T08:00:00Z', state: {} }, verdict: 'complete' },
  { tables: { 'in.c-x.users': { rows: { near: 10, percent: 5 }, key: ['id'], golden: 'off' } }, otherTables: false },
  { tables: { users: { columns: { names: ['a'], mayGrow: true }, types: { a: 'date' }, matches: { a: '^b' } } } },
];

const unknown: [value: object, pointer: string, message: string, suggestion?: string][] = [
  [{ verdct: 'complete' }, '/verdct', '"verdct" is no expectation. Did you mean "verdict"?', 'verdict'],
  [
    { tables: { users: { row: { min: 1 } } } },
    '/tables/users/row',
    '"row" is no expectation. Did you mean "rows"?',
    'rows',
  ],
  [
    { tables: { 'a/b': { notnull: ['id'] } } },
    '/tables/a~1b/notnull',
    '"notnull" is no expectation. Did you mean "notNull"?',
    'notNull',
  ],
  [{ tables: { users: { rows: { exact: 1 } } } }, '/tables/users/rows/exact', '"exact" is no expectation. Remove it.'],
  [{ requests: { max: 1, maximum: 2 } }, '/requests/maximum', '"maximum" is no expectation. Remove it.'],
  [{ somethingElse: 1 }, '/somethingElse', '"somethingElse" is no expectation. Remove it.'],
];

const wrong: [value: unknown, ...pointers: string[]][] = [
  [[], ''],
  ['complete', ''],
  [{ verdict: 'whole' }, '/verdict'],
  [{ outcome: 'done', error: 'HTTP' }, '/error'],
  [{ requests: {} }, '/requests'],
  [{ requests: { max: -1 } }, '/requests/max'],
  [{ tables: { users: { key: [] } } }, '/tables/users/key'],
  [{ tables: { users: { rows: 5 } } }, '/tables/users/rows'],
  [{ tables: { users: { types: { id: 'int' } } } }, '/tables/users/types/id'],
  [{ warnings: 'all' }, '/warnings'],
  [{ config: { clock: 'now' } }, '/config/clock'],
];

const said: [value: unknown, message: string][] = [
  [[], 'The file must be an object, but is a list.'],
  [{ config: { clock: 'now' } }, '"clock" must be a time in UTC, such as "2026-01-31T08:00:00Z".'],
  [{ error: 'HTTP' }, '"error" must be the code of an error, such as "http.status".'],
];

describe('checkExpect', () => {
  for (const [value, message] of said)
    it(`says what is wrong with ${JSON.stringify(value)}`, () => {
      assert.deepEqual(
        checkExpect(value).map((problem) => problem.message),
        [message],
      );
    });

  for (const value of valid)
    it(`takes ${JSON.stringify(value)}`, () => {
      assert.deepEqual(checkExpect(value), []);
      assert.ok(isExpect(value));
    });

  for (const [value, pointer, message, suggestion] of unknown)
    it(`knows no ${pointer}`, () => {
      const [problem, ...others] = checkExpect(value);
      assert.deepEqual(others, []);
      assert.deepEqual([problem?.pointer, problem?.message, problem?.severity], [pointer, message, 'error']);
      assert.equal(problem?.data?.['suggestion'], suggestion);
    });

  for (const [value, ...pointers] of wrong)
    it(`refuses ${JSON.stringify(value)}`, () => {
      const problems = checkExpect(value);
      assert.deepEqual([...new Set(problems.map((problem) => problem.pointer))], pointers);
      assert.ok(problems.every(({ code, severity }) => code === 'test.invalid-expectation' && severity === 'error'));
      assert.ok(!isExpect(value));
    });
});
