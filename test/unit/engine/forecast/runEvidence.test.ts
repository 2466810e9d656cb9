import assert from 'node:assert/strict';
import { readEvidence } from '../../../../engine/core/forecast/readEvidence.ts';
import { evidenceOf } from '../../../../engine/core/forecast/runEvidence.ts';
import type { RunReport } from '../../../../engine/faces/run.ts';

const verdict = { status: 'complete' as const, evidence: [] };
const counts = { pages: 11, requests: 12, records: 1034, stopReason: 'short-page' as const, verdict };
const report: RunReport = {
  config: 'a.extractor.json',
  startedAt: '2026-01-31T08:00:00.000Z',
  durationMs: 1234,
  outcome: 'done',
  requests: 12,
  retries: 1,
  jobs: [{ name: 'a', pointer: '/config/jobs/0', ...counts, runs: 1, whole: { runs: 1, pages: 11, records: 1034 } }],
  responses: [{ job: 'a', count: 12, bytes: 5000, durationMs: 900 }],
  tables: [],
  limits: [],
};

describe('The evidence of a run', () => {
  it('is what its report says of each job', () => {
    assert.deepEqual(evidenceOf(report), {
      startedAt: report.startedAt,
      isWhole: true,
      durationMs: 1234,
      heldMs: 0,
      inFlight: 1,
      limits: [],
      jobs: [
        {
          name: 'a',
          requests: 12,
          runs: 1,
          parents: undefined,
          due: undefined,
          whole: { runs: 1, pages: 11, records: 1034 },
          responses: { count: 12, bytes: 5000, durationMs: 900 },
        },
      ],
    });
  });

  it('is that of a part, where a limit cut data or the run failed', () => {
    assert.equal(evidenceOf({ ...report, limits: [{ code: 'max-pages', value: 5, job: 'a' }] })?.isWhole, false);
    assert.equal(evidenceOf({ ...report, outcome: 'cancelled' })?.isWhole, false);
  });

  it('has the pace of the run, and the limits by the part of the requests that they apply to', () => {
    const limit = { kind: 'rate' as const, count: 100, seconds: 60, source: 'stated' as const };
    const inFlight = { kind: 'in-flight' as const, count: 4, source: 'observed' as const };
    const origin = { requests: 6, refusals: 0, mostInFlight: 4, waitedMs: 500, limits: [limit, inFlight] };
    const pace = { origins: [{ origin: 'https://a.test', ...origin }], stepMs: 100, steps: [] };
    const { inFlight: most, heldMs, limits } = evidenceOf({ ...report, pace }) ?? {};
    assert.deepEqual([most, heldMs, limits], [4, 500, [{ count: 100, seconds: 60, share: 0.5 }]]);
  });

  it('is read from the report of an earlier version, which does not know the size of runs', () => {
    const jobs = [
      { name: 'a', pointer: '/a', ...counts },
      { name: 'a > b', pointer: '/b', ...counts, stopReasons: { 'short-page': 3, 'empty-page': 1 } },
    ];
    const wholeOf = (more: Partial<RunReport>) =>
      evidenceOf({ ...report, jobs, ...more })?.jobs.map((job) => job.whole);
    assert.deepEqual(wholeOf({}), [
      { runs: 1, pages: 11, records: 1034 },
      { runs: 4, pages: 11, records: 1034 },
    ]);
    assert.deepEqual(wholeOf({ outcome: 'failed', error: { code: 'a.b', message: '' } }), [undefined, undefined]);
  });

  it('stays the same as JSON, and anything else is none', () => {
    const evidence = JSON.parse(JSON.stringify(evidenceOf(report)));
    assert.deepEqual(readEvidence(evidence), evidence);
    const [job] = evidence.jobs;
    for (const broken of [
      ...[null, 1, 'a', [], {}, [evidence]],
      { ...evidence, durationMs: -1 },
      { ...evidence, isWhole: 'yes' },
      { ...evidence, jobs: {} },
      { ...evidence, jobs: [null] },
      { ...evidence, jobs: [{ ...job, runs: '1' }] },
      { ...evidence, jobs: [{ ...job, whole: 5 }] },
      { ...evidence, jobs: [{ ...job, whole: { runs: 1 } }] },
    ]) {
      assert.equal(readEvidence(broken), undefined, JSON.stringify(broken));
    }
  });
});
