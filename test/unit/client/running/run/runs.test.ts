import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { Runs } from '../../../../../client/running/run/runs.ts';
import { createReport } from '../../../engine/summary/createReport.ts';
import { createEvent } from '../../createEvent.ts';
import { createRun } from '../../createRun.ts';

describe('The runs of a window', () => {
  it('are those that go on, the newest first', () => {
    const runs = new Runs();
    const [a, b] = [createRun('a'), createRun('b')];
    runs.start(a);
    runs.start(b);
    assert.deepEqual(runs.active(), [b, a]);
    runs.end(b);
    assert.deepEqual(runs.active(), [a]);
    assert.equal(runs.started, 2);
  });

  it('tell their listeners all that happens to them in its order, until they no longer listen', () => {
    const runs = new Runs();
    const seen: string[] = [];
    const listening = [
      runs.onDidStart(({ title }) => seen.push(`${title} started, ${runs.active().length} going`)),
      runs.onWillStart(({ run, places }) => {
        seen.push(`${run.title} will start, ${runs.active().length} going`);
        places.keep = `/kept/${run.title}`;
      }),
      runs.onEvent(({ run, event }) => seen.push(`${run.title}: ${event.message}`)),
      runs.onDidEnd(({ title }) => seen.push(`${title} ended, ${runs.active().length} going`)),
    ];
    const run = createRun('a');
    assert.deepEqual(runs.start(run), { keep: '/kept/a' });
    runs.add(run, createEvent({ kind: 'cancelled' }, 'Hello.'));
    runs.end(run);
    for (const one of listening) one.dispose();
    assert.deepEqual(runs.start(run), {});
    assert.deepEqual(seen, ['a will start, 0 going', 'a started, 1 going', 'a: Hello.', 'a ended, 0 going']);
  });

  it('go on until all is done that a listener wants to do with their results, even where that fails', async () => {
    const runs = new Runs();
    const run = createRun('a');
    const report = createReport([]);
    const profiling = Promise.withResolvers<void>();
    runs.onWillEnd((ending) => {
      assert.deepEqual([ending.run, ending.report], [run, report]);
      ending.waitUntil(profiling.promise);
      ending.waitUntil(Promise.reject(new Error('a fault')));
    });
    runs.start(run);
    let isFinished = false;
    const finished = runs.finish(run, report).then(() => {
      isFinished = true;
    });
    await setImmediate();
    assert.deepEqual([isFinished, runs.active()], [false, [run]]);
    profiling.resolve();
    await finished;
  });

  it('are cancelled all at once, those that go on', () => {
    const runs = new Runs();
    const cancelled: string[] = [];
    const [ended, a, b] = ['ended', 'a', 'b'].map((name) => ({
      ...createRun(name),
      cancel: () => void cancelled.push(name),
    }));
    for (const run of [ended, a, b]) if (run) runs.start(run);
    if (ended) runs.end(ended);
    runs.cancelAll();
    assert.deepEqual(cancelled, ['a', 'b']);
  });
});
