import assert from 'node:assert/strict';
import { type AskForSecret, collectSecrets } from '../../../../../client/running/secrets/collectSecrets.ts';
import { SecretStore, secretOwner } from '../../../../../client/running/secrets/secretStore.ts';
import { ConfigDocument } from '../../../../../engine/core/document/configDocument.ts';
import { fakeStorage } from './fakeStorage.ts';

const file = secretOwner('/w/a.json', undefined);
const document = ConfigDocument.of(
  JSON.stringify({
    api: { http: { headers: { a: { attr: '#token' }, b: { attr: '#empty' }, c: { attr: '#gone' } } } },
    config: { '#token': 'KBC::ProjectSecure::x', '#empty': '', '#unused': 'KBC::ProjectSecure::y' },
  }),
);

describe('The secrets of a run in the editor', () => {
  let store: SecretStore;
  let asked: string[];
  beforeEach(() => {
    store = new SecretStore(fakeStorage());
    asked = [];
  });

  const answering =
    (answers: Record<string, string>): AskForSecret =>
    async ({ name }, { step, of }) => {
      asked.push(of > 1 ? `${step}/${of} ${name}` : name);
      return answers[name];
    };

  it('are asked for where a run cannot do without, and kept', async () => {
    const answers = { '#token': 't', '#empty': 'e', '#gone': 'g' };
    assert.deepEqual(await collectSecrets(store, file, document, answering(answers)), { secrets: answers });
    assert.deepEqual(asked, ['1/3 #token', '2/3 #empty', '3/3 #gone']);
    assert.deepEqual(await store.values(file), answers);
    assert.deepEqual(await collectSecrets(store, file, document, answering({})), { secrets: answers });
    assert.equal(asked.length, 3, 'nothing is asked for twice');
  });

  it('are those that are empty, too, where they are set', async () => {
    await store.set(file, '#empty', 'e');
    const { secrets = {} } = { secrets: undefined, ...(await collectSecrets(store, file, document, undefined)) };
    assert.deepEqual(secrets, { '#empty': 'e' });
  });

  it('may be empty on purpose, and are not asked for then', async () => {
    await store.set(file, '#empty', '');
    await collectSecrets(store, file, document, answering({ '#token': 't', '#gone': 'g' }));
    assert.deepEqual(asked, ['1/2 #token', '2/2 #gone']);
  });

  it('end in the first that is not given; those before it are kept', async () => {
    const collected = await collectSecrets(store, file, document, answering({ '#token': 't', '#empty': 'e' }));
    assert.equal('without' in collected && collected.without.name, '#gone');
    assert.deepEqual(await store.values(file), { '#token': 't', '#empty': 'e' });
  });

  it('are not asked for by a run on a recording, which takes what there is', async () => {
    await store.set(file, '#token', 't');
    assert.deepEqual(await collectSecrets(store, file, document, undefined), { secrets: { '#token': 't' } });
  });

  it('are found by the key that was set before several places had it', async () => {
    await store.set(file, '#token', 't');
    const twice = JSON.stringify({
      api: { headers: { a: { attr: '#token' } } },
      config: { '#token': 'KBC::ProjectSecure::x' },
      iterations: [{ '#token': 'KBC::ProjectSecure::y' }],
    });
    await collectSecrets(store, file, ConfigDocument.of(twice), answering({}));
    assert.deepEqual(asked, []);
  });

  for (const [title, other] of [
    ['has none', '{"config": {"#token": "plain"}}'],
    ['is half written', '{"config": {"#token": "KBC::ProjectSecure::x"'],
  ]) {
    it(`are none, and the store is left alone, where the configuration ${title}`, async () => {
      const broken = { ...fakeStorage(), keys: () => Promise.reject(new Error('no store here')) };
      assert.deepEqual(
        await collectSecrets(new SecretStore(broken), file, ConfigDocument.of(other ?? ''), answering({})),
        {
          secrets: {},
        },
      );
    });
  }
});
