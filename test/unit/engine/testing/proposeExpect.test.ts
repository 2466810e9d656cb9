import assert from 'node:assert/strict';
import type { RunReport } from '../../../../engine/core/contracts/generated/types.ts';
import { checkExpect } from '../../../../engine/core/testing/checkExpect.ts';
import type { ObservedRun } from '../../../../engine/core/testing/observed/observedRun.ts';
import { type KeptTable, proposeExpect } from '../../../../engine/core/testing/proposeExpect.ts';
import { TableFacts } from '../../../../engine/core/testing/tableFacts.ts';

const report: RunReport = {
  ...{ config: 'a.extractor.json', startedAt: '2026-01-31T08:00:00.000Z', durationMs: 5, outcome: 'done' },
  ...{ requests: 4, retries: 0, jobs: [], tables: [], limits: [] },
};
const done: ObservedRun = { report, warnings: [], unmapped: new Map() };

function table(name: string, columns: string[], rows: string[][], primaryKey: string[] = []): KeptTable {
  const facts = new TableFacts(columns);
  for (const row of rows) facts.row(row);
  return { name, facts, primaryKey };
}

const keys: [what: string, table: KeptTable, key: string[] | undefined][] = [
  [
    'the primary key',
    table(
      't',
      ['id', 'a'],
      [
        ['1', 'x'],
        ['2', 'y'],
      ],
      ['a'],
    ),
    ['a'],
  ],
  [
    'a column id',
    table(
      't',
      ['user_id', 'id'],
      [
        ['1', '5'],
        ['2', '6'],
      ],
    ),
    ['id'],
  ],
  [
    'a column with an ending',
    table(
      't',
      ['name', 'orderId'],
      [
        ['a', '5'],
        ['b', '6'],
      ],
    ),
    ['orderId'],
  ],
  ['none, where an id occurs twice', table('t', ['id'], [['1'], ['1']]), undefined],
  [
    'none, where no name is like one',
    table(
      't',
      ['name', 'paid', 'grid'],
      [
        ['a', '1', '2'],
        ['b', '3', '4'],
      ],
    ),
    undefined,
  ],
  ['none of a single row', table('t', ['id'], [['1']]), undefined],
];

describe('proposeExpect', () => {
  for (const [what, kept, key] of keys)
    it(`takes as the key ${what}`, () => assert.deepEqual(proposeExpect(done, [kept]).tables?.['t']?.key, key));

  it('names no values, and is what the schema takes', () => {
    const users = table(
      'in.c-x.users',
      ['id', 'mail', 'note'],
      [
        ['1', 'a@b', ''],
        ['2', 'c@d', 'n'],
        ['3', 'e@f', ''],
      ],
    );
    const expect = proposeExpect({ ...done, unmapped: new Map([['users', ['avatar']]]) }, [users]);
    assert.deepEqual(expect, {
      ...{ verdict: 'unknown', requests: { max: 7 }, warnings: 'none', unmapped: { users: ['avatar'] } },
      tables: {
        users: {
          ...{ rows: { exactly: 3 }, columns: ['id', 'mail', 'note'], key: ['id'] },
          ...{ notNull: ['id', 'mail'], filled: ['note'], types: { id: 'integer' } },
        },
      },
      otherTables: false,
    });
    assert.deepEqual(checkExpect(expect), []);
  });

  it('names the bucket where two tables have one name', () => {
    const both = [table('in.c-x.users', [], []), table('in.c-y.users', [], []), table('in.c-y.orders', [], [])];
    assert.deepEqual(Object.keys(proposeExpect(done, both).tables ?? {}), ['in.c-x.users', 'in.c-y.users', 'orders']);
  });

  it('allows the warnings that there are', () =>
    assert.deepEqual(proposeExpect({ ...done, warnings: ['empty-page'] }, []).warnings, ['empty-page']));

  it('expects of a run that failed how it does', () => {
    const error = { code: 'http.status', message: 'HTTP 404.' } as const;
    const expect = proposeExpect({ ...done, report: { ...report, outcome: 'failed', error } }, []);
    assert.deepEqual(expect, { outcome: 'failed', error: 'http.status' });
  });
});
