import assert from 'node:assert/strict';
import type { RunRecord } from '../../../../../client/runs/history/runRecord.ts';
import { isOutdated, jobResults, resultLines, resultTitle } from '../../../../../client/runs/lenses/jobResult.ts';
import { localTime } from '../../../../../engine/core/text/localTime.ts';
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

/** The lens above the job of this run, and the lines of its hover. */
function shownOf(run: RunRecord, isOutdated = false): { title: string; lines: string[] } {
  const result = jobResults([run]).get('a');
  assert.ok(result !== undefined);
  return { title: resultTitle(result, isOutdated), lines: resultLines(result, isOutdated) };
}

/** When the runs ended, which took a minute. */
const endedAt = localTime('2026-01-31T08:01:00.000Z');

describe('The result above a job', () => {
  it('is that of the last run that read data, not of a search for paging', () => {
    const search = runOf({ records: 0 }, {}, { search: createSearch() });
    assert.equal(jobResults([search, runOf({ records: 137 })]).get('a')?.job.records, 137);
  });

  it('is not that of a job of the platform that ran another text, nor of what it ran', () => {
    const remote = { remote: {} } as Pick<RunReport, 'remote'>;
    const here = runOf({ records: 137 });
    const others = [runOf({ records: 1 }, {}, remote), runOf({ records: 2 }, { scope: { like: '12' } })];
    assert.equal(jobResults([...others, here]).get('a')?.job.records, 137);
  });

  const ages: [string, { configHash?: string }, hash: string | undefined, isOld: boolean][] = [
    ['is older than a text with another hash', { configHash: 'a' }, 'b', true],
    ['is not older than the text that was run', { configHash: 'a' }, 'a', false],
    ['is not called older if its text is not known', {}, 'b', false],
    ['is not called older if the text now is not known', { configHash: 'a' }, undefined, false],
  ];
  for (const [title, run, hash, isOld] of ages) it(title, () => assert.equal(isOutdated(run, hash), isOld));

  const failed = { outcome: 'failed', error: { code: 'http.status', message: 'HTTP 500.' } } as const;
  const cases: [title: string, run: RunRecord, lens: string, line: string][] = [
    ['all was read', runOf({ records: 137, pages: 6, ...judged('complete') }), '✓ 137', '✓ 137 records · 6 pages'],
    [
      'the API reports more',
      runOf({ records: 25, ...judged('incomplete', capped) }),
      '⚠ 25 of 137',
      '⚠ 25 of 137 · 1 page',
    ],
    [
      'there is more, nobody knows how much',
      runOf({ records: 25, ...judged('incomplete', more) }),
      '⚠ 25',
      '⚠ 25 records · 1 page · data is missing',
    ],
    [
      'the first page of many',
      runOf({ records: 25, ...judged('incomplete', limited, capped) }, { scope: { job: 'a', firstPage: true } }),
      '⚠ 25 of 137',
      '⚠ 25 of 137 · 1 page · first page',
    ],
    [
      'a test run',
      runOf({ records: 25, ...judged('incomplete', limited) }, { scope: { job: 'a', testRun: true } }),
      '⚠ 25',
      '⚠ 25 records · 1 page · test run',
    ],
    [
      'in an environment',
      runOf({ records: 137, pages: 6, ...judged('complete') }, { scope: { environment: 'test' } }),
      '✓ 137',
      '✓ 137 records · 6 pages · test',
    ],
    [
      'nothing proves that all was read',
      runOf(judged('unknown')),
      '? 20',
      '? 20 records · 1 page · not known to be complete',
    ],
    [
      'so many that the total has no room',
      runOf({ records: 999_990, ...judged('incomplete', { ...capped, total: 1_000_000 }) }),
      '⚠ 999,990',
      '⚠ 999,990 of 1,000,000 · 1 page',
    ],
    [
      'the job failed',
      runOf({ ...judged('incomplete'), stopReason: 'failed' }, {}, failed),
      '✗ failed',
      '✗ failed · 20 records · 1 page',
    ],
    [
      'the first request failed',
      runOf({ ...judged('incomplete'), records: 0, pages: 0, stopReason: 'failed' }, {}, failed),
      '✗ failed',
      '✗ failed',
    ],
    [
      'another job failed, so nothing was written',
      runOf(judged('complete'), {}, failed),
      '✗ run failed',
      '✗ run failed · 20 records · 1 page',
    ],
    [
      'the run was cancelled',
      runOf(judged('incomplete'), {}, { outcome: 'cancelled' }),
      '✗ cancelled',
      '✗ cancelled · 20 records · 1 page',
    ],
  ];
  for (const [title, run, lens, line] of cases) {
    it(title, () => {
      const shown = shownOf(run);
      assert.deepEqual([shown.title, shown.lines[0]], [lens, `${line} · ${endedAt}`]);
    });
  }

  it('has at most 18 characters, however much was read and whatever happened', () => {
    const amounts = [0, 7, 1234, 12_345, 123_456_789, 9_999_999_999];
    const counted = amounts.flatMap((records) =>
      amounts.map((total) => runOf({ records, ...judged('incomplete', { ...capped, total }) })),
    );
    const all = [...counted, ...cases.map(([, run]) => run)];
    const long = all
      .flatMap((run) => [shownOf(run).title, shownOf(run, true).title])
      .filter((text) => text.length > 18);
    assert.deepEqual(long, []);
  });

  it('has a mark where it is older than the text, with its meaning', () => {
    const { title, lines } = shownOf(runOf({ records: 137, pages: 6, ...judged('complete') }), true);
    assert.deepEqual([title, lines.at(-1)], ['✓ 137 *', '* The configuration has changed since this run.']);
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

  it('has the headline of its run and the evidence in its lines', () => {
    assert.deepEqual(shownOf(runOf({ records: 25, ...judged('incomplete', capped) })).lines.slice(1), [
      'bikes.extractor.json: Incomplete: data of "a" is missing.',
      'The API reports 137 records.',
    ]);
  });
});
