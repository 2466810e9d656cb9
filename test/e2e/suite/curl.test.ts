import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answerExport } from './support/answerExport.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { placeOf } from './support/placeOf.ts';
import { waitFor } from './support/waitFor.ts';

describe('cURL commands in the editor', () => {
  afterEach(closeAll);

  it('become a job of the configuration that is open, in one step that can be taken back', async () => {
    const editor = await openFile('two-jobs.extractor.json');
    const before = editor.document.getText();
    const command = `curl 'http://127.0.0.1:8377/v1/members?sort=name' -H 'X-Api-Key: k3y'`;
    await answerExport('Leave them in the file', editor.document.uri, () =>
      vscode.commands.executeCommand('pagewright.importCurlAsJob', editor.document.uri, command),
    );
    const { api, config } = JSON.parse(editor.document.getText());
    assert.deepEqual(config.jobs.at(-1), { endpoint: 'members', params: { sort: 'name' } });
    assert.equal(config['#apiKey'], 'k3y');
    assert.deepEqual(api.http.headers['X-Api-Key'], { attr: '#apiKey' });
    const place = vscode.window.activeTextEditor?.selection.active;
    assert.ok(place && editor.document.lineAt(place.line + 1).text.includes('"members"'));
    await vscode.commands.executeCommand('undo');
    await waitFor('the text as it was', () => editor.document.getText() === before);
  });

  it('become a configuration of their own', async () => {
    await answerExport('Leave them in the file', fileUri('unused.json'), () =>
      vscode.commands.executeCommand(
        'pagewright.importCurlAsConfiguration',
        'curl -u ada:s3cret https://x.test/v1/users',
      ),
    );
    const { document } = await waitFor('the new document', () => vscode.window.activeTextEditor);
    assert.equal(document.languageId, 'extractor-config');
    assert.ok(document.isUntitled);
    const { api, config } = JSON.parse(document.getText());
    assert.deepEqual(api, { baseUrl: 'https://x.test/v1/', authentication: { type: 'basic' } });
    assert.deepEqual(config.jobs, [{ endpoint: 'users' }]);
  });

  it('are made of the job at the cursor', async () => {
    const editor = await openFile('two-jobs.extractor.json');
    const place = placeOf(editor.document, 'bikes');
    editor.selection = new vscode.Selection(place, place);
    await vscode.commands.executeCommand('pagewright.copyJobAsCurl');
    const copied = await vscode.env.clipboard.readText();
    assert.match(copied, /^curl 'http:\/\/127\.0\.0\.1:8377\/v1\/bikes\?limit=20&offset=0'$/);
  });
});
