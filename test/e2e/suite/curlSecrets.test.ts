import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { answerExport } from './support/answerExport.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { waitFor } from './support/waitFor.ts';

describe('Credentials of cURL commands', () => {
  afterEach(closeAll);

  const secretsOf = (document: vscode.TextDocument) => {
    const all = new vscode.Range(new vscode.Position(0, 0), document.lineAt(document.lineCount - 1).range.end);
    return waitFor('what the secret store has', async () => {
      const hints = await vscode.commands.executeCommand<vscode.InlayHint[]>(
        'vscode.executeInlayHintProvider',
        document.uri,
        all,
      );
      const stored = hints.filter(({ label }) => label === 'in the secret store');
      return stored.map(({ position }) => document.lineAt(position.line).text.trim());
    });
  };

  it('stay in the secret store, for a job', async () => {
    const editor = await openFile('two-jobs.extractor.json');
    const { document } = editor;
    const before = document.getText();
    const command = `curl 'http://127.0.0.1:8377/v1/members' -H 'X-Api-Key: k3y'`;
    await answerExport('Keep the credentials in the secret store', document.uri, () =>
      vscode.commands.executeCommand('pagewright.importCurlAsJob', document.uri, command),
    );
    assert.ok(!document.getText().includes('k3y'));
    assert.deepEqual(await secretsOf(document), ['"#apiKey": "",']);
    await vscode.commands.executeCommand('pagewright.clearSecret', document.uri, '#apiKey');
    await vscode.commands.executeCommand('undo');
    await waitFor('the text as it was', () => document.getText() === before);
  });

  inSweep('stay in the secret store, for a configuration that is saved at once', async () => {
    const file = fileUri('from-curl.extractor.json');
    await answerExport('Keep the credentials in the secret store', file, () =>
      vscode.commands.executeCommand(
        'pagewright.importCurlAsConfiguration',
        'curl -u ada:s3cret https://x.test/v1/users',
      ),
    );
    const { document } = await waitFor('the document', () => vscode.window.activeTextEditor);
    assert.equal(document.uri.toString(), file.toString());
    assert.deepEqual(JSON.parse(document.getText()).config, {
      username: 'ada',
      '#password': '',
      jobs: [{ endpoint: 'users' }],
    });
    assert.deepEqual(await secretsOf(document), ['"#password": "",']);
    await vscode.commands.executeCommand('pagewright.clearSecret', document.uri, '#password');
    await vscode.workspace.fs.delete(file);
  });

  inSweep('stay in the secret store, for a job of a configuration that gets a file for it', async () => {
    const content = '{"api": {"baseUrl": "https://x.test/"}, "config": {"jobs": []}}';
    const untitled = await vscode.workspace.openTextDocument({ language: 'extractor-config', content });
    await vscode.window.showTextDocument(untitled);
    const file = fileUri('job-from-curl.extractor.json');
    const command = `curl https://x.test/b -H 'X-Api-Key: k3y'`;
    await answerExport('Keep the credentials in the secret store', file, () =>
      vscode.commands.executeCommand('pagewright.importCurlAsJob', untitled.uri, command),
    );
    const { document } = await waitFor('the file', () => vscode.window.activeTextEditor);
    assert.equal(document.uri.toString(), file.toString());
    const { config } = JSON.parse(document.getText());
    assert.deepEqual(config, { '#apiKey': '', jobs: [{ endpoint: 'b' }] });
    assert.deepEqual((await secretsOf(document)).length, 1);
    await vscode.commands.executeCommand('pagewright.clearSecret', document.uri, '#apiKey');
    await document.save();
    await vscode.workspace.fs.delete(file);
  });
});
