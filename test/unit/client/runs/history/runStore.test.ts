import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RunScope } from '../../../../../client/running/run/runScope.ts';
import { DiskRunStore } from '../../../../../client/runs/history/diskRunStore.ts';
import { MemoryRunStore } from '../../../../../client/runs/history/memoryRunStore.ts';
import { findExcess, type RunStore } from '../../../../../client/runs/history/runStore.ts';
import { listKeptExchanges, readKeptExchange, readText } from '../../../../../engine/faces/exchanges.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { createEvent } from '../../createEvent.ts';
import { createRecord } from '../../createRecord.ts';

const exchange = { number: 2, method: 'GET', url: 'http://api.test/users', requestHeaders: {}, at: 0, ms: 1 };

/** The files that the engine keeps of a run. */
const kept: Record<string, string> = {
  'kept.json': '{"startedAt":0,"previousStart":0}',
  '000002.exchange.json': JSON.stringify({ ...exchange, answer: 'answers/000002.json' }),
  '000007.exchange.json': '{"number":7',
  'answers/000002.json': '[{"name":"Žofie"}]',
};

interface TestStore {
  store: RunStore;
  keep(id: string, files: Record<string, string>): void;
}

function onDisk(folder: string): TestStore {
  const store = new DiskRunStore(folder);
  return {
    store,
    keep(id, files) {
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(store.exchangesOf(id), name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    },
  };
}

function inMemory(): TestStore {
  const store = new MemoryRunStore();
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const filesOf = (files: Record<string, string>) => Object.entries(files).map(([name, text]) => [name, bytesOf(text)]);
  return { store, keep: (id, files) => store.keepExchanges(id, new Map(filesOf(files) as [string, Uint8Array][])) };
}

const cases: Record<string, (test: TestStore) => Promise<void>> = {
  async 'is empty until a run is saved'({ store }) {
    assert.deepEqual([await store.isEmpty(), await store.load()], [true, []]);
    await store.save(createRecord());
    assert.equal(await store.isEmpty(), false);
  },
  async 'lists the runs, the newest first'({ store }) {
    for (const id of ['20260131T080000000Z-a', '20260131T090000000Z-b']) await store.save(createRecord({ id }));
    const ids = (await store.load()).map(({ id }) => id);
    assert.deepEqual(ids, ['20260131T090000000Z-b', '20260131T080000000Z-a']);
  },
  async 'has a run as it was when it was saved'({ store }) {
    const record = createRecord();
    await store.save(record);
    record.durationMs = 7;
    assert.equal((await store.read(record.id))?.durationMs, 0);
    await store.save(record);
    assert.equal((await store.read(record.id))?.durationMs, 7);
  },
  async 'calls a run interrupted that was active when it was saved last, and nobody executes'({ store }) {
    await store.save(createRecord({ id: 'a', state: 'running' }));
    assert.equal((await store.read('a'))?.state, 'interrupted');
  },
  async 'has the events of a run, the oldest first'({ store }) {
    const events = ['one', 'two'].map((text) => createEvent({ kind: 'cancelled' }, text));
    await store.saveEvents('a', events);
    assert.deepEqual(await store.events('a'), events);
  },
  async 'has the requests that are kept, with the bodies of their responses'({ store, keep }) {
    keep('a', kept);
    const files = store.exchanges('a');
    assert.deepEqual([...(await listKeptExchanges(files))].toSorted(), [2, 7]);
    assert.equal((await readKeptExchange(files, 2))?.url, 'http://api.test/users');
    assert.equal(await readText(files, 'answers/000002.json', 'response'), '[{"name":"Žofie"}]');
  },
  async 'has no request that is missing or damaged'({ store, keep }) {
    keep('a', kept);
    const files = store.exchanges('a');
    assert.deepEqual([await readKeptExchange(files, 1), await readKeptExchange(files, 7)], [undefined, undefined]);
  },
  async 'has nothing of a run that it does not know'({ store }) {
    const found = [await store.read('a'), await store.tableProfiles('a')];
    assert.deepEqual(found, [undefined, undefined]);
    assert.deepEqual([await store.events('a'), await listKeptExchanges(store.exchanges('a'))], [[], new Set()]);
    assert.equal(await store.sizeOf('a'), 0);
  },
  async 'forgets a run that is deleted, and what is saved of it later'({ store, keep }) {
    keep('a', kept);
    await store.delete('a');
    await store.save(createRecord({ id: 'a' }));
    assert.deepEqual([await store.load(), await listKeptExchanges(store.exchanges('a'))], [[], new Set()]);
  },
  async 'finds the oldest runs to be too much, but neither the newest nor an active one'({ store, keep }) {
    const [newest, middle, active, oldest] = [
      createRecord({ id: 'd' }),
      createRecord({ id: 'c' }),
      createRecord({ id: 'b', state: 'running' }),
      createRecord({ id: 'a' }),
    ];
    keep('d', kept);
    const all = [newest, middle, active, oldest];
    assert.deepEqual(await findExcess(({ id }) => store.sizeOf(id), all, { runs: 2, bytes: 1e6 }), ['a']);
    assert.deepEqual(await findExcess(({ id }) => store.sizeOf(id), all, { runs: 9, bytes: 1 }), ['c', 'a']);
    assert.deepEqual(await findExcess(({ id }) => store.sizeOf(id), all, { runs: 9, bytes: 1e6 }), []);
  },
  async 'counts the runs of each configuration, and the size of all'({ store, keep }) {
    const ofFile = (file: string, ids: string) => [...ids].map((id) => createRecord({ id, configFile: file }));
    const [z, y, x] = ofFile('/often.json', 'zyx');
    const [b, a] = ofFile('/seldom.json', 'ba');
    const all = [z, y, x, b, a].filter((run) => run !== undefined);
    assert.deepEqual(await findExcess(({ id }) => store.sizeOf(id), all, { runs: 2, bytes: 1e6 }), ['x']);
    keep('x', kept);
    const size = await store.sizeOf('x');
    assert.deepEqual(
      await findExcess(({ id }) => store.sizeOf(id), all, { runs: 2, bytes: size - 1 }),
      ['x'],
      'what goes takes no space',
    );
    assert.deepEqual(await findExcess(({ id }) => store.sizeOf(id), all, { runs: 3, bytes: size - 1 }), [
      'x',
      'b',
      'a',
    ]);
  },
  async 'counts jobs of the platform, and what they ran, apart from runs here'({ store }) {
    const of = (id: string, scope: RunScope) => createRecord({ id, configFile: '/a.json', scope });
    const all = [of('e', { remote: '2' }), of('d', { like: '2' }), of('c', { remote: '1' }), of('b', {}), of('a', {})];
    assert.deepEqual(await findExcess(({ id }) => store.sizeOf(id), all, { runs: 1, bytes: 1e6 }), ['c', 'a']);
  },
};

describe('A store of runs', () => {
  const folder = temporaryFolder();
  const stores: [string, () => TestStore][] = [
    ['on a disk', () => onDisk(folder())],
    ['in memory', inMemory],
  ];
  for (const [where, open] of stores) {
    describe(where, () => {
      for (const [title, check] of Object.entries(cases)) it(title, () => check(open()));
    });
  }
});
