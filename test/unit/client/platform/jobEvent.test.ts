import assert from 'node:assert/strict';
import { jobEvent } from '../../../../client/platform/jobs/jobEvent.ts';
import type { RemoteEvent, RemoteJob } from '../../../../engine/core/platform/remoteJob.ts';

const now = '2026-07-01T02:00:00.000Z';

function event(changes: Partial<RemoteEvent>): RemoteEvent {
  const about = { uuid: '1', component: 'ex-generic-v2', kind: 'x', params: '{}', results: '{}', description: '' };
  return { ...about, level: 'info', message: 'Hello', at: '2026-07-01T04:00:00+0200', ...changes };
}

function job(status: RemoteJob['status'], message = ''): RemoteJob {
  const about = { id: '901', component: 'ex-generic-v2', rows: [], mode: 'run' as const, createdAt: now };
  return { ...about, status, isFinished: true, result: { message, inputTables: [], outputTables: [] } };
}

describe('an event of a job of the platform', () => {
  it('has the time of the platform in UTC, its level and the first line of its message', () => {
    const found = jobEvent(
      { kind: 'event', event: event({ level: 'success', message: 'GET /x\r\nHost: y' }) },
      '901',
      now,
    );
    assert.deepEqual(found, {
      time: '2026-07-01T02:00:00.000Z',
      level: 'info',
      message: 'GET /x',
      kind: 'remote-message',
      remoteJob: '901',
    });
  });

  it('has the time of now where the platform sends none', () => {
    assert.equal(jobEvent({ kind: 'event', event: event({ at: '' }) }, '901', now).time, now);
  });

  for (const [status, text] of [
    ['processing', 'Job 901 is running.'],
    ['warning', 'Job 901 is done, with a warning.'],
    ['terminated', 'Job 901 was stopped.'],
  ] as const) {
    it(`says in words that a job is ${status}`, () => {
      assert.equal(jobEvent({ kind: 'status', job: job(status) }, '901', now).message, text);
    });
  }

  it('says why a job failed', () => {
    const { message } = jobEvent({ kind: 'status', job: job('error', 'No such host.') }, '901', now);
    assert.equal(message, 'Job 901 failed: No such host.');
  });

  it('is a warning where the project does not answer', () => {
    assert.equal(jobEvent({ kind: 'trouble', message: 'HTTP 503' }, '901', now).level, 'warning');
  });
});
