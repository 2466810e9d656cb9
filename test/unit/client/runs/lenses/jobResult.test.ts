import assert from 'node:assert/strict';
import type { RunRecord } from '../../../../../client/runs/history/runRecord.ts';
import { jobResults, resultDetails, resultTitle } from '../../../../../client/runs/lenses/jobResult.ts';
import type { JobReport, RunReport } from '../../../../../engine/faces/run.ts';
import { createJob, createReport, type Evidence } from '../../../engine/summary/createReport.ts';
import { createSearch } from '../../../engine/summary/createSearch.ts';
import { createRecord } from '../../createRecord.ts';

const startedAt = '2026-01-31T08:00:00.000Z';
const minuteMs = 60_000;
const capped: Evidence = { code: 'total-differs', message: 'The API reports 137 records.', total: 137 };
const limited: Evidence = { code: 'max-pages', message: 'A limit ended the paging.' };
const more: Evidence = { code: 'has-more', message: 'The last response says that there is more.' };

function judged(status: 'complete' | 'incomplete' | 'unknown', ...evidence: Evidence[]): Partial<JobReport> {
  return { verdict: { status, evidence } };
}

function runOf(job: Partial<JobReport>, run: Partial<RunRecord> = {}, report: Partial<RunReport> = {}): RunRecord {
  return createRecord({ startedAt, durationMs: minuteMs, ...run, report: createReport([createJob('a', job)], report) });
}

/** The lens above the job two minutes after this run, which took one. */
function titleOf(run: RunRecord, isOutdated = false): string {
  const result = jobResults([run]).get('a');
  assert.ok(result !== undefined);
  return resultTitle(result, Date.parse(startedAt) + 3 * minuteMs, isOutdated);
}

describe('The result above a job', () => {
  it('is that of the last run that read data, not of a search for paging', () => {
    const search = runOf({ records: 0 }, {}, { search: createSearch() });
    assert.equal(jobResults([search, runOf({ records: 137 })]).get('a')?.job.records, 137);
  });

  const failed = { outcome: 'failed', error: { code: 'http.status', message: 'HTTP 500.' } } as const;
  const cases: [title: string, run: RunRecord, expected: string][] = [
    ['all was read', runOf({ records: 137, pages: 6, ...judged('complete') }), '✓ 137 records · 6 pages · 2 min ago'],
    [
      'the API reports more',
      runOf({ records: 25, ...judged('incomplete', capped) }),
      '⚠ 25 of 137 · 1 page · 2 min ago',
    ],
    [
      'there is more, nobody knows how much',
      runOf({ records: 25, ...judged('incomplete', more) }),
      '⚠ 25 records · 1 page · data is missing · 2 min ago',
    ],
    [
      'the first page of many',
      runOf({ records: 25, ...judged('incomplete', limited, capped) }, { scope: { job: 'a', firstPage: true } }),
      '⚠ 25 of 137 · 1 page · first page · 2 min ago',
    ],
    [
      'a test run',
      runOf({ records: 25, ...judged('incomplete', limited) }, { scope: { job: 'a', testRun: true } }),
      '⚠ 25 records · 1 page · test run · 2 min ago',
    ],
    [
      'in an environment',
      runOf({ records: 137, pages: 6, ...judged('complete') }, { scope: { environment: 'test' } }),
      '✓ 137 records · 6 pages · test · 2 min ago',
    ],
    [
      'nothing proves that all was read',
      runOf(judged('unknown')),
      '? 20 records · 1 page · not known to be complete · 2 min ago',
    ],
    [
      'the job failed',
      runOf({ ...judged('incomplete'), stopReason: 'failed' }, {}, failed),
      '✗ failed · 20 records · 1 page · 2 min ago',
    ],
    [
      'the first request failed',
      runOf({ ...judged('incomplete'), records: 0, pages: 0, stopReason: 'failed' }, {}, failed),
      '✗ failed · 2 min ago',
    ],
    [
      'another job failed, so nothing was written',
      runOf(judged('complete'), {}, failed),
      '✗ run failed · 20 records · 1 page · 2 min ago',
    ],
    [
      'the run was cancelled',
      runOf(judged('incomplete'), {}, { outcome: 'cancelled' }),
      '✗ cancelled · 20 records · 1 page · 2 min ago',
    ],
  ];
  for (const [title, run, expected] of cases) it(title, () => assert.equal(titleOf(run), expected));

  it('says that it is older than the text', () => {
    const run = runOf({ records: 137, pages: 6, ...judged('complete') });
    assert.equal(titleOf(run, true), '✓ 137 records · 6 pages · 2 min ago · before your changes');
  });

  it('is that of the latest run with this job, children too', () => {
    const reportOf = (...names: string[]) => createReport(names.map((name) => createJob(name)));
    const results = jobResults([
      createRecord({ id: 'running', state: 'running' }),
      createRecord({ id: 'b only', report: reportOf('b') }),
      createRecord({ id: 'all', report: reportOf('a', 'a > c', 'b') }),
    ]);
    assert.deepEqual(
      [...results].map(([name, { run }]) => [name, run.id]),
      [
        ['b', 'b only'],
        ['a', 'all'],
        ['a > c', 'all'],
      ],
    );
  });

  it('has the headline of its run and the evidence in its tooltip', () => {
    const result = jobResults([runOf({ records: 25, ...judged('incomplete', capped) })]).get('a');
    assert.ok(result !== undefined);
    assert.equal(
      resultDetails(result),
      'bikes.extractor.json: Incomplete: data of "a" is missing.\nThe API reports 137 records.',
    );
  });
});
