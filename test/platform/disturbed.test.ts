import assert from 'node:assert/strict';
import { PlatformError } from '../../engine/core/platform/platformError.ts';
import {
  type ConfigurationPush,
  diskWritableFiles,
  newConfigurationId,
  openProject,
  type ProjectApi,
  push,
} from '../../engine/faces/platform.ts';
import { type ProjectHere, projectHere } from '../support/platform/projectHere.ts';

type Storage = ProjectApi['storage'];

/** Pushes all changes over a Storage API of which some methods are others. */
async function pushOver(
  here: ProjectHere,
  change: (storage: Storage) => Partial<Storage>,
  signal = new AbortController().signal,
): Promise<ConfigurationPush[]> {
  const { token, url } = here.stack;
  const api = await openProject({ stack: url, token, userAgent: 'test' }, signal);
  const storage = { ...api.storage, ...change(api.storage) };
  const trip = { api: { ...api, storage }, files: diskWritableFiles(here.folder), signal };
  try {
    return await push(trip, { comment: 'x', check: async () => [], newId: newConfigurationId });
  } finally {
    await api.close();
  }
}

async function edited(here: ProjectHere): Promise<void> {
  assert.equal((await here.project('connect', here.stack.url)).code, 0);
  assert.equal((await here.project('pull', '--all')).code, 0);
  here.edit('fails.extractor.json', '"x"', '"y"');
  here.edit('ciselniky-mesta.extractor.json', 'api.example.com', 'new.example.com');
}

describe('a push that is disturbed', () => {
  const given = projectHere();

  it('does not claim to know whether a change arrived that nobody can ask about', async () => {
    const here = given();
    await edited(here);
    const before = here.files();
    let isLost = false;
    const pushes = await pushOver(here, (storage) => ({
      async update(...args) {
        await storage.update(...args);
        isLost = true;
        throw new PlatformError('platform.lost', 'The connection broke.', { mayHaveArrived: true });
      },
      async configuration(...args) {
        if (isLost) throw new PlatformError('platform.unreachable', 'Gone.', { mayHaveArrived: false });
        return await storage.configuration(...args);
      },
    }));
    assert.equal(pushes[0]?.outcome, 'unknown');
    assert.match(pushes[0]?.problem ?? '', /The connection broke\. Pull before you push again\./);
    assert.deepEqual(here.files(), before);
    const [pull] = await here.json<{ outcome: string; version: number }[]>('pull', [pushes[0]?.id ?? '']);
    assert.deepEqual([pull?.outcome, pull?.version], ['same', 2]);
  });

  it('lets a request arrive that is on its way when it is cancelled, notes it, and sends no other', async () => {
    const here = given();
    await edited(here);
    const controller = new AbortController();
    const pushes = await pushOver(
      here,
      (storage) => ({
        async update(at, change, comment, signal) {
          controller.abort();
          return await storage.update(at, change, comment, signal);
        },
      }),
      controller.signal,
    );
    assert.deepEqual(
      pushes.map(({ outcome }) => outcome),
      ['pushed'],
    );
    assert.equal((await here.writes()).length, 1);
    const diffs = await here.json<{ state: string }[]>('diff');
    assert.equal(diffs.filter(({ state }) => state === 'changed-here').length, 1);
  });

  it('sends nothing if somebody saves between the comparison and the request', async () => {
    const here = given();
    await edited(here);
    const pushes = await pushOver(here, (storage) => ({
      async extractors(...args) {
        const listed = await storage.extractors(...args);
        await here.stack.touch({ componentId: 'ex-generic-v2', configId: '104', edit: { description: 'Theirs' } });
        return listed;
      },
    }));
    const of104 = pushes.find(({ id }) => id === '104');
    assert.deepEqual([of104?.outcome, of104?.newest], ['conflict', 2]);
    assert.match(of104?.problem ?? '', /Somebody has just saved version 2, so nothing was sent/);
    assert.deepEqual(await here.writes(), ['PUT /v2/storage/branch/777/components/ex-generic-v2/configs/102']);
  });

  it('does not send a change again on top of a save that somebody made while the connection was lost', async () => {
    const here = given();
    await edited(here);
    const pushes = await pushOver(here, () => ({
      async update({ id }) {
        await here.stack.touch({ componentId: 'ex-generic-v2', configId: id, edit: { description: 'Theirs' } });
        throw new PlatformError('platform.lost', 'The connection broke.', { mayHaveArrived: true });
      },
    }));
    assert.deepEqual(
      pushes.map(({ outcome }) => outcome),
      ['refused', 'refused'],
    );
    assert.match(pushes[0]?.problem ?? '', /Somebody has saved version 2 while the connection was lost/);
    assert.deepEqual(await here.writes(), []);
  });
});
