import assert from 'node:assert/strict';
import { givenRuns, partnersOf } from '../../../../../client/runs/compare/runsToCompare.ts';
import { columnsText, eventsInOrder, requestsText } from '../../../../../client/runs/compare/sideTexts.ts';
import type { RunRecord } from '../../../../../client/runs/history/runRecord.ts';
import type { TableProfiles } from '../../../../../client/tables/profile/tableProfile.ts';
import type { RunEvent } from '../../../../../engine/faces/run.ts';
import { createJobRecord, createRecord, createRequest, createTable, createTablesRun } from './createRecord.ts';

describe('The requests of a run, to be put beside those of another', () => {
  it('stand job by job, with what came of them and no time', () => {
    const tried = createRequest('/logs', 0, { status: 503, page: undefined, waitMs: 1000 });
    const jobs = [
      createJobRecord('', [createRequest('/login', 0, { method: 'POST', page: undefined })]),
      createJobRecord('users', [createRequest('/users?page=1'), createRequest('/users?page=2', 1)]),
      createJobRecord('users > logs', [tried, createRequest('/logs', 5, { attempt: 2, ms: 777 })], { forgotten: 12 }),
    ];
    assert.equal(
      requestsText({ jobs }),
      [
        '(outside of jobs)',
        '  POST /login → 200',
        '',
        'users',
        '  GET /users?page=1 → 200, 20 records',
        '  GET /users?page=2 → 200, 1 record',
        '',
        'users > logs (12 requests in between not kept)',
        '  GET /logs → 503',
        '  GET /logs → 200, 5 records, attempt 2',
        '',
      ].join('\n'),
    );
  });

  it('says where there are none', () => assert.equal(requestsText({ jobs: [] }), 'No requests were sent.\n'));
});

describe('The columns of a run, to be put beside those of another', () => {
  const run = createTablesRun([createTable('users', 3, 'id', 'name', 'note'), createTable('big', 3, 'id')]);

  it('stand with their types and lengths', () => {
    const profiles: TableProfiles = {
      version: 1,
      tables: [
        {
          name: 'users',
          rows: 3,
          columns: [
            { name: 'id', type: 'integer', longest: 2, empty: 0 },
            { name: 'name', type: 'text', longest: 40, empty: 1 },
            { name: 'note', type: 'empty', longest: 0, empty: 3 },
          ],
        },
        { name: 'big', rows: 3, columns: [{ name: 'id' }], skipped: 'too-large' },
      ],
    };
    assert.equal(
      columnsText(run, profiles),
      [
        'users',
        '  id: integer, longest 2',
        '  name: text, longest 40, with empty values',
        '  note: empty',
        '',
        'big (types not known: the table was too large to profile)',
        '  id',
        '',
      ].join('\n'),
    );
  });

  it('are only named where nothing more is known', () => {
    assert.equal(
      columnsText(run, undefined),
      'users (types not known)\n  id\n  name\n  note\n\nbig (types not known)\n  id\n',
    );
  });

  it('are none where no tables were written', () => {
    assert.equal(columnsText(createTablesRun([]), undefined), 'The run wrote no tables.\n');
  });
});

describe('The events of a run, to be put beside those of another', () => {
  it('stand in their order, without times', () => {
    const time = '2026-01-31T08:00:00.000Z';
    const request = {
      kind: 'request',
      request: 1,
      method: 'GET',
      path: '/users',
      url: 'http://x/users',
      attempt: 2,
    } as const;
    const newestFirst: RunEvent[] = [
      { time, level: 'info', message: 'Finished.', kind: 'cancelled' },
      { ...request, time, level: 'debug', message: 'GET', job: 'users', durationMs: 7, status: 200 },
    ];
    assert.equal(eventsInOrder(newestFirst), '[debug] [users] GET /users → 200, attempt 2\n[info] Finished.\n');
  });
});

describe('The runs to compare', () => {
  const [first, second, third] = ['1', '2', '3'].map((id) => createRecord({ id, startedAt: `2026-01-0${id}` }));
  assert.ok(first && second && third);
  const other = createRecord({ id: '4', startedAt: '2026-01-04', configFile: '/demo/other.json' });
  const trial = createRecord({ id: '5', startedAt: '2026-01-05', title: 'users.extractor.json (test run)' });
  const going = createRecord({ id: '6', startedAt: '2026-01-06', state: 'running' });
  const oneJob = createRecord({ id: '7', startedAt: '2026-01-07', jobs: [createJobRecord('users', [])] });
  const newestFirst = [oneJob, going, trial, other, third, second, first];
  const ids = (runs: readonly { id: string }[]) => runs.map(({ id }) => id).join('');

  it('begin with those of the same jobs, the one before it first; one that goes on is none', () => {
    const groupsOf = (run: RunRecord) => partnersOf(run, newestFirst).map(({ title, runs }) => [title, ids(runs)]);
    const others = [
      ['same configuration', '7'],
      ['other configurations', '4'],
    ];
    assert.deepEqual(groupsOf(second), [['same jobs', '135'], ...others]);
    assert.deepEqual(groupsOf(third), [['same jobs', '215'], ...others]);
  });

  const given: [title: string, args: Parameters<typeof givenRuns>, ids: string][] = [
    ['nothing', [], ''],
    ['a run', [first], '1'],
    ['a line of the view', [{ run: first }], '1'],
    ['two runs', [first, second], '12'],
    ['a line and all that are selected', [{ run: first }, [{ run: first }, { run: second }]], '12'],
    ['a line that is no run', [{}, [{}]], ''],
  ];
  for (const [title, args, expected] of given) {
    it(`given ${title}`, () => assert.equal(ids(givenRuns(...args)), expected));
  }
});
