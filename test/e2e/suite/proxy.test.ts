import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as vscode from 'vscode';
import type { RunReport } from '../../../engine/faces/run.ts';
import { inSweep } from '../../support/sweep.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { logText } from './support/logText.ts';
import { waitFor } from './support/waitFor.ts';

const name = 'far.extractor.json';
const config = {
  api: { baseUrl: 'http://api.invalid/', retryConfig: { maxRetries: 0 } },
  config: { outputBucket: 'demo', jobs: [{ endpoint: 'users' }] },
};

describe('The proxy of VS Code', () => {
  const asked: (string | undefined)[] = [];
  const proxy = createServer((request, answer) => {
    asked.push(request.url, request.headers['proxy-authorization']);
    answer.writeHead(200, { 'content-type': 'application/json' }).end('[{"id":1}]');
  });

  before(async () => {
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    await vscode.workspace.fs.writeFile(fileUri(name), new TextEncoder().encode(JSON.stringify(config)));
  });
  afterEach(async () => {
    for (const key of ['proxy', 'noProxy', 'proxySupport']) await set(key, undefined);
    asked.length = 0;
    await closeAll();
  });
  after(async () => {
    await vscode.workspace.fs.delete(fileUri(name));
    proxy.closeAllConnections();
    proxy.close();
  });

  const address = () => `http://ann:s3cret-word@127.0.0.1:${(proxy.address() as AddressInfo).port}`;

  it('is asked by a run, with its password, which nothing shows', async () => {
    await set('proxy', address());
    assert.equal((await runFar()).outcome, 'done');
    assert.deepEqual(asked, ['http://api.invalid/users', `Basic ${btoa('ann:s3cret-word')}`]);
    assert.doesNotMatch(await logText('users'), /s3cret/);
  });

  inSweep('is not asked for a host of http.noProxy', async () => {
    await set('proxy', address());
    await set('noProxy', ['api.invalid']);
    assert.equal((await runFar()).error?.code, 'http.host-not-found');
    assert.deepEqual(asked, []);
  });

  inSweep('is not asked where proxies are switched off', async () => {
    await set('proxy', address());
    await set('proxySupport', 'off');
    assert.equal((await runFar()).error?.code, 'http.host-not-found');
    assert.deepEqual(asked, []);
  });
});

/** A setting has arrived in the extension host when it can be read there. */
async function set(key: string, value: unknown): Promise<void> {
  const settings = () => vscode.workspace.getConfiguration('http');
  await settings().update(key, value, vscode.ConfigurationTarget.Global);
  if (value === undefined) return;
  await waitFor(`http.${key}`, () => JSON.stringify(settings().get(key)) === JSON.stringify(value));
}

async function runFar(): Promise<RunReport> {
  await vscode.window.showTextDocument(fileUri(name), { preview: false });
  const report = await vscode.commands.executeCommand<RunReport | undefined>('pagewright.run', fileUri(name));
  assert.ok(report);
  return report;
}
