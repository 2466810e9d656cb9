import assert from 'node:assert/strict';
import { failedWays } from '../../../../../client/runs/finding/failedWays.ts';
import type { RunRecord } from '../../../../../client/runs/history/runRecord.ts';
import { createReport } from '../../../engine/summary/createReport.ts';
import { createSearch } from '../../../engine/summary/createSearch.ts';
import { createRecord } from '../../createRecord.ts';

const asked = { configFile: '/w/bikes.extractor.json', hash: 'h', jobs: ['parcels'] };
const searchRun = (what: string, given: Partial<RunRecord> = {}): RunRecord => {
  const [job] = createSearch().jobs;
  assert.ok(job);
  const search = createSearch({ jobs: [{ ...job, tried: [{ what, why: 'no' }] }] });
  return createRecord({ configHash: 'h', report: createReport([], { search }), ...given });
};
const namesOf = (runs: RunRecord[], given: Partial<typeof asked> = {}) =>
  failedWays(runs, { ...asked, ...given }).map(({ what }) => what);

describe('What failed in a search', () => {
  it('is what the last one of the same text tried', () => {
    assert.deepEqual(namesOf([searchRun('new'), searchRun('old')]), ['new']);
  });
  it('is nothing once the text has changed', () => {
    assert.deepEqual(namesOf([searchRun('new', { configHash: 'other' })]), []);
  });
  it('is nothing of another configuration, of another job or of a run that was no search', () => {
    assert.deepEqual(namesOf([searchRun('new', { configFile: '/w/other.json' })]), []);
    assert.deepEqual(namesOf([searchRun('new')], { jobs: ['loans'] }), []);
    assert.deepEqual(namesOf([createRecord({ configHash: 'h', report: createReport([]) })]), []);
  });
});
