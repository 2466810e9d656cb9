import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkText } from '../support/platform/linkText.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const jobs = [{ endpoint: 'users', dataType: 'users' }];
const whole = { parameters: { api: { baseUrl: 'https://{{ vault.HOST }}/' }, config: { jobs } } };
const withoutApi = { parameters: { config: { jobs, retries: 3 } } };
const entry = (component: string, file: string) => {
  return { branch: '777', component, id: file, path: file, version: 1, files: {} };
};

describe('pagewright check in a folder that is connected to a project', () => {
  const folder = temporaryFolder();
  const write = (name: string, content: string | object) => {
    const file = path.join(folder(), name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  const connect = (more: object = {}) =>
    write('.pagewright/project.json', linkText({ vaultReadAt: '2026-11-29T05:00:00Z', ...more }));
  const check = async (...given: string[]) => {
    const { stdout, stderr } = await runCliHere(['check', '--format', 'json', ...given]);
    assert.equal(stderr, '');
    const found: { file: string; code: string; severity: string }[] = JSON.parse(stdout);
    return found.map(({ file, code, severity }) => [path.basename(file), code, severity]);
  };

  it('takes an entry of the vault in a configuration of one file for what it is', async () => {
    connect({ vault: ['HOST'] });
    const file = write('shop.extractor.json', whole);
    assert.deepEqual(await check(file), []);
    assert.deepEqual(await check(folder()), []);
  });

  it('finds one that the vault did not have, in one file and in a tree', async () => {
    connect({ vault: ['HOSTS'] });
    write('shop.extractor.json', whole);
    write('orders/config.json', whole);
    write('orders/meta.json', { name: 'Orders' });
    const found = (name: string) => [name, 'variable.unknown-vault-entry', 'warning'];
    assert.deepEqual(await check(folder()), [found('config.json'), found('shop.extractor.json')]);
  });

  it('misses no "api" that a component made from generic extractor has itself', async () => {
    connect({ configurations: [entry('acme.ex-shop', 'shop.extractor.json')] });
    const file = write('shop.extractor.json', withoutApi);
    assert.deepEqual(await check(file), []);
    write('shop.extractor.json', '{"parameters": {');
    assert.deepEqual(await check(file), [['shop.extractor.json', 'json.syntax', 'error']]);
  });

  for (const [title, configurations] of [
    ['generic extractor itself', [entry('ex-generic-v2', 'shop.extractor.json')]],
    ['a component that is not known yet', []],
  ] as const)
    it(`misses "api" of ${title}`, async () => {
      connect({ configurations });
      const [[, code] = []] = await check(write('shop.extractor.json', withoutApi));
      assert.equal(code, 'config.missing-key');
    });

  it('leaves a file alone that the folder does not push, and one with a link that cannot be used', async () => {
    connect({ vault: ['HOST'] });
    const refused = (name: string) => [name, 'config.invalid', 'error'];
    assert.deepEqual(await check(write('below/shop.extractor.json', whole)), [refused('shop.extractor.json')]);
    connect({ vault: ['HOST'], layout: 'kbc' });
    assert.deepEqual(await check(write('shop.extractor.json', whole)), [refused('shop.extractor.json')]);
    write('.pagewright/project.json', '{"version": 1}');
    assert.deepEqual(await check(write('shop.extractor.json', whole)), [refused('shop.extractor.json')]);
  });

  it('says that a file is not there', async () => {
    connect();
    const [[, code] = []] = await check(path.join(folder(), 'missing.extractor.json'));
    assert.equal(code, 'file.unreadable');
  });
});
