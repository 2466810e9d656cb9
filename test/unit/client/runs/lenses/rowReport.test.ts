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
    const found = ofRow(run(['Users: users', 'Teams: teams'], ['/jobs/0/pages', '/jobs/1/records', '/tables/0/rows']), {
      all: ['Users', 'Teams'],
      own: 'Teams',
    });
    assert.deepEqual(
      found.report?.jobs.map(({ name }) => name),
      ['teams'],
    );
    assert.deepEqual(found.report?.remote?.unknown, ['/jobs/0/records', '/tables/0/rows']);
  });

  it('has the jobs of all rows at the configuration', () => {
    const found = ofRow(run(['Users: users', 'Teams: teams'], []), { all: ['Users', 'Teams'] });
    assert.deepEqual(
      found.report?.jobs.map(({ name }) => name),
      ['users', 'teams'],
    );
  });

  it('keeps the names of jobs that only look like those of a row', () => {
    const found = ofRow(run(['Users: all'], []), { all: [] });
    assert.deepEqual(
      found.report?.jobs.map(({ name }) => name),
      ['Users: all'],
    );
  });

  it('tells rows apart whose names begin alike', () => {
    const rows = { all: ['EU', 'EU: new'] };
    const of = (own: string) =>
      ofRow(run(['EU: a', 'EU: new: b: c'], []), { ...rows, own }).report?.jobs.map(({ name }) => name);
    assert.deepEqual([of('EU'), of('EU: new')], [['a'], ['b: c']]);
  });
});
