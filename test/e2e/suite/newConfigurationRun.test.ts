import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { answerSteps, type Reply } from './support/answerSteps.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { pressUntilEnd } from './support/pressUntilEnd.ts';
import { readFile } from './support/readFile.ts';
import { shownMessages } from './support/shownMessages.ts';
import { waitFor } from './support/waitFor.ts';
import { withoutFolder } from './support/withoutFolder.ts';
import { withWindow } from './support/withWindow.ts';

const execute = vscode.commands.executeCommand;
const accept = 'workbench.action.acceptSelectedQuickOpenItem';
const password = 's3cret pass';

describe('New Configuration of an API that answers', () => {
  let server: http.Server;
  let address: string;
  let seen: { url: string | undefined; authorization: string | undefined }[];
  // One for each test: an editor may still show what a file of that name held before.
  let name: string;
  let count = 0;

  beforeEach(async () => {
    name = `running-api-${++count}`;
    seen = [];
    server = http.createServer(({ url, headers: { authorization } }, response) => {
      seen.push({ url, authorization });
      const isSecond = url?.includes('cursor=c2') === true;
      const items = Array.from({ length: 5 }, (_, index) => ({ id: index + (isSecond ? 6 : 1) }));
      const isPaged = url?.includes('/orders') === true && !isSecond;
      const more = isPaged ? { has_more: true, next_cursor: 'c2' } : { has_more: false, next_cursor: null };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ items, ...more }));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    address = `127.0.0.1:${(server.address() as AddressInfo).port}/v2/`;
  });

  afterEach(async () => {
    await closeAll();
    await execute('pagewright.clearSecret', fileUri(`${name}.extractor.json`), '#password').then(undefined, () => {});
    for (const file of [`${name}.extractor.json`, 'out'])
      await vscode.workspace.fs.delete(fileUri(file), { recursive: true }).then(undefined, () => undefined);
    server.closeAllConnections();
    await once(server.close(), 'close');
  });

  const written = async () => JSON.parse((await readFile(`${name}.extractor.json`)) ?? 'null');

  it('leads from a pasted address over the secret and the first page to the paging', async () => {
    let done: Thenable<unknown> = Promise.resolve();
    const replies: Reply[] = [
      { text: `${address}orders?status=open` },
      { text: 'Username and password' },
      { text: 'me' },
      { text: password },
      'accept',
      { text: name },
    ];
    const shown = await answerSteps(replies, async () => {
      done = execute('pagewright.newConfiguration');
      await waitFor('the file', written);
    });
    assert.deepEqual(
      shown.map(({ step, isMasked }) => [step, isMasked]),
      [
        ['1 of 4', false],
        ['2 of 4', false],
        ['3 of 6', false],
        ['4 of 6', true],
        ['5 of 6', false],
        ['6 of 6', false],
      ],
    );
    assert.deepEqual([shown[4]?.proposed, shown[5]?.proposed], ['orders?status=open', 'api']);
    await pressUntilEnd(accept, done);
    const document = vscode.window.activeTextEditor?.document;
    assert.equal(document?.uri.toString(), fileUri(`${name}.extractor.json`).toString());
    assert.deepEqual(await written(), {
      api: { baseUrl: `http://${address}`, authentication: { type: 'basic' } },
      config: {
        username: 'me',
        '#password': '',
        jobs: [{ endpoint: 'orders', params: { status: 'open' }, dataType: 'orders' }],
      },
    });
    const authorization = `Basic ${Buffer.from(`me:${password}`).toString('base64')}`;
    assert.deepEqual(seen[0], { url: '/v2/orders?status=open', authorization });
    // The paging that was searched, and proven, is in the open text.
    assert.equal(JSON.parse(document?.getText() ?? '').api.pagination.responseParam, 'next_cursor');
  });

  it('ends the name of a file from a dialog as the name of a configuration, and asks nothing about it', async () => {
    const showSaveDialog = async () => fileUri(`${name}.json`);
    const replies: Reply[] = [{ text: address }, { text: 'None' }, { text: 'all' }];
    const messages = await shownMessages(() =>
      withoutFolder(() =>
        withWindow({ showSaveDialog }, () => answerSteps(replies, () => execute('pagewright.newConfiguration'))),
      ),
    );
    assert.equal(await readFile(`${name}.json`), undefined);
    const shown = await waitFor('the text', () => vscode.window.activeTextEditor?.document);
    assert.deepEqual(
      [shown.uri.toString(), shown.languageId],
      [fileUri(`${name}.extractor.json`).toString(), 'extractor-config'],
    );
    assert.deepEqual(
      messages.filter(({ text }) => text.includes('looks like')),
      [],
    );
  });

  inSweep('asks in a dialog for the file where no folder is open, and goes on with it', async () => {
    const file = fileUri(`${name}.extractor.json`);
    const proposed: (vscode.Uri | undefined)[] = [];
    const showSaveDialog = async ({ defaultUri }: vscode.SaveDialogOptions) => {
      proposed.push(defaultUri);
      return file;
    };
    const replies: Reply[] = [{ text: address }, { text: 'Username and password' }, { text: 'me' }, { text: password }];
    const shown = await withoutFolder(() =>
      withWindow({ showSaveDialog }, () =>
        answerSteps([...replies, { text: 'all' }], () => execute('pagewright.newConfiguration')),
      ),
    );
    assert.deepEqual(shown.at(-1)?.step, '5 of 5');
    assert.equal(path.dirname(proposed[0]?.fsPath ?? ''), os.homedir());
    assert.deepEqual((await written()).config['#password'], '');
    assert.deepEqual(seen, [
      { url: '/v2/all', authorization: `Basic ${Buffer.from(`me:${password}`).toString('base64')}` },
    ]);
  });

  inSweep('writes what has no finding, and offers no paging where the first page is all', async () => {
    const replies: Reply[] = [{ text: `${address}users` }, { text: 'None' }, 'accept', { text: name }];
    await answerSteps(replies, () => execute('pagewright.newConfiguration'));
    assert.equal(seen.length, 1);
    const { uri } = vscode.window.activeTextEditor?.document ?? {};
    assert.ok(uri);
    await waitFor('the lenses, which are there when the text is checked', () =>
      execute<vscode.CodeLens[]>('vscode.executeCodeLensProvider', uri),
    );
    assert.deepEqual(vscode.languages.getDiagnostics(uri), []);
  });
});
