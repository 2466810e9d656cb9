import assert from 'node:assert/strict';
import { runFacts, runOutcome } from '../../../../../client/runs/history/runFacts.ts';
import type { JobRecord } from '../../../../../client/runs/history/runRecord.ts';
import { runResult } from '../../../../../client/runs/views/nodes/runText.ts';
import type { RunReport } from '../../../../../engine/faces/run.ts';
import { createReport } from '../../../engine/summary/createReport.ts';
import { createSearch } from '../../../engine/summary/createSearch.ts';
import { createRecord } from '../../createRecord.ts';

const remoteRun: NonNullable<RunReport['remote']> = {
  stack: 'https://connection.example.com',
  project: '1',
  job: '12',
  status: 'success',
  verdict: { status: 'unknown', evidence: [] },
  missing: [],
  remarks: [],
  unknown: [],
};
const sent = { number: 1, method: 'GET', path: '/parcels', at: 0, ms: 5, attempt: 1 };
const job: JobRecord = {
  name: 'parcels',
  runs: 1,
  requests: [sent, { ...sent, number: 2 }],
  forgotten: 5,
  pages: 0,
  records: 0,
  recordsPerPage: [],
};
const scope = { search: { maxRequests: 12 } };

describe('The facts of a search for paging', () => {
  it('are its result and its requests: it reads no rows', () => {
    const report = createReport([], { search: createSearch() });
    assert.equal(runFacts(createRecord({ scope, jobs: [job], report })), 'found · 7 requests · 0 ms');
  });

  it('are its state as long as it has no result', () => {
    assert.equal(runFacts(createRecord({ scope, jobs: [job], state: 'running' })), 'running · 7 requests · 0 ms');
    const report = createReport([], { search: createSearch(), outcome: 'failed' });
    assert.equal(runOutcome(createRecord({ scope, report, state: 'failed' })), 'failed');
  });
});

describe('The facts of a job of the platform', () => {
  const remote = { scope: { remote: '12' } };
  const cases: [string, Parameters<typeof createRecord>[0], facts: string, result: string][] = [
    ['claim no number while it runs', { state: 'running' }, 'running · 0 ms', 'running'],
    [
      'claim none where the version that ran is not known',
      { state: 'done', report: createReport([], { remote: remoteRun }) },
      'unknown · records not known · 0 ms',
      'records not known',
    ],
  ];
  for (const [title, fields, facts, result] of cases)
    it(title, () => {
      const run = createRecord({ ...remote, ...fields });
      assert.deepEqual([runFacts(run), runResult(run)], [facts, result]);
    });
});
