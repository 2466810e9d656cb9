import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mock } from 'node:test';
import { runInWorker } from '../../../../../client/running/worker/runInWorker.ts';
import { RunThreads } from '../../../../../client/running/worker/runThreads.ts';
import type { RunEvent, RunRequest } from '../../../../../engine/faces/run.ts';
import { type SampleApi, startSampleApi } from '../../../../../samples/api/startSampleApi.ts';
import { matchesSchema } from '../../../../support/matchesSchema.ts';
import { startApi } from '../../../../support/startApi.ts';

const threads = new RunThreads(path.resolve(import.meta.dirname, '../../../../../client/running/worker/runWorker.ts'));

describe('A run on a thread', () => {
  let folder: string;
  let api: SampleApi;

  before(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-worker-'));
    api = await startSampleApi({ port: 0 });
    // On a slow machine a thread may need longer to start than a cancelled run has to end.
    mock.timers.enable({ apis: ['setTimeout'] });
  });

  after(async () => {
    threads.dispose();
    mock.timers.reset();
    await api.close();
    fs.rmSync(folder, { recursive: true });
  });

  it('gives the events as they come, and the report', async () => {
    const events: RunEvent[] = [];
    const report = await runInWorker(
      threads,
      requestFor('stations'),
      (event) => events.push(event),
      new AbortController().signal,
    );
    assert.equal(report.outcome, 'done');
    assert.equal(report.jobs[0]?.records, 63);
    assert.equal(events.filter(({ kind }) => kind === 'request').length, report.requests);
    assert.ok(fs.existsSync(path.join(folder, report.tables[0]?.file ?? 'none')));
  });

  it('gives the report of a run that failed', async () => {
    const request = { ...requestFor('stations'), configText: '{' };
    const report = await runInWorker(threads, request, () => {}, new AbortController().signal);
    assert.equal(report.outcome, 'failed');
  });

  it('cancels the request in flight and still gives the report', async () => {
    const cancelled = new AbortController();
    const silent = await startApi(() => cancelled.abort());
    const report = await runInWorker(threads, requestFor('stations', silent.url), () => {}, cancelled.signal);
    await silent.close();
    assert.equal(report.outcome, 'cancelled');
  });

  it('cancels also where the signal was given before the start', async () => {
    const report = await runInWorker(threads, requestFor('stations'), () => {}, AbortSignal.abort());
    assert.equal(report.outcome, 'cancelled');
  });

  it('gives a report where a cancelled run was too busy to end', async () => {
    const file = path.join(folder, 'busy.mjs');
    const busy = "parentPort.postMessage({ type: 'event', event: {} });\nsetInterval(() => {}, 1000);\n";
    fs.writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${busy}`);
    const cancelled = new AbortController();
    const cancel = () => {
      cancelled.abort();
      mock.timers.tick(5_000);
    };
    const report = await runInWorker(new RunThreads(file), requestFor('stations'), cancel, cancelled.signal);
    assert.deepEqual([report.outcome, report.jobs, report.tables], ['cancelled', [], []]);
    matchesSchema(JSON.parse(JSON.stringify(report)), 'report.schema.json');
  });

  it('runs one after the other on the same thread, and each for itself', async () => {
    const cancelled = new AbortController();
    const silent = await startApi(() => cancelled.abort());
    const thread = threads.take();
    threads.giveBack(thread);
    await runInWorker(threads, requestFor('stations', silent.url), () => {}, cancelled.signal);
    await silent.close();
    const events: RunEvent[] = [];
    const onEvent = (event: RunEvent) => void events.push(event);
    const report = await runInWorker(threads, requestFor('stations'), onEvent, new AbortController().signal);
    assert.deepEqual([report.outcome, report.jobs[0]?.records], ['done', 63]);
    assert.equal(events.filter(({ kind }) => kind === 'request').length, report.requests);
    assert.equal(threads.take(), thread);
    threads.giveBack(thread);
  });

  it('uses no thread again that was too busy to end', async () => {
    const file = path.join(folder, 'silent.mjs');
    const silent = "parentPort.on('message', () => parentPort.postMessage({ type: 'event', event: {} }));\n";
    fs.writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${silent}`);
    const own = new RunThreads(file);
    const thread = own.take();
    own.giveBack(thread);
    const cancelled = new AbortController();
    const cancel = () => {
      cancelled.abort();
      mock.timers.tick(5_000);
    };
    await runInWorker(own, requestFor('stations'), cancel, cancelled.signal);
    const next = own.take();
    assert.notEqual(next, thread);
    await next.terminate();
  });

  const faults: [title: string, script: string, message: RegExp][] = [
    [
      'a fault that it reports',
      "parentPort.postMessage({ type: 'fault', stack: 'Error: it broke\\n at x' })",
      /^Error: it broke/,
    ],
    ['a fault that nobody caught', "throw new TypeError('not caught')", /not caught/],
    ['an end without a report', 'process.exit(3)', /exited with code 3/],
  ];
  for (const [title, script, message] of faults) {
    it(`rejects with ${title}, and uses the thread no more`, async () => {
      const file = path.join(folder, 'faulty.mjs');
      fs.writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${script};\n`);
      const own = new RunThreads(file);
      const thread = own.take();
      own.giveBack(thread);
      const run = runInWorker(own, requestFor('stations'), () => {}, new AbortController().signal);
      await assert.rejects(run, (error: Error) => message.test(error.message));
      const next = own.take();
      assert.notEqual(next, thread);
      await next.terminate();
    });
  }

  function requestFor(endpoint: string, url = api.url): RunRequest {
    const pagination = { method: 'offset', offsetParam: 'offset', limitParam: 'limit' };
    const job = { endpoint, dataType: endpoint, dataField: 'items' };
    const config = { api: { baseUrl: `${url}/v1/`, pagination }, config: { debug: true, jobs: [job] } };
    return { configText: JSON.stringify(config), configName: 'a.json', outDir: folder };
  }
});
