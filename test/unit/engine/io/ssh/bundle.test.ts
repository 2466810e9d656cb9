import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { bundling } from '../../../../../scripts/build.ts';
import { programs } from '../../../../../scripts/lib/programs.ts';
import { sendJson, startApi, type TestApi } from '../../../../support/startApi.ts';
import { type SshServer, startSshServer } from '../../../../support/startSshServer.ts';

/** A program that sends one request, with or without a tunnel, and says whether it read the SSH library for it. */
const program = `
  const path = require('node:path');
  const { createHttpClient } = require('./client.js');
  const isRead = () => path.join(__dirname, 'ssh2.js') in require.cache;
  async function main() {
    const { sshProxy, origin, isLeftHanging } = JSON.parse(process.argv[2]);
    const clock = { now: () => 0, sleep: () => Promise.resolve() };
    const timeouts = { connectMs: 30_000, requestMs: 30_000 };
    const client = createHttpClient({ timeouts, maxBytes: 1000, environment: {}, clock, sshProxy });
    const told = [isRead()];
    const request = (path) => ({ method: 'GET', target: { origin, path, query: '' }, headers: new Map() });
    const { status } = await client.send(request('/x'), new AbortController().signal);
    told.push(status, isRead());
    if (isLeftHanging) client.send(request('/hang'), new AbortController().signal).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await client.close();
    console.log(JSON.stringify(told));
  }
  main();
`;

describe('the bundled engine', () => {
  let folder: string;
  let api: TestApi;
  let ssh: SshServer;

  /** The output of the program, once it has ended by itself. */
  const run = async (options: object): Promise<unknown> => {
    const args = [path.join(folder, 'main.js'), JSON.stringify(options)];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    return JSON.parse(stdout);
  };

  before(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'pagewright-test-'));
    const entryPoints = { client: 'engine/io/http/createHttpClient.ts', ssh2: programs.ssh2 };
    await build({ ...bundling, entryPoints, outdir: folder, sourcemap: false });
    writeFileSync(path.join(folder, 'main.js'), program);
    [api, ssh] = await Promise.all([
      startApi((request, response) => {
        if (request.url !== '/hang') sendJson(response, {});
      }),
      startSshServer(),
    ]);
  });
  after(async () => {
    rmSync(folder, { recursive: true, force: true });
    await Promise.all([api.close(), ssh.close()]);
  });

  it('opens a tunnel; the SSH library is read for the first request, not before', async () => {
    const origin = `http://api.internal.test:${api.port}`;
    assert.deepEqual(await run({ sshProxy: ssh.proxy, origin }), [false, 200, true]);
    assert.equal(ssh.asked.at(-1), `api.internal.test:${api.port}`);
  });

  it('never reads it without a tunnel', async () => {
    assert.deepEqual(await run({ origin: api.url }), [false, 200, false]);
  });

  it('close leaves no socket and no timer behind, also under a request: the process ends', async () => {
    const origin = `http://api.internal.test:${api.port}`;
    await run({ sshProxy: ssh.proxy, origin, isLeftHanging: true });
    await run({ origin: api.url, isLeftHanging: true });
  });
});
