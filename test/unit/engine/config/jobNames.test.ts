import assert from 'node:assert/strict';
import { type JobLabels, jobNames } from '../../../../engine/core/config/jobNames.ts';

describe('jobNames', () => {
  const rows: [string, JobLabels[], string[]][] = [
    ['__NAME first', [{ __NAME: 'Users', dataType: 'u', endpoint: 'e' }], ['Users']],
    ['then dataType', [{ dataType: 'u', endpoint: 'e' }], ['u']],
    ['then endpoint', [{ endpoint: 'e/{id}' }], ['e/{id}']],
    ['empty texts and other kinds do not count', [{ __NAME: '', dataType: 5, endpoint: 'e' }], ['e']],
    [
      'of several alike the second is #2',
      [{ endpoint: 'e' }, { endpoint: 'f' }, { endpoint: 'e' }, { endpoint: 'e' }],
      ['e', 'f', 'e#2', 'e#3'],
    ],
    ['a job without any word still has a name', [{}], ['job']],
  ];
  for (const [title, jobs, names] of rows) it(title, () => assert.deepEqual(jobNames(jobs), names));

  it('a child is PARENT > CHILD', () => assert.deepEqual(jobNames([{ endpoint: 'e' }], 'Users'), ['Users > e']));
});
