import assert from 'node:assert/strict';
import { compareRequests } from '../../../../../client/runs/compare/compareRequests.ts';
import { compareRuns } from '../../../../../client/runs/compare/compareRuns.ts';
import type { RequestRecord } from '../../../../../client/runs/history/runRecord.ts';
import type { ColumnType } from '../../../../../client/tables/file/tableMessages.ts';
import type { ColumnProfile, TableProfiles } from '../../../../../client/tables/profile/tableProfile.ts';
import { compareColumn, isWithin } from '../../../../../engine/summary/compare/compareColumn.ts';
import { compareJobs } from '../../../../../engine/summary/compare/compareJobs.ts';
import { compareTables } from '../../../../../engine/summary/compare/compareTables.ts';
import type { TableComparison } from '../../../../../engine/summary/compare/comparison.ts';
import { createJob, createJudgedJob, createReport } from '../../../engine/summary/createReport.ts';
import { createJobRecord, createRecord, createRequest, createTable, createTablesRun } from './createRecord.ts';

describe('The requests of two runs', () => {
  const one = createRequest('/users?page=1');
  const two = createRequest('/users?page=2', 3);
  const failed = createRequest('/users?page=1', 0, { status: 503, page: undefined });
  const repeated = createRequest('/users?page=1', 20, { attempt: 2 });

  const cases: [
    title: string,
    before: RequestRecord[],
    after: RequestRecord[],
    found: Partial<ReturnType<typeof compareRequests>>,
  ][] = [
    ['the same in both', [one, two], [one, two], { equal: 2 }],
    ['one more', [one], [one, two], { equal: 1, added: ['GET /users?page=2'] }],
    ['one less', [one, two], [one], { equal: 1, lost: ['GET /users?page=2'] }],
    [
      'another number of records',
      [one],
      [createRequest('/users?page=1', 7)],
      { changed: [{ request: 'GET /users?page=1', before: '200, 20 records', after: '200, 7 records' }] },
    ],
    [
      'another status',
      [one],
      [failed],
      { changed: [{ request: 'GET /users?page=1', before: '200, 20 records', after: '503' }] },
    ],
    ['a repeat that went well at last', [one], [failed, repeated], { equal: 1 }],
    ['the same line sent twice', [one, one], [one], { equal: 1, lost: ['GET /users?page=1'] }],
    [
      'another method',
      [one],
      [{ ...one, method: 'POST' }],
      { added: ['POST /users?page=1'], lost: ['GET /users?page=1'] },
    ],
    [
      'no response at all',
      [one],
      [{ ...failed, status: undefined, error: 'timeout' }],
      { changed: [{ request: 'GET /users?page=1', before: '200, 20 records', after: 'timeout' }] },
    ],
  ];
  for (const [title, before, after, found] of cases) {
    it(title, () => {
      const [old, young] = [before, after].map((requests) =>
        createRecord({ jobs: [createJobRecord('users', requests)] }),
      );
      assert.ok(old && young);
      const { added, lost, changed, equal } = { added: [], lost: [], changed: [], equal: 0, ...found };
      const compared = compareRequests(old, young);
      assert.deepEqual(
        { added: compared.added, lost: compared.lost, changed: compared.changed, equal: compared.equal },
        { added, lost, changed, equal },
      );
    });
  }

  it('of a job that were not all remembered are not called lost or added', () => {
    const old = createRecord({
      jobs: [createJobRecord('users', [one], { forgotten: 9 }), createJobRecord('logs', [two])],
    });
    const young = createRecord({ jobs: [createJobRecord('users', [two])] });
    const { added, lost, unknown } = compareRequests(old, young);
    assert.deepEqual({ added, lost, unknown }, { added: [], lost: ['GET /users?page=2'], unknown: ['users'] });
  });
});

describe('The jobs of two runs', () => {
  it('differ in verdict, pages, records and why they ended; what is equal is counted', () => {
    const old = createRecord({
      jobs: [createJobRecord('users', [createRequest('/a')]), createJobRecord('logs', []), createJobRecord('gone', [])],
      report: createReport([createJudgedJob('users', 'complete'), createJob('logs')]),
    });
    const young = createRecord({
      jobs: [
        createJobRecord('users', [createRequest('/a'), createRequest('/b', 1)]),
        createJobRecord('logs', []),
        createJobRecord('new', []),
      ],
      report: createReport([createJob('users', { stopReason: 'no-next-url' }), createJob('logs')]),
    });
    assert.deepEqual(compareJobs(old, young), {
      added: ['new'],
      lost: ['gone'],
      equal: 1,
      changed: [
        {
          name: 'users',
          changes: [
            'verdict: complete → unknown',
            'pages: 1 → 2',
            'records: 20 → 21',
            'ended because: a page had fewer records than the page size → a response had no URL for the next page',
          ],
        },
      ],
    });
  });

  it('what only one run tells is no difference', () => {
    const jobs = [createJobRecord('users', [])];
    const { report: _report, ...interrupted } = createRecord({ jobs, state: 'interrupted' });
    assert.deepEqual(compareJobs(createRecord({ jobs }), interrupted).changed, []);
  });
});

describe('A column of two runs', () => {
  const types: [narrow: ColumnType, wide: ColumnType, isWithin: boolean][] = [
    ['empty', 'integer', true],
    ['empty', 'text', true],
    ['integer', 'integer', true],
    ['integer', 'number', true],
    ['number', 'integer', false],
    ['boolean', 'integer', false],
    ['boolean', 'text', true],
    ['date', 'datetime', true],
    ['datetime', 'date', false],
    ['date', 'number', false],
    ['json', 'text', true],
    ['text', 'json', false],
    ['text', 'empty', false],
  ];
  for (const [narrow, wide, expected] of types) {
    it(`${narrow} is ${expected ? '' : 'not '}within ${wide}`, () => assert.equal(isWithin(narrow, wide), expected));
  }

  const column = (type: ColumnType, longest: number): ColumnProfile => ({ name: 'a', type, longest, empty: 0 });
  const cases: [
    before: ColumnProfile | undefined,
    after: ColumnProfile | undefined,
    widened: string[],
    changed: string[],
  ][] = [
    [column('integer', 3), column('integer', 3), [], []],
    [column('integer', 3), column('number', 3), ['a: integer → number'], []],
    [column('text', 3), column('text', 1200), ['a: longest value 3 → 1,200 characters'], []],
    [column('text', 9), column('text', 3), [], []],
    [column('integer', 1), column('text', 9), ['a: integer → text', 'a: longest value 1 → 9 characters'], []],
    [column('text', 3), column('integer', 3), [], ['a: text → integer']],
    [column('empty', 0), column('text', 3), ['a: empty → text'], []],
    [column('text', 3), { name: 'a' }, [], []],
    [undefined, column('text', 3), [], []],
  ];
  for (const [before, after, widened, changed] of cases) {
    it(`${before?.type} of ${before?.longest} and then ${after?.type} of ${after?.longest}`, () => {
      assert.deepEqual(compareColumn(before, after), { widened, changed });
    });
  }
});

describe('The tables of two runs', () => {
  const users = createTable('users', 10, 'id', 'name');

  it('differ in rows and columns', () => {
    const compared = compareTables(
      { record: createTablesRun([users, createTable('old', 1, 'id'), createTable('same', 1, 'id')]) },
      {
        record: createTablesRun([
          createTable('users', 12, 'id', 'mail'),
          createTable('new', 1, 'id'),
          createTable('same', 1, 'id'),
        ]),
      },
    );
    const changed: TableComparison = {
      name: 'users',
      rows: { before: 10, after: 12 },
      added: ['mail'],
      lost: ['name'],
      widened: [],
      changed: [],
    };
    assert.deepEqual(compared, {
      added: ['new'],
      lost: ['old'],
      changed: [changed],
      equal: 1,
      unknown: ['users', 'same'],
    });
  });

  it('differ in types where both were looked through', () => {
    const before = { record: createTablesRun([users]), profiles: profiles('integer') };
    const after = { record: createTablesRun([users]), profiles: profiles('text') };
    const { changed, unknown } = compareTables(before, after);
    assert.deepEqual(changed[0]?.widened, ['id: integer → text']);
    assert.deepEqual(unknown, []);
  });

  it('says of which the types are not known, as one was too large', () => {
    const large: TableProfiles = {
      version: 1,
      tables: [{ name: 'users', rows: 10, columns: [{ name: 'id' }], skipped: 'too-large' }],
    };
    const before = { record: createTablesRun([users]), profiles: large };
    const { unknown, equal } = compareTables(before, { record: createTablesRun([users]), profiles: profiles('text') });
    assert.deepEqual({ unknown, equal }, { unknown: ['users'], equal: 1 });
  });

  const reasons: [before: 'done' | 'failed', after: 'done' | 'cancelled', reason: string | undefined][] = [
    ['done', 'done', undefined],
    ['done', 'cancelled', 'The run after did not finish, so it wrote no tables.'],
    ['failed', 'done', 'The run before did not finish, so it wrote no tables.'],
    ['failed', 'cancelled', 'Neither run finished, so neither wrote tables.'],
  ];
  for (const [before, after, reason] of reasons) {
    it(`of a run that is ${before} and one that is ${after}: ${reason ?? 'compared'}`, () => {
      const compared = compareTables(
        { record: createTablesRun([users], { state: before }) },
        { record: createTablesRun([users], { state: after }) },
      );
      assert.equal(compared.reason, reason);
    });
  }

  function profiles(type: ColumnType): TableProfiles {
    const column = { name: 'id', type, longest: 3, empty: 0 };
    return { version: 1, tables: [{ name: 'users', rows: 10, columns: [column] }] };
  }
});

describe('Two runs compared', () => {
  it('stand in the order of their starts, however they are given', () => {
    const [old, young] = [
      createRecord({ id: 'old' }),
      createRecord({ id: 'young', startedAt: '2026-02-01T08:00:00.000Z' }),
    ];
    for (const [one, other] of [
      [old, young],
      [young, old],
    ] as const) {
      const { before, after } = compareRuns({ record: one }, { record: other });
      assert.deepEqual([before.id, after.id], ['old', 'young']);
    }
  });
});
