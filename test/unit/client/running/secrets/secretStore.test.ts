import assert from 'node:assert/strict';
import { SecretStore, secretOwner } from '../../../../../client/running/secrets/secretStore.ts';
import { fakeStorage } from './fakeStorage.ts';

const own = (file: string, environment?: string) => secretOwner(file, environment);

describe('The store of secrets', () => {
  it('keeps values by the path of the configuration and the name', async () => {
    const storage = fakeStorage();
    const store = new SecretStore(storage);
    await store.set(own('/w/a.json'), '#token', 'one');
    await store.set(own('/w/b.json'), '#token', 'two');
    assert.deepEqual(
      [...storage.held],
      [
        ['pagewright.secret:/w/a.json:#token', 'one'],
        ['pagewright.secret:/w/b.json:#token', 'two'],
      ],
    );
    assert.deepEqual(await store.values(own('/w/a.json')), { '#token': 'one' });
    assert.deepEqual(await store.values(own('/w/c.json')), {});
  });

  it('names what it has for a configuration, whatever else is in there', async () => {
    const storage = fakeStorage();
    const store = new SecretStore(storage);
    await storage.store('another.key', 'x');
    await store.set(own('/w/a.json'), 'config.jobs.0.params.#key', '1');
    await store.set(own('/w/a.json'), '#token', '2');
    await store.set(own('/w/a'), '#other', '3');
    assert.deepEqual(await store.names(own('/w/a.json')), ['#token', 'config.jobs.0.params.#key']);
  });

  it('gives no value of one environment to another, or to none', async () => {
    const storage = fakeStorage();
    const store = new SecretStore(storage);
    await store.set(own('/w/a.json', 'production'), '#token', 'secret');
    await store.set(own('/w/a.json', 'a:b/c'), '#other', 'x');
    assert.deepEqual(await store.values(own('/w/a.json', 'production')), { '#token': 'secret' });
    for (const owner of [own('/w/a.json'), own('/w/a.json', 'dev'), own('/w/a.json', 'prod'), own('/w/a.json', 'a')]) {
      assert.deepEqual(await store.names(owner), [], owner);
    }
  });

  it('replaces and forgets', async () => {
    const storage = fakeStorage();
    const store = new SecretStore(storage);
    await store.set(own('/w/a.json'), '#token', 'one');
    await store.set(own('/w/a.json'), '#token', 'two');
    assert.deepEqual(await store.values(own('/w/a.json')), { '#token': 'two' });
    await store.clear(own('/w/a.json'), '#token');
    await store.clear(own('/w/a.json'), '#never');
    assert.equal(storage.held.size, 0);
  });

  it('gives no value for one that went away meanwhile', async () => {
    const storage = { ...fakeStorage(), keys: async () => ['pagewright.secret:/w/a.json:#gone'] };
    assert.deepEqual(await new SecretStore(storage).values(own('/w/a.json')), {});
  });

  describe('when files move', () => {
    const storage = fakeStorage();
    const store = new SecretStore(storage);
    const keys = () => [...storage.held.keys()].map((key) => key.replace('pagewright.secret:', '')).sort();
    beforeEach(async () => {
      storage.held.clear();
      for (const owner of [own('/w/x/a.json'), own('/w/x/a.json', 'dev'), own('/w/x/a.json.bak'), own('/w/xy/a.json')])
        await store.set(owner, '#token', owner);
    });

    it('takes the values of one along, in each environment', async () => {
      await store.move({ from: '/w/x/a.json', to: '/w/b.json' });
      assert.deepEqual(keys(), [
        '/w/b.json:#token',
        '/w/x/a.json.bak:#token',
        '/w/xy/a.json:#token',
        '@dev:/w/b.json:#token',
      ]);
      assert.deepEqual(await store.values(own('/w/b.json', 'dev')), { '#token': '@dev:/w/x/a.json' });
    });

    it('takes the values of all files of a folder along', async () => {
      await store.move({ from: '/w/x', to: '/w/z' });
      assert.deepEqual(keys(), [
        '/w/xy/a.json:#token',
        '/w/z/a.json.bak:#token',
        '/w/z/a.json:#token',
        '@dev:/w/z/a.json:#token',
      ]);
    });

    it('knows the files that have some, and forgets one of them', async () => {
      assert.deepEqual([await store.has('/w/x/a.json'), await store.has('/w/x')], [true, false]);
      await store.forget('/w/x/a.json');
      assert.deepEqual(keys(), ['/w/x/a.json.bak:#token', '/w/xy/a.json:#token']);
    });
  });
});
