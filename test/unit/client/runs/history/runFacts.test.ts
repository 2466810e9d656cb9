import assert from 'node:assert/strict';
import { runFacts, runOutcome } from '../../../../../client/runs/history/runFacts.ts';
import type { JobRecord } from '../../../../../client/runs/history/runRecord.ts';
import { createReport } from '../../../engine/summary/createReport.ts';
import { createSearch } from '../../../engine/summary/createSearch.ts';
import { createRecord } from '../../createRecord.ts';

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
