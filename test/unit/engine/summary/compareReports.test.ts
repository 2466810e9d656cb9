import assert from 'node:assert/strict';
import { compareJobs } from '../../../../engine/summary/compare/compareJobs.ts';
import { compareTables } from '../../../../engine/summary/compare/compareTables.ts';
import type { TableComparison } from '../../../../engine/summary/compare/comparison.ts';
import {
  createJobRecord,
  createRecord,
  createRequest,
  createTable,
  createTablesRun,
} from '../../client/runs/compare/createRecord.ts';
import { createJob, createJudgedJob, createReport } from './createReport.ts';

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
    };
    assert.deepEqual(compared, {
      added: ['new'],
      lost: ['old'],
      changed: [changed],
      equal: 1,
    });
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
});
