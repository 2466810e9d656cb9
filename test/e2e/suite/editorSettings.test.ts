import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { closeAll } from './support/closeAll.ts';
import { openFile } from './support/openFile.ts';
import { placeOf } from './support/placeOf.ts';
import { waitFor } from './support/waitFor.ts';
import { withSetting } from './support/withSetting.ts';

const execute = vscode.commands.executeCommand;

describe('The settings of the editor', () => {
  let document: vscode.TextDocument;

  beforeEach(async () => {
    ({ document } = await openFile('two-jobs.extractor.json'));
  });
  afterEach(closeAll);

  async function hints(): Promise<string[]> {
    const range = new vscode.Range(0, 0, document.lineCount, 0);
    const found = await execute<vscode.InlayHint[]>('vscode.executeInlayHintProvider', document.uri, range);
    return found.map(({ label }) => (typeof label === 'string' ? label : label.map(({ value }) => value).join('')));
  }

  it('show what holds behind an endpoint, unless inlayHints.enabled is off', async () => {
    const shown = await waitFor('the hints', hints);
    assert.deepEqual(shown, ['GET', 'limit: 20', 'GET', 'limit: 20']);
    await withSetting('inlayHints.enabled', false, async () => {
      await waitFor('no hints', async () => (await hints()).length === 0);
    });
    assert.deepEqual(await waitFor('the hints again', hints), shown);
  });

  inSweep('log the talk with the language server where trace.server asks for it, and else nothing', async () => {
    await hover();
    const [channel] = (await vscode.commands.getCommands(true)).filter((command) =>
      /output\.show\..*Pagewright Language Server/.test(command),
    );
    assert.ok(channel);
    await execute(channel);
    const shown = () =>
      vscode.workspace.textDocuments
        .filter(({ uri, fileName }) => uri.scheme === 'output' && fileName.includes('Language Server'))
        .map((output) => output.getText())
        .join('\n');
    assert.doesNotMatch(shown(), /textDocument\/hover/);
    await withSetting('trace.server', 'messages', async () => {
      await waitFor('the messages in the log', async () => {
        await hover();
        return /Sending request 'textDocument\/hover/.test(shown());
      });
    });
  });

  async function hover(): Promise<void> {
    await execute('vscode.executeHoverProvider', document.uri, placeOf(document, '"baseUrl"'));
  }
});
