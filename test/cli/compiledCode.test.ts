import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { runCli } from '../support/runCli.ts';
import { sampleOrAll } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const windows = process.platform === 'win32';

describe('The compiled code that a run leaves for the next', () => {
  const folder = temporaryFolder();
  const cache = () => path.join(folder(), 'cache', 'pagewright');
  const inCache = (name: string) => path.join(cache(), name);

  /** Reads the secrets that a configuration needs: work that ends well without an API. */
  async function listSecrets(environment: Record<string, string> = {}) {
    const config = path.join(folder(), 'users.extractor.json');
    const job = { endpoint: 'users' };
    writeFileSync(config, JSON.stringify({ api: { baseUrl: 'https://example.com/' }, config: { jobs: [job] } }));
    const cacheHome = path.join(folder(), 'cache');
    const { code, stderr } = await runCli(['secrets', config], {
      XDG_CACHE_HOME: cacheHome,
      LOCALAPPDATA: cacheHome,
      ...environment,
    });
    assert.deepEqual([code, stderr], [0, '']);
  }

  const codeFile = () => readdirSync(cache()).find((name) => name.startsWith('engine-secrets-')) ?? '';
  const idOf = (file: string) => statSync(file, { bigint: true }).ino;

  it('is used by the next, which then leaves it as it is', async () => {
    await listSecrets();
    const files = readdirSync(cache()).toSorted();
    assert.deepEqual(
      files.map((name) => name.replace(/-[\da-f]+$/, '')),
      ['engine-secrets', 'program-secrets'],
    );
    const ids = files.map((name) => idOf(inCache(name)));
    await listSecrets();
    assert.deepEqual(readdirSync(cache()).toSorted(), files);
    assert.deepEqual(
      files.map((name) => idOf(inCache(name))),
      ids,
    );
  });

  const damages: Record<string, (file: string) => void> = {
    'is cut off': (file) => truncateSync(file, 100_000),
    'is empty': (file) => truncateSync(file, 0),
    'has wrong bytes': (file) => {
      const content = readFileSync(file);
      writeFileSync(file, content.fill('wrong', content.length - 100));
    },
    'is of another source': (file) => {
      const content = readFileSync(file);
      content.writeUInt32LE(1, 0);
      writeFileSync(file, content);
    },
  };
  for (const [problem, damage] of sampleOrAll(Object.entries(damages))) {
    it(`is replaced without a word if it ${problem}`, async () => {
      await listSecrets();
      const file = inCache(codeFile());
      const [id, { size }] = [idOf(file), statSync(file)];
      damage(file);
      await listSecrets();
      assert.notEqual(idOf(file), id);
      assert.ok(statSync(file).size > size / 2);
    });
  }

  if (!windows) {
    it('is only read and written by its user', async () => {
      await listSecrets();
      assert.equal(statSync(cache()).mode & 0o777, 0o700);
      assert.equal(statSync(inCache(codeFile())).mode & 0o777, 0o600);
    });

    it('is not kept in a folder that others may write to', async () => {
      mkdirSync(cache(), { recursive: true });
      chmodSync(cache(), 0o777);
      await listSecrets();
      assert.deepEqual(readdirSync(cache()), []);
    });

    it('is replaced if others may write to its file', async () => {
      await listSecrets();
      const file = inCache(codeFile());
      chmodSync(file, 0o666);
      await listSecrets();
      assert.equal(statSync(file).mode & 0o777, 0o600);
    });

    it('is replaced if it is a link to elsewhere', async () => {
      await listSecrets();
      const file = inCache(codeFile());
      const elsewhere = path.join(folder(), 'elsewhere');
      renameSync(file, elsewhere);
      symlinkSync(elsewhere, file);
      await listSecrets();
      assert.ok(statSync(file).isFile());
      assert.notEqual(idOf(file), idOf(elsewhere));
    });
  }

  it('is not kept if there is no place for it', async () => {
    writeFileSync(path.join(folder(), 'cache'), 'a file');
    await listSecrets();
  });

  it('is not kept by a run that fails', async () => {
    const cacheHome = path.join(folder(), 'cache');
    const { code } = await runCli(['secrets', path.join(folder(), 'missing.json')], {
      XDG_CACHE_HOME: cacheHome,
      LOCALAPPDATA: cacheHome,
    });
    assert.equal(code, 1);
    assert.ok(!existsSync(cache()));
  });

  it('is not kept where Node is told to keep none', async () => {
    await listSecrets({ NODE_DISABLE_COMPILE_CACHE: '1' });
    assert.ok(!existsSync(cache()));
  });
});
