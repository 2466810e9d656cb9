import assert from 'node:assert/strict';
import { judgeJob } from '../../../../engine/core/platform/judging/judgeJob.ts';
import { shownJob } from '../../../../engine/core/platform/judging/shownJob.ts';
import type { RemoteJob } from '../../../../engine/core/platform/remoteJob.ts';

const job: RemoteJob = {
  ...{ id: '9', status: 'error', isFinished: true, component: 'ex-generic-v2', configuration: '101', rows: [] },
  ...{ mode: 'run', createdAt: '2026-11-28T02:00:00Z', values: { token: 't0kenValue', size: '20' } },
  result: {
    message: 'GET https://a.example/x?access_token=t0kenValue failed',
    inputTables: [],
    outputTables: [],
  },
};

describe('what is shown of a job', () => {
  it('no value of a variable that it was given, and no credential in what it says', () => {
    const shown = shownJob(job);
    assert.doesNotMatch(JSON.stringify(shown), /t0kenValue/);
    assert.deepEqual(shown.values, { token: '•••', size: '•••' });
  });

  it('the id of a set of values stays', () => assert.equal(shownJob({ ...job, values: '7' }).values, '7'));

  it('a job that is judged has no more than that', () => {
    const judged = judgeJob({ job, events: { list: [], are: 'whole' }, tables: [], ran: undefined });
    assert.doesNotMatch(JSON.stringify(judged), /t0kenValue/);
  });
});
