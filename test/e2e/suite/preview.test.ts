import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll } from './support/closeAll.ts';
import { openFile } from './support/openFile.ts';
import { replaceText } from './support/replaceText.ts';
import { run } from './support/run.ts';
import { startedThreads } from './support/startedThreads.ts';
import { waitFor } from './support/waitFor.ts';
import { webviewTabs } from './support/webviewTabs.ts';

const execute = vscode.commands.executeCommand;
const tabs = () => webviewTabs('pagewright.preview');

describe('The preview of tables', () => {
  afterEach(closeAll);

  it('opens beside the configuration, is made of the pages of the last run, and again when the text changes', async () => {
    const editor = await openFile('two-jobs.extractor.json');
    await run('run');
    const threads = startedThreads();
    const made = () => threads.filter((file) => file.endsWith('runWorker.js')).length;
    await execute('pagewright.showPreview');
    const [tab] = await waitFor('the preview', tabs);
    assert.equal(tab?.label, 'Preview of two-jobs.extractor.json');
    assert.equal(vscode.window.activeTextEditor?.document, editor.document, 'who types goes on typing');
    // The page has said that it is there, and the tables are made on a thread.
    await waitFor('the tables', () => made() > 0);
    const before = made();
    await replaceText(editor, '"dataType": "bikes"', '"dataType": "cycles"');
    await waitFor('the tables of the new text', () => made() > before);
  });

  it('opens once for a configuration', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    await execute('pagewright.showPreview', document.uri);
    await waitFor('the preview', tabs);
    await execute('pagewright.showPreview', document.uri);
    assert.equal(tabs().length, 1);
  });
});
