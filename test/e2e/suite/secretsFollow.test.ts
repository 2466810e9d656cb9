import assert from 'node:assert/strict';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { answerInputBoxes } from './support/answerInputBoxes.ts';
import { answerWarning } from './support/answerWarning.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { replaceText } from './support/replaceText.ts';
import { waitFor } from './support/waitFor.ts';
import { type PickItem, withPick } from './support/withPick.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;
const token = 'v3ry-s3cret-t0ken';

describe('Secrets follow a configuration', () => {
  let server: http.Server;
  let origin: string;
  let seen: (string | undefined)[];
  let folder: string;
  let count = 0;

  beforeEach(async () => {
    seen = [];
    folder = `follow-${++count}`;
    server = http.createServer(({ headers }, response) => {
      seen.push(headers['x-token']?.toString());
      response.end('[{"id": 1}]');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(async () => {
    for (const uri of await vscode.workspace.findFiles(`${folder}*/**/*.extractor.json`))
      await execute('pagewright.clearSecret', uri, '#token');
    await closeAll();
    for (const name of [folder, `${folder}-moved`])
      await vscode.workspace.fs.delete(fileUri(name), { recursive: true }).then(undefined, () => undefined);
    server.close();
  });

  const at = (name: string) => fileUri(folder, `${name}.extractor.json`);

  /** Writes a configuration that needs a token, opens it, and sets the token. */
  async function openWithToken(name = 'orders', value = token, baseUrl = `${origin}/`): Promise<vscode.TextEditor> {
    const config = {
      api: { baseUrl, http: { headers: { 'X-Token': { attr: '#token' } } } },
      config: { '#token': '', jobs: [{ endpoint: 'orders' }] },
    };
    const editor = await show(await writeFile(config, folder, `${name}.extractor.json`));
    await answerInputBoxes([value], () => execute('pagewright.setSecret', editor.document.uri, '#token'));
    return editor;
  }

  async function show(uri: vscode.Uri): Promise<vscode.TextEditor> {
    return await vscode.window.showTextDocument(uri, { preview: false });
  }

  /** Renames as the Explorer does. */
  async function rename(from: vscode.Uri, to: vscode.Uri, options = {}): Promise<void> {
    const edit = new vscode.WorkspaceEdit();
    edit.renameFile(from, to, options);
    assert.ok(await vscode.workspace.applyEdit(edit));
  }

  /** Runs a configuration, answers the question about an original, and returns the questions and the asked secrets. */
  async function run(uri: vscode.Uri, answer?: 'Use Them' | 'Enter Others', ...values: string[]) {
    await show(uri);
    let inputs: string[] = [];
    const questions = await answerWarning(answer, async () => {
      inputs = (await answerInputBoxes(values, () => execute('pagewright.run', uri))).map(({ title }) => title);
    });
    return { questions, inputs };
  }

  const nothingAsked = { questions: [], inputs: [] };

  /** Waits until nothing is missing for a configuration: what VS Code tells of a rename comes a little later. */
  async function hasToken(uri: vscode.Uri): Promise<boolean> {
    const [lines = []]: PickItem[][] = await withPick(undefined, () => execute('pagewright.setSecret', uri));
    return lines.some(({ label, description }) => label === '#token' && description === 'set');
  }

  it('that VS Code renames, without a question', async () => {
    await openWithToken();
    await rename(at('orders'), at('sales'));
    await waitFor('the secret', () => hasToken(at('sales')));
    assert.deepEqual(await run(at('sales')), nothingAsked);
    assert.deepEqual(seen, [token]);
    await openWithTokenLess('orders');
    assert.equal(await hasToken(at('orders')), false, 'the old name has none any more');
  });

  inSweep('that moves with its folder, in its environment, which it keeps', async () => {
    const { document } = await openWithToken('orders', 'for-none');
    await writeFile({ environments: { dev: { baseUrl: `${origin}/dev/` } } }, folder, '.pagewright.json');
    await execute('pagewright.switchEnvironment', document.uri, 'dev');
    await answerInputBoxes(['for-dev'], () => execute('pagewright.setSecret', document.uri, '#token'));
    await rename(fileUri(folder), fileUri(`${folder}-moved`));
    const moved = fileUri(`${folder}-moved`, 'orders.extractor.json');
    await waitFor('the secret', () => hasToken(moved));
    assert.deepEqual(await run(moved), nothingAsked);
    await execute('pagewright.switchEnvironment', moved, null);
    assert.deepEqual(await run(moved), nothingAsked);
    assert.deepEqual(seen, ['for-dev', 'for-none']);
  });

  inSweep('that is renamed, and never one that takes its place and sends them elsewhere', async () => {
    await openWithToken('mine', token, 'http://127.0.0.1:1/');
    await openWithTokenLess('theirs');
    await vscode.workspace.fs.delete(at('mine'));
    await rename(at('theirs'), at('mine'));
    await waitFor('the rename', async () => !(await hasToken(at('mine'))));
    assert.deepEqual((await run(at('mine'))).inputs, ['Secret "#token"']);
    assert.deepEqual(seen, []);
  });

  it('that is renamed elsewhere, when the user says so, once', async () => {
    await openWithToken();
    await closeAll();
    renameSync(at('orders').fsPath, at('sales').fsPath);
    const { questions, inputs } = await run(at('sales'), 'Use Them');
    assert.deepEqual(questions, [
      `Use the secrets of "${folder}/orders.extractor.json" for "${folder}/sales.extractor.json"?`,
    ]);
    assert.deepEqual([inputs, seen], [[], [token]]);
    assert.deepEqual(await run(at('sales')), nothingAsked);
  });

  inSweep('that was renamed elsewhere not where the user gives another value, and it is not asked again', async () => {
    await openWithToken();
    await closeAll();
    renameSync(at('orders').fsPath, at('sales').fsPath);
    assert.deepEqual((await run(at('sales'), 'Enter Others', 'another')).inputs, ['Secret "#token"']);
    await execute('pagewright.clearSecret', at('sales'), '#token');
    assert.deepEqual(await run(at('sales'), 'Use Them'), { questions: [], inputs: ['Secret "#token"'] });
    assert.deepEqual(seen, ['another']);
  });

  inSweep(
    'that is saved under another name, with changes that were not saved, and stay with the original',
    async () => {
      const editor = await openWithToken();
      await replaceText(editor, '"endpoint": "orders"', '"endpoint": "sales"');
      await vscode.workspace.fs.writeFile(at('sales'), new TextEncoder().encode(editor.document.getText()));
      await show(at('sales'));
      await execute('workbench.action.files.revert', at('orders'));
      const lines = await waitFor('the original', async () => {
        const [shown = []] = await withPick(undefined, () => execute('pagewright.setSecret', at('sales')));
        return shown.some(({ label }) => label.includes('Use the Secrets of orders.extractor.json')) && shown;
      });
      assert.ok(
        lines.some(({ label, description }) => label === '#token' && description === 'missing, empty in the file'),
      );
      assert.deepEqual((await run(at('sales'), 'Use Them')).inputs, []);
      assert.deepEqual(await run(at('orders')), nothingAsked);
      assert.deepEqual(seen, [token, token]);
    },
  );

  inSweep('that is a copy not once it names another address', async () => {
    const { document } = await openWithToken();
    await vscode.workspace.fs.writeFile(at('copy'), new TextEncoder().encode(document.getText()));
    const editor = await show(at('copy'));
    await replaceText(editor, `${origin}/`, `${origin.replace('127.0.0.1', 'localhost')}/`);
    await editor.document.save();
    assert.deepEqual(await run(at('copy'), 'Use Them'), { questions: [], inputs: ['Secret "#token"'] });
    assert.deepEqual(seen, []);
  });

  /** Writes a configuration of the same API with another text, which has no token. */
  async function openWithTokenLess(name: string): Promise<void> {
    const config = {
      api: { baseUrl: `${origin}/`, http: { headers: { 'X-Token': { attr: '#token' } } } },
      config: { '#token': '', jobs: [{ endpoint: `other-${name}` }] },
    };
    await show(await writeFile(config, folder, `${name}.extractor.json`));
  }
});
