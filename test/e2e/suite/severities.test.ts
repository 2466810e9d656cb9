import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep, sampled } from '../../support/sweep.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { waitFor } from './support/waitFor.ts';

const code = 'pagination.response-param-not-found';

describe('Turning a code off', () => {
  let document: vscode.TextDocument;
  const file = () => fileUri('.pagewright.json');

  beforeEach(async () => {
    ({ document } = await openFile('misspelled.extractor.json'));
    await waitFor('the diagnostic', () => isSaid());
  });
  afterEach(async () => {
    await vscode.workspace.getConfiguration('pagewright').update('diagnostics.severity', undefined);
    await closeAll();
    await vscode.workspace.fs.delete(file()).then(undefined, () => undefined);
  });

  for (const [test, where] of sampled(['file', 'workspace'])) {
    test(`makes the diagnostic go, by the quick fix for the ${where}, and come back when it is undone`, async () => {
      const actions = await quickFixes();
      const titles = actions.map(({ title }) => title);
      const fix = actions.find(({ title }) => title === `Turn off ${code} in this ${where}`);
      assert.ok(fix?.edit, titles.join(', '));
      assert.ok(titles.indexOf(fix.title) > titles.findIndex((title) => title.includes('meta.next_token')));
      assert.notEqual(fix.isPreferred, true);
      assert.ok(await vscode.workspace.applyEdit(fix.edit));
      await waitFor('no diagnostic', () => !isSaid());
      const written = await vscode.workspace.openTextDocument(file());
      assert.equal(written.languageId, 'jsonc');
      assert.match(written.getText(), new RegExp(`"${code}": "off"`));
      await written.save();
      await closeAll();
      document = (await openFile('misspelled.extractor.json')).document;
      await vscode.workspace.fs.delete(file());
      await waitFor('the diagnostic again', () => isSaid());
    });
  }

  inSweep('is done by the setting, which also changes how severe a finding is', async () => {
    const settings = vscode.workspace.getConfiguration('pagewright');
    await settings.update('diagnostics.severity', { [code]: 'off' });
    await waitFor('no diagnostic', () => !isSaid());
    await settings.update('diagnostics.severity', { [code]: 'error' });
    await waitFor('an error', () => severity() === vscode.DiagnosticSeverity.Error);
    await settings.update('diagnostics.severity', undefined);
    await waitFor('a warning', () => severity() === vscode.DiagnosticSeverity.Warning);
  });

  async function quickFixes(): Promise<vscode.CodeAction[]> {
    const range = diagnostic()?.range;
    assert.ok(range);
    return await waitFor('the quick fixes', async () => {
      const { uri } = document;
      const found = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        uri,
        range,
        vscode.CodeActionKind.QuickFix.value,
      );
      return found.some(({ title }) => title.startsWith('Turn off')) && found;
    });
  }

  function isSaid(): boolean {
    return diagnostic() !== undefined;
  }

  function severity(): vscode.DiagnosticSeverity | undefined {
    return diagnostic()?.severity;
  }

  function diagnostic(): vscode.Diagnostic | undefined {
    return vscode.languages
      .getDiagnostics(document.uri)
      .find((each) => (typeof each.code === 'object' ? each.code.value : each.code) === code);
  }
});
