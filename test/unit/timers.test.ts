import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '../support/sourceFiles.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** Each way to start a timer. One of more than 24.8 days would end at once. */
const timer = /\bset(?:Timeout|Interval)\(|\bAbortSignal\.timeout\(|node:timers|\breadyTimeout\b|\bconnectTimeout:/;

/** Where a timer may be started, and what keeps it short. Everything else waits with `Clock.sleep`. */
const bounds: Record<string, string> = {
  'engine/io/clock.ts': 'the sleep itself, in pieces',
  'engine/io/output/folderLock.ts': 'a constant: its heartbeat',
  'engine/io/http/undiciHttpClient.ts': 'Timeouts, bounded by readHttp, and a constant',
  'engine/io/http/tunnelConnector.ts': 'Timeouts, bounded by readHttp',
  'engine/io/http/fetchHttpClient.ts': 'Timeouts, bounded by readHttp',
  'engine/io/ssh/connectSsh.ts': 'Timeouts, bounded by readHttp',
  'cli/telemetry/telemetry.ts': 'a constant',
  'cli/queryWatch.ts': 'an option, bounded by secondsNumber',
  'server/later.ts': 'a constant: the pause in typing',
  'cli/gelf/connectGelf.ts': 'a constant: how long a log server may take',
  'client/storage/reader/askStorage.ts': 'a constant of its caller',
  'client/testing/worker/testInThread.ts': 'a constant: how long a cancelled task may take',
  'client/shared/pause.ts': 'constants of its callers',
  'client/shared/throttle.ts': 'constants of its callers',
  'client/running/worker/runInBrowser.ts': 'a constant',
  'client/running/worker/runInWorker.ts': 'a constant',
  'client/running/worker/runThreads.ts': 'a constant: how long an idle thread is kept',
  'client/runs/history/runHistory.ts': 'constants',
  'client/runs/pages/pageDocuments.ts': 'a constant',
  'samples/api/endpoints/weather.ts': 'a constant',
};

describe('The sources', () => {
  it('start a timer only where its length is bounded', () => {
    const found = sourceFiles.filter((file) => timer.test(readFileSync(path.join(root, file), 'utf8')));
    assert.deepEqual(found, Object.keys(bounds).sort());
  });
});
