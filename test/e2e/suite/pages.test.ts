import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { closeAll } from './support/closeAll.ts';
import { openFile } from './support/openFile.ts';
import { waitFor } from './support/waitFor.ts';

describe('The pages of the documentation', () => {
  afterEach(closeAll);

  inSweep('ship with the extension, and the editor opens the one that explains a diagnostic', async () => {
    const { document } = await openFile('misspelled.extractor.json');
    const isChecked = ({ source }: vscode.Diagnostic) => source === 'pagewright';
    const { code } = await waitFor('a diagnostic', () => vscode.languages.getDiagnostics(document.uri).find(isChecked));
    assert.ok(typeof code === 'object');
    const page = await vscode.workspace.openTextDocument(code.target.with({ fragment: '' }));
    assert.ok(page.getText().includes(String(code.value)), page.uri.toString());
  });
});
