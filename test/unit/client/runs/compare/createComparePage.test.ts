import assert from 'node:assert/strict';
import { createComparePage } from '../../../../../client/runs/compare/createComparePage.ts';
import type { RunRecord } from '../../../../../client/runs/history/runRecord.ts';
import type { TableRows } from '../../../../../client/tables/compare/rowMessages.ts';
import type { TableProfiles } from '../../../../../client/tables/profile/tableProfile.ts';
import { createJudgedJob, createReport } from '../../../engine/summary/createReport.ts';
import { createJobRecord, createRecord, createRequest, createTable } from './createRecord.ts';

const equalRows = { key: ['id'], added: 0, gone: 0, changed: 0, same: 3, columns: [], hiddenColumns: 0, rows: [] };
const profilesOf = (type: 'integer' | 'text'): TableProfiles => ({
  version: 1,
  tables: [{ name: 'users', rows: 3, columns: [{ name: 'id', type, longest: 1, empty: 0 }] }],
});

function runOf(id: string, given: Partial<RunRecord> = {}): RunRecord {
  const report = createReport([createJudgedJob('users', 'complete', 'total-matches')], {
    requests: 1,
    tables: [createTable('users', 3, 'id')],
  });
  const jobs = [createJobRecord('users', [createRequest('/users?page=1')])];
  return createRecord({ id, startedAt: `2026-01-0${id}T08:00:00.000Z`, jobs, report, ...given });
}

function pageOf(before: RunRecord, after: RunRecord, rows: TableRows[] = [{ table: 'users', ...equalRows }]) {
  const compared = (record: RunRecord) => ({ record, profiles: profilesOf('integer') });
  const around = { runs: [after, before], rows: new Map(rows.map((each) => [each.table, each])) };
  return createComparePage(compared(before), compared(after), around);
}

describe('The page that compares two runs', () => {
  it('has both runs with their verdicts and counts', () => {
    const page = pageOf(runOf('1'), runOf('2', { durationMs: 2000 }));
    assert.deepEqual([page.runs, page.title], [['1', '2'], 'Two runs of users.extractor.json']);
    assert.deepEqual(page.before.outcome, 'complete');
    assert.match(page.after.headline, /^Complete: there is evidence/);
    assert.deepEqual(
      page.figures.map(({ name, before, after }) => [name, before, after]),
      [
        ['Requests', '1', '1'],
        ['Pages', '1', '1'],
        ['Records', '20', '20'],
        ['Rows', '3', '3'],
        ['Duration', '1.2 s', '2.0 s'],
      ],
    );
  });

  it('has what only one run has, and what has changed', () => {
    const after = runOf('2', {
      jobs: [createJobRecord('users', [createRequest('/users?page=1', 7)]), createJobRecord('logs', [])],
      report: createReport([createJudgedJob('users', 'incomplete', 'total-differs')], {
        tables: [createTable('users', 4, 'id', 'mail'), createTable('logs', 1, 'id')],
      }),
    });
    const { jobs, requests, tables } = pageOf(runOf('1'), after);
    assert.deepEqual(
      jobs.map(({ name, kind, values }) => [
        name,
        kind,
        values.slice(0, 4).map((value) => [value.before, value.after]),
      ]),
      [
        [
          'users',
          'changed',
          [
            ['complete', 'incomplete'],
            ['1', '1'],
            ['1', '1'],
            ['20', '7'],
          ],
        ],
        [
          'logs',
          'added',
          [
            [undefined, undefined],
            [undefined, '0'],
            [undefined, '0'],
            [undefined, '0'],
          ],
        ],
      ],
    );
    assert.deepEqual(
      requests.lines.map(({ kind, after: response }) => [kind, response]),
      [['changed', '200, 7 records']],
    );
    assert.deepEqual(
      tables.map(({ name, kind, columns, hasTypes }) => [name, kind, columns.map((column) => column.kind), hasTypes]),
      [
        ['users', 'changed', ['equal', 'added'], true],
        ['logs', 'added', ['added'], true],
      ],
    );
  });

  it('says of a type whether it is a wider one', () => {
    const [before, after] = [
      { record: runOf('1'), profiles: profilesOf('integer') },
      { record: runOf('2'), profiles: profilesOf('text') },
    ];
    const around = { runs: [], rows: new Map() };
    const columnOf = (page: ReturnType<typeof pageOf>) => page.tables[0]?.columns[0];
    const column = { name: 'id', kind: 'changed' };
    assert.deepEqual(columnOf(createComparePage(before, after, around)), {
      ...column,
      before: 'integer',
      after: 'text',
      isWider: true,
    });
    assert.equal(columnOf(createComparePage(after, before, around))?.isWider, false);
  });

  // what is not alike about the runs, what it says of it
  const remarks: [string, Partial<RunRecord>, Partial<RunRecord>, string[]][] = [
    ['nothing', {}, {}, []],
    ['the configuration', {}, { configFile: '/other.json' }, ['They are runs of different configurations.']],
    ['its text', { configHash: 'a' }, { configHash: 'b' }, ['The configuration was changed between them.']],
    [
      'the environment and the part',
      { scope: { environment: 'dev' } },
      { scope: { job: 'users' } },
      ['They ran in different environments: dev and none.', 'They ran different parts of the configuration.'],
    ],
  ];
  for (const [title, before, after, expected] of remarks) {
    it(`says what is not alike about the runs: ${title}`, () => {
      assert.deepEqual(pageOf(runOf('1', before), runOf('2', after)).remarks, expected);
    });
  }

  it('says why there are no tables', () => {
    assert.equal(pageOf(runOf('1'), runOf('2')).noTables, undefined);
    const { report: _report, ...interrupted } = runOf('2', { state: 'interrupted' });
    assert.equal(pageOf(runOf('1'), interrupted).noTables, 'The run after did not finish, so it wrote no tables.');
    assert.match(pageOf({ ...interrupted, id: '1' }, interrupted).noTables ?? '', /^Neither run finished/);
  });
});

describe('The differences in one sentence', () => {
  const different = { ...equalRows, added: 2, gone: 1, changed: 3 };
  const other = createReport([createJudgedJob('users', 'incomplete', 'total-differs')], {
    tables: [createTable('users', 3, 'id')],
  });
  // what is compared, the later run, the rows, the sentence
  const cases: [string, Partial<RunRecord>, TableRows[], string][] = [
    ['nothing differs', {}, [{ table: 'users', ...equalRows }], 'No difference in the data.'],
    ['rows differ', {}, [{ table: 'users', ...different }], '2 rows added, 1 gone, 3 changed.'],
    ['the rows are still being compared', {}, [], 'No difference so far. The rows are being compared.'],
    [
      'the rows were not kept',
      {},
      [{ table: 'users', reason: 'not-kept' }],
      'No difference in what could be compared.',
    ],
    [
      'the verdict differs',
      { report: other },
      [{ table: 'users', ...equalRows }],
      'Complete → incomplete, 1 job differs.',
    ],
    [
      'requests differ',
      { jobs: [createJobRecord('users', [createRequest('/users?page=2'), createRequest('/users?page=1')])] },
      [],
      '1 job differs, 1 request differs. The rows are being compared.',
    ],
  ];
  for (const [title, after, rows, expected] of cases) {
    it(title, () => assert.equal(pageOf(runOf('1'), runOf('2', after), rows).headline, expected));
  }
});
