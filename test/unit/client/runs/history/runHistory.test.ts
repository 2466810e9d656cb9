import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DiskRunStore } from '../../../../../client/runs/history/diskRunStore.ts';
import { RunHistory } from '../../../../../client/runs/history/runHistory.ts';
import { ownProcess } from '../../../../../client/runs/history/runOwner.ts';
import type { RunRecord } from '../../../../../client/runs/history/runRecord.ts';
import type { RunReport } from '../../../../../engine/faces/run.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { until } from '../../../../support/until.ts';
import { createEvent } from '../../createEvent.ts';
import { createRecord } from '../../createRecord.ts';
import { createRun } from '../../createRun.ts';

const report: RunReport = {
  config: 'a',
  startedAt: '',
  durationMs: 5,
  outcome: 'done',
  requests: 1,
  retries: 0,
  jobs: [],
  tables: [],
  limits: [],
};

/** The time of files that nobody has written for long. */
const longAgo = new Date(2020, 0, 1);

describe('The history of runs', () => {
  const folder = temporaryFolder();
  let limits = { runs: 20, bytes: 1_000_000 };
  const faults: unknown[] = [];
  const open = () =>
    new RunHistory(
      new DiskRunStore(folder()),
      () => limits,
      (error) => faults.push(error),
    );
  beforeEach(() => {
    limits = { runs: 20, bytes: 1_000_000 };
    faults.length = 0;
  });

  /** Does runs to the end, each a second after the one before. */
  async function runAll(history: RunHistory, names: readonly string[]): Promise<void> {
    for (const [index, name] of names.entries()) {
      const run = createRun(name, new Date(Date.UTC(2026, 0, 31, 8, 0, index)));
      history.start(run);
      history.add(run, createEvent({ kind: 'cancelled' }, `Hello from ${name}.`));
      await history.end(run, report);
    }
  }

  const titles = async (history: RunHistory) => (await history.all()).map(({ title }) => title);

  it('forgets a run that failed before its first request', async () => {
    const history = open();
    await runAll(history, ['a']);
    const run = createRun('b');
    history.start(run);
    await history.end(run, { ...report, outcome: 'failed', requests: 0, jobs: [] });
    assert.deepEqual([await titles(history), await titles(open())], [['a'], ['a']]);
  });

  it('lists the runs of this window and of those before it, the newest first', async () => {
    await runAll(open(), ['a', 'b']);
    const later = open();
    const going = later.start(createRun('c'));
    assert.deepEqual(await titles(later), ['c', 'b', 'a']);
    assert.equal(going.state, 'running');
  });

  it('knows the events and the report of a run of an earlier window', async () => {
    await runAll(open(), ['a']);
    const later = open();
    const [run] = await later.all();
    assert.deepEqual(run?.report, report);
    assert.deepEqual(
      (await later.events(run?.id ?? '')).map(({ message }) => message),
      ['Hello from a.'],
    );
  });

  it('calls a run interrupted that no window runs any more', async () => {
    const history = open();
    await history.store.save(history.start(createRun('a')));
    assert.deepEqual(
      (await open().all()).map(({ state }) => state),
      ['interrupted'],
    );
  });

  it('deletes the oldest runs of a configuration over the limit of their number', async () => {
    limits = { runs: 2, bytes: 1_000_000 };
    const history = open();
    await runAll(history, ['a', 'b', 'b', 'b', 'c']);
    assert.deepEqual(await titles(history), ['c', 'b', 'b', 'a']);
    assert.equal((await readdir(folder())).length, 4);
  });

  it('deletes the oldest runs over the limit of their size, never the newest', async () => {
    limits = { runs: 20, bytes: 10 };
    const history = open();
    await runAll(history, ['a', 'b']);
    assert.deepEqual(await titles(history), ['b']);
  });

  it('deletes the copies of the tables of old runs before the runs themselves', async () => {
    await runAll(open(), ['a']);
    const history = open();
    const [old] = await history.all();
    const tables = path.join(folder(), old?.id ?? '', 'tables');
    await mkdir(tables);
    await writeFile(path.join(tables, 'users.csv'), 'x'.repeat(50_000));
    limits = { runs: 20, bytes: 40_000 };
    await runAll(history, ['b']);
    assert.deepEqual(await titles(history), ['b', 'a']);
    assert.deepEqual((await readdir(path.dirname(tables))).includes('tables'), false);
  });

  it('keeps nothing on disk where no run is to be remembered, and still shows the last one', async () => {
    limits = { runs: 0, bytes: 0 };
    const history = open();
    await runAll(history, ['a']);
    const [run] = await history.all();
    assert.deepEqual(await readdir(folder()), []);
    assert.deepEqual(
      (await history.events(run?.id ?? '')).map(({ message }) => message),
      ['Hello from a.'],
    );
  });

  it('deletes a run with all that was kept of it, but none that goes on', async () => {
    const history = open();
    await runAll(history, ['a']);
    const going = history.start(createRun('b'));
    for (const { id } of await history.all()) await history.delete(id);
    assert.deepEqual(await titles(history), ['b']);
    await history.end(going, report);
    assert.deepEqual(await readdir(folder()), [going.id]);
  });

  it('tells of every change, until nobody listens', async () => {
    const history = open();
    const told: (string | undefined)[] = [];
    const listening = history.onChange((run) => told.push(run?.state));
    await runAll(history, ['a']);
    listening.dispose();
    await runAll(history, ['b']);
    assert.deepEqual(told, ['running', 'running', 'done', undefined]);
  });

  it('writes a run as soon as it begins, so that its folder is known to be in use', async () => {
    const going = open().start(createRun('a'));
    await until(() => existsSync(path.join(folder(), going.id, 'run.json')));
  });

  it('has the events of a run that was interrupted, as far as they were written', async () => {
    const history = open();
    const run = createRun('a');
    const { id } = history.start(run);
    history.add(run, createEvent({ kind: 'cancelled' }, 'Hello from a.'));
    await until(() => existsSync(path.join(folder(), id, 'events.jsonl')));
    assert.deepEqual(
      (await open().events(id)).map(({ message }) => message),
      ['Hello from a.'],
    );
  });

  it('does not bring back a run that is deleted while it is written', async () => {
    const history = open();
    const record = history.start(createRun('a'));
    const ended = history.end(record, report);
    await history.delete(record.id);
    await ended;
    await history.store.save(record);
    assert.deepEqual([await titles(history), await readdir(folder())], [[], []]);
  });

  it('writes states of a run that follow one another closely in their order, each whole', async () => {
    const { store } = open();
    const long = createRecord({ title: 'x'.repeat(500_000) });
    await Promise.all([store.save(long), store.save({ ...long, title: 'y' }), store.save({ ...long, title: 'z' })]);
    assert.deepEqual(
      (await store.load()).map(({ title }) => title),
      ['z'],
    );
    assert.deepEqual(await readdir(path.join(folder(), long.id)), ['run.json']);
  });

  it('passes over what is no run, or a damaged one', async () => {
    await runAll(open(), ['a']);
    await mkdir(path.join(folder(), 'x'));
    await writeFile(path.join(folder(), 'x', 'run.json'), '{"version":1,');
    await writeFile(path.join(folder(), 'note.txt'), 'hello');
    assert.deepEqual(await titles(open()), ['a']);
  });

  it('tells a disk that refuses and keeps the run in memory', async () => {
    const file = path.join(folder(), 'file');
    await writeFile(file, '');
    const history = new RunHistory(
      new DiskRunStore(path.join(file, 'runs')),
      () => limits,
      (error) => faults.push(error),
    );
    await runAll(history, ['a']);
    assert.deepEqual(await titles(history), ['a']);
    assert.ok(faults.length > 0);
    assert.ok(!existsSync(path.join(file, 'runs')));
  });

  describe('beside another window on the same workspace', () => {
    /** A process that lives, and is not this one. */
    const other = { machine: ownProcess.machine, pid: process.ppid };
    const elsewhere = createRecord({
      id: '20260131T070000000Z-aaaaaa',
      title: 'other',
      state: 'running',
      owner: other,
    });
    const fileOf = (id: string) => path.join(folder(), id, 'run.json');

    it('shows a run of that window as going on, and as ended once it has', async () => {
      const history = open();
      await history.store.save(elsewhere);
      assert.deepEqual(
        (await history.all()).map(({ state, isElsewhere }) => [state, isElsewhere]),
        [['running', true]],
      );
      const told: (RunRecord | undefined)[] = [];
      history.onChange((run) => told.push(run));
      await open().store.save({ ...elsewhere, state: 'done' });
      await until(() => told.at(-1)?.state === 'done');
      assert.equal(told.at(-1)?.isElsewhere, undefined);
    });

    it('neither deletes such a run when asked to, nor to keep the limits', async () => {
      limits = { runs: 1, bytes: 1 };
      const history = open();
      await history.store.save(elsewhere);
      for (const { id } of await history.all()) await history.delete(id);
      await runAll(history, ['a', 'b']);
      assert.deepEqual(await titles(history), ['b', 'other']);
      assert.ok(existsSync(fileOf(elsewhere.id)));
    });

    const gone: [string, Partial<RunRecord>, isSilent?: true][] = [
      ['whose process has ended', { owner: { ...other, pid: endedProcess() } }],
      ['of which there was no sign for long: another process may have its number', {}, true],
      ['of another machine of which there was no sign for long', { owner: { ...other, machine: 'x' } }, true],
      ['that does not say whose it is', { owner: undefined }],
    ];
    for (const [name, fields, isSilent] of gone) {
      it(`calls a run interrupted ${name}`, async () => {
        const history = open();
        await history.store.save({ ...elsewhere, ...fields });
        if (isSilent) await utimes(fileOf(elsewhere.id), longAgo, longAgo);
        assert.deepEqual(
          (await history.all()).map(({ state }) => state),
          ['interrupted'],
        );
      });
    }

    it('removes what a run left that was killed as it began, once nobody can be about to write it', async () => {
      const [old, young] = ['20260131T060000000Z-aaaaaa', '20260131T060000000Z-bbbbbb'];
      for (const id of [old, young, 'notes']) await mkdir(path.join(folder(), id, 'exchanges'), { recursive: true });
      for (const id of [old, 'notes']) await utimes(path.join(folder(), id), longAgo, longAgo);
      await open().all();
      assert.deepEqual((await readdir(folder())).toSorted(), [young, 'notes']);
    });
  });
});

function endedProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}
