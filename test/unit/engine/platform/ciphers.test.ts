import assert from 'node:assert/strict';
import { plainSecrets } from '@pagewright/core/platform/ciphers/plainSecrets';
import { withCiphers } from '@pagewright/core/platform/ciphers/withCiphers';
import { writeCiphers } from '@pagewright/core/platform/ciphers/writeCiphers';
import type { PulledConfiguration } from '@pagewright/core/platform/pulledConfiguration';
import { layoutNames, PulledFolder } from '../../../support/platform/pulledFolder.ts';
import { remoteConfiguration } from '../../../support/platform/remotes.ts';

const canaries = ['canary-1', 'canary "2"', 'canary: 3', '40'];

function pulled(): PulledConfiguration {
  const configuration = {
    variables_id: '501',
    parameters: {
      api: { '#vault': '{{ vault.KEY }}', '#variable': '{{ a }}', '#cipher': 'KBC::ProjectSecure::abc' },
      config: { '#token': canaries[0], '#empty': '', deep: [{ '#other': canaries[1] }] },
    },
  };
  const rows = [{ id: '701', name: 'Users', configuration: { parameters: { '#token': canaries[2] } } }];
  const values = {
    values: [
      { name: '#a', value: canaries[3] },
      { name: 'b', value: 'plain' },
    ],
  };
  const variables = {
    componentId: 'keboola.variables',
    id: '501',
    name: 'Variables',
    configuration: { variables: [{ name: '#a', type: 'string' }] },
    rows: [{ id: '601', name: 'Set', configuration: values }],
  };
  return {
    configuration: remoteConfiguration({
      componentId: 'ex-generic-v2',
      id: '101',
      name: 'Orders',
      configuration,
      rows,
    }),
    variables: remoteConfiguration(variables),
  };
}

/** A cipher as the Encryption API would give it, which has no plain value in it. */
const encrypt = (index: number) => `KBC::ProjectSecure::${index}+/=`;

for (const layout of layoutNames) {
  describe(`The plain secrets of a configuration in the layout ${layout}`, () => {
    it('are those of its rows and variables, too', async () => {
      const folder = new PulledFolder(layout);
      await folder.pull(pulled());
      const local = await folder.read(pulled());
      assert.ok(local);
      const secrets = await plainSecrets(local, folder.files);
      assert.deepEqual(
        secrets.map(({ key, value, component }) => [key, value, component]),
        [
          ['#token', canaries[0], 'ex-generic-v2'],
          ['#other', canaries[1], 'ex-generic-v2'],
          ['#token', canaries[2], 'ex-generic-v2'],
          ['#a', canaries[3], 'keboola.variables'],
        ],
      );
    });

    for (const lineBreak of ['\n', '\r\n'])
      it(`are replaced in the files and in what is sent, and nothing else: ${JSON.stringify(lineBreak)}`, async () => {
        const folder = new PulledFolder(layout);
        await folder.pull(pulled());
        for (const [file, text] of folder.files.texts) folder.files.texts.set(file, text.replaceAll('\n', lineBreak));
        const local = await folder.read(pulled());
        assert.ok(local);
        const secrets = await plainSecrets(local, folder.files);
        const ciphers = secrets.map((secret, index) => ({ secret, cipher: encrypt(index) }));
        const before = new Map(folder.files.texts);
        folder.files.apply(await writeCiphers(ciphers, folder.files));
        for (const [file, text] of folder.files.texts) {
          const [old, now] = [before.get(file)?.split('\n') ?? [], text.split('\n')];
          const changed = old.filter((line, index) => line !== now[index]);
          assert.equal(now.length, old.length);
          assert.equal(changed.length, secrets.filter(({ place }) => place.file === file).length);
        }
        const sent = withCiphers(local, ciphers);
        const read = await folder.read(pulled());
        assert.deepEqual(
          [sent, ...sent.rows, sent.variables, ...(sent.variables?.rows ?? [])].map((part) =>
            JSON.parse(part?.body ?? ''),
          ),
          [read, ...(read?.rows ?? []), read?.variables, ...(read?.variables?.rows ?? [])].map((part) =>
            JSON.parse(part?.body ?? ''),
          ),
        );
        for (const canary of canaries.slice(0, 3)) assert.ok(!JSON.stringify(sent).includes(canary));
        assert.deepEqual(read && (await plainSecrets(read, folder.files)), []);
      });

    it('keep anything from being sent if one has no cipher', async () => {
      const folder = new PulledFolder(layout);
      await folder.pull(pulled());
      const local = await folder.read(pulled());
      assert.ok(local);
      const [, ...others] = await plainSecrets(local, folder.files);
      assert.throws(
        () =>
          withCiphers(
            local,
            others.map((secret) => ({ secret, cipher: encrypt(1) })),
          ),
        /No cipher/,
      );
    });

    it('are not replaced where the file was changed meanwhile', async () => {
      const folder = new PulledFolder(layout);
      await folder.pull(pulled());
      const local = await folder.read(pulled());
      assert.ok(local);
      const [secret] = await plainSecrets(local, folder.files);
      assert.ok(secret);
      const { file } = secret.place;
      folder.files.texts.set(file, folder.files.texts.get(file)?.replace('canary-1', 'another') ?? '');
      await assert.rejects(writeCiphers([{ secret, cipher: encrypt(1) }], folder.files), (error: Error) => {
        assert.match(error.message, /The value of "#token"/);
        assert.doesNotMatch(error.message, /canary|another/);
        return true;
      });
    });
  });
}
