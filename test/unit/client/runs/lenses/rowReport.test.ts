import assert from 'node:assert/strict';
import type { RunRecord } from '../../../../../client/runs/history/runRecord.ts';
import { ofRow } from '../../../../../client/runs/lenses/rowReport.ts';

const job = (name: string) => ({ name }) as NonNullable<RunRecord['report']>['jobs'][number];

function run(names: readonly string[], unknown: readonly string[]): RunRecord {
  const report = { jobs: names.map(job), remote: { unknown } };
  return { report } as unknown as RunRecord;
}

describe('a run on the platform of a configuration with rows', () => {
  it('has the jobs of one row by the names that they have there, with their unknown numbers', () => {
    const found = ofRow(
      run(['Users: users', 'Teams: teams'], ['/jobs/0/pages', '/jobs/1/records', '/tables/0/rows']),
      'Teams',
    );
    assert.deepEqual(
      found.report?.jobs.map(({ name }) => name),
      ['teams'],
    );
    assert.deepEqual(found.report?.remote?.unknown, ['/jobs/0/records', '/tables/0/rows']);
  });

  it('has the jobs of all rows at the configuration', () => {
    const found = ofRow(run(['Users: users', 'Teams: teams'], []), undefined);
    assert.deepEqual(
      found.report?.jobs.map(({ name }) => name),
      ['users', 'teams'],
    );
  });
});
