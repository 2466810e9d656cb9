import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { mock } from 'node:test';
import type { Worker } from 'node:worker_threads';
import { RunThreads } from '../../../../../client/running/worker/runThreads.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

describe('The threads of runs', () => {
  const folder = temporaryFolder();
  let threads: RunThreads;

  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const script = path.join(folder(), 'thread.cjs');
    const answer = "if (message === 'break') throw new Error('it broke'); parentPort.postMessage(message);";
    writeFileSync(
      script,
      `const { parentPort } = require('node:worker_threads'); parentPort.on('message', (message) => { ${answer} });`,
    );
    threads = new RunThreads(script);
  });

  afterEach(() => {
    threads.dispose();
    mock.timers.reset();
  });

  it('begin the next run on the one that ended its run', async () => {
    const first = threads.take();
    threads.giveBack(first);
    const second = threads.take();
    assert.equal(second, first);
    assert.equal(await echoOf(second), 'hello');
    await second.terminate();
  });

  it('are as many as there are runs at a time, of which one is kept', async () => {
    const [first, second] = [threads.take(), threads.take()];
    assert.notEqual(first, second);
    threads.giveBack(first);
    const gone = once(first, 'exit');
    threads.giveBack(second);
    await gone;
    assert.equal(threads.take(), second);
    await second.terminate();
  });

  it('end when no run comes for a while', async () => {
    const first = threads.take();
    const gone = once(first, 'exit');
    threads.giveBack(first);
    mock.timers.tick(30_000);
    await gone;
    const second = threads.take();
    assert.notEqual(second, first);
    await second.terminate();
  });

  it('are not ended while a run goes on, however long it takes', async () => {
    const worker = threads.take();
    threads.giveBack(worker);
    threads.take();
    mock.timers.tick(60_000);
    assert.equal(await echoOf(worker), 'hello');
    await worker.terminate();
  });

  it('end with the window', async () => {
    const worker = threads.take();
    const gone = once(worker, 'exit');
    threads.giveBack(worker);
    threads.dispose();
    await gone;
  });

  it('that break while they wait break nothing else, and are not used again', async () => {
    const first = threads.take();
    threads.giveBack(first);
    const gone = new Promise((resolve) => first.once('exit', resolve));
    first.postMessage('break');
    await gone;
    const second = threads.take();
    assert.notEqual(second, first);
    assert.equal(await echoOf(second), 'hello');
    await second.terminate();
  });
});

async function echoOf(worker: Worker): Promise<unknown> {
  worker.postMessage('hello');
  const [message] = await once(worker, 'message');
  return message;
}
