import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nodeHas } from '../support/programNode.ts';
import { runCli } from '../support/runCli.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const windows = process.platform === 'win32';

describe('The compiled code that a run leaves for the next', () => {
  const folder = temporaryFolder();
  const cache = () => path.join(folder(), 'cache', 'pagewright');
  const keptFiles = () =>
    existsSync(cache())
      ? readdirSync(cache(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      : [];

  /** Reads the secrets that a configuration needs: work that ends well without an API. */
  async function listSecrets(environment: Record<string, string> = {}) {
    const config = path.join(folder(), 'users.extractor.json');
    const job = { endpoint: 'users' };
    writeFileSync(config, JSON.stringify({ api: { baseUrl: 'https://example.com/' }, config: { jobs: [job] } }));
    const cacheHome = path.join(folder(), 'cache');
    const { code, stderr } = await runCli(['secrets', config], {
      XDG_CACHE_HOME: cacheHome,
      LOCALAPPDATA: cacheHome,
      // The tests themselves have one.
      NODE_COMPILE_CACHE: '',
      ...environment,
    });
    assert.deepEqual([code, stderr], [0, '']);
  }

  it('is kept where this Node can keep it, in a folder of its user', async () => {
    await listSecrets();
    assert.equal(keptFiles().length > 0, nodeHas("require('node:module').enableCompileCache"));
    if (!windows) assert.equal(statSync(cache()).mode & 0o777, 0o700);
  });

  if (!windows) {
    it('is neither kept in nor read from a folder that others may write to', async () => {
      mkdirSync(cache(), { recursive: true });
      chmodSync(cache(), 0o777);
      await listSecrets();
      assert.deepEqual(keptFiles(), []);
    });
  }

  it('is not kept if there is no place for it', async () => {
    writeFileSync(path.join(folder(), 'cache'), 'a file');
    await listSecrets();
  });

  it('is not kept where Node is told to keep none', async () => {
    await listSecrets({ NODE_DISABLE_COMPILE_CACHE: '1' });
    assert.deepEqual(keptFiles(), []);
  });
});
