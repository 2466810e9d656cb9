import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { closeAll } from './support/closeAll.ts';
import { openFile } from './support/openFile.ts';
import { placeOf } from './support/placeOf.ts';
import { replaceText } from './support/replaceText.ts';
import { waitFor } from './support/waitFor.ts';

describe('The plan of a configuration', () => {
  let editor: vscode.TextEditor;

  beforeEach(async () => {
    editor = await openFile('two-jobs.extractor.json');
  });
  afterEach(closeAll);

  it('stands in the hover of a job', async () => {
    const place = placeOf(editor.document, 'bikes');
    const text = await waitFor('the plan', async () => {
      const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
        'vscode.executeHoverProvider',
        editor.document.uri,
        place,
      );
      const parts = hovers.flatMap(({ contents }) => contents);
      const text = parts.map((part) => (typeof part === 'string' ? part : part.value)).join('\n');
      // Before the language server is there, no hover is given at all.
      return text !== '' && text;
    });
    assert.match(text, /2 {2}GET \/v1\/bikes\?limit=20&offset=20/);
  });

  it('opens as a document that follows the configuration', async () => {
    await vscode.commands.executeCommand('pagewright.showPlan', editor.document.uri.toString(), 'bikes');
    const plan = await waitFor('the document', () =>
      vscode.workspace.textDocuments.find(({ uri }) => uri.scheme === 'pagewright-plan'),
    );
    assert.match(
      plan.getText(),
      /^bikes \(offset\)\n {2}1 {2}GET http:\/\/127\.0\.0\.1:8377\/v1\/bikes\?limit=20&offset=0\n/,
    );
    assert.equal(vscode.window.activeTextEditor?.document, plan);
    await replaceText(editor, '"limit": 20', '"limit": 25');
    await waitFor('the new page size', () => plan.getText().includes('limit=25&offset=25'));
    await replaceText(editor, '"offset"', '"ofset"');
    await waitFor('the end of the plan', () => /^There is no plan/.test(plan.getText()));
    // The workspace is the same for all tests.
    await replaceText(editor, '"ofset"', '"offset"');
    await replaceText(editor, '"limit": 25', '"limit": 20');
  });

  inSweep('opens from the command for all jobs', async () => {
    await vscode.commands.executeCommand('pagewright.showPlan');
    const plan = await waitFor('the document', () => {
      const document = vscode.window.activeTextEditor?.document;
      return document?.uri.scheme === 'pagewright-plan' && document.getText();
    });
    assert.match(plan, /^stations \(offset\)\n/);
    assert.match(plan, /\nbikes \(offset\)\n/);
  });

  it('wraps its long lines', async () => {
    await vscode.commands.executeCommand('pagewright.showPlan');
    const plan = await waitFor('the plan', () =>
      vscode.window.visibleTextEditors.find(({ document }) => document.uri.scheme === 'pagewright-plan'),
    );
    assert.equal(vscode.workspace.getConfiguration('editor', plan.document).get('wordWrap'), 'on');
  });
});
