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
});
