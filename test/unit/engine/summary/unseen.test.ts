import assert from 'node:assert/strict';
import type { JudgedJob } from '../../../../engine/core/platform/judging/judgedJob.ts';
import { reportOfJob } from '../../../../engine/core/platform/judging/reportOfJob.ts';
import { describeRun } from '../../../../engine/summary/describeRun.ts';
import { summarizeRun } from '../../../../engine/summary/summarizeRun.ts';
import { summaryMarkdown } from '../../../../engine/summary/summaryMarkdown.ts';
import { seenRows } from '../../../../engine/summary/unseen.ts';

const source = { config: 'shop.extractor.json', stack: 'https://connection.example', project: '4321' };
const nothingMissing = { status: 'complete' as const, evidence: [] };

function judged(changes: Partial<JudgedJob> = {}): JudgedJob {
  return {
    job: {
      id: '901',
      status: 'success',
      isFinished: true,
      component: 'ex-generic-v2',
      configuration: '101',
      rows: [],
      mode: 'run',
      createdAt: '2026-07-01T02:00:00Z',
      startedAt: '2026-07-01T02:00:05Z',
      endedAt: '2026-07-01T02:01:05Z',
    },
    verdict: nothingMissing,
    missing: [],
    parts: [
      { name: 'orders', pointer: '/config/jobs/0', verdict: nothingMissing, missing: [], requests: 3, records: 25 },
    ],
    tables: [{ id: 'in.c-shop.orders', columns: ['id'], rows: 25, allRows: 25 }],
    version: { ran: 3, isOther: false },
    remarks: [],
    ...changes,
  };
}

const unknown = { status: 'unknown' as const, evidence: [] };

describe('the report of a job of the platform', () => {
  it('is one of a run, with the numbers that are known', () => {
    const report = reportOfJob(judged(), source);
    assert.equal(report.durationMs, 60_000);
    const { records, requests, status, unseen } = summarizeRun(report);
    assert.deepEqual(
      { records, requests, status, unseen },
      { records: 25, requests: 3, status: 'complete', unseen: ['pages'] },
    );
  });

  it('says which numbers are not known, of jobs and of tables', () => {
    const part = { name: 'orders', pointer: '/config/jobs/0', verdict: unknown, missing: [] };
    const report = reportOfJob(
      judged({ verdict: unknown, parts: [part], tables: [{ id: 'in.c-shop.orders', columns: ['id'] }] }),
      source,
    );
    assert.deepEqual(summarizeRun(report).unseen, ['pages', 'requests', 'records', 'rows']);
    assert.equal(seenRows(report, 0), undefined);
  });

  it('shows no number in its description that is not known', () => {
    const part = { name: 'orders', pointer: '/config/jobs/0', verdict: unknown, missing: [] };
    const report = reportOfJob(
      judged({ verdict: unknown, parts: [part], tables: [{ id: 'in.c-shop.orders', columns: ['id'] }] }),
      source,
    );
    const text = summaryMarkdown('shop', describeRun(report));
    assert.doesNotMatch(text, /\b0 (?:records|rows|requests|pages)\b/);
    assert.match(text, /rows of this job not known/);
  });

  it('says that another version ran', () => {
    const report = reportOfJob(judged({ version: { ran: 3, here: 5, isOther: true } }), source);
    assert.match(describeRun(report).facts.ran ?? '', /version 3 \(here: 5\)/);
  });

  it('has the names of rows before those of their jobs', () => {
    const row = { id: '1', name: 'Users' };
    const parts = [{ row, name: 'users', pointer: '/config/jobs/0', verdict: unknown, missing: [] }];
    assert.equal(reportOfJob(judged({ parts }), source).jobs[0]?.name, 'Users: users');
  });

  it('is failed with what the job said, and cancelled where it did not run to its end', () => {
    const { job } = judged();
    const result = { message: 'No such host.', inputTables: [], outputTables: [] };
    const failed = reportOfJob(judged({ job: { ...job, status: 'error', result } }), source);
    assert.deepEqual([failed.outcome, failed.error?.message], ['failed', 'No such host.']);
    assert.equal(reportOfJob(judged({ job: { ...job, status: 'terminated' } }), source).outcome, 'cancelled');
  });
});
