import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { closeAll } from './support/closeAll.ts';
import { extensionUnderTest } from './support/extensionUnderTest.ts';
import { openFile } from './support/openFile.ts';
import { waitFor } from './support/waitFor.ts';

describe('The documentation', () => {
  afterEach(closeAll);

  it('explains a diagnostic in a preview, from a page that ships with the extension', async () => {
    const { document } = await openFile('misspelled.extractor.json');
    // A finding of an earlier run has another page.
    const isChecked = ({ source }: vscode.Diagnostic) => source === 'pagewright';
    const { code } = await waitFor('a diagnostic', () => vscode.languages.getDiagnostics(document.uri).find(isChecked));
    assert.ok(typeof code === 'object');
    assert.equal(code.target.fragment, String(code.value).replaceAll('.', '-'));
    await vscode.commands.executeCommand('vscode.open', code.target);
    assert.equal(await shownPage(), 'docs/diagnostics.md');
  });

  inSweep('opens its index by a command', async () => {
    await vscode.commands.executeCommand('pagewright.openDocumentation');
    assert.equal(await shownPage(), 'docs/README.md');
  });
});

/** The page of the extension that the active tab previews. */
async function shownPage(): Promise<string> {
  const input = await waitFor('a preview', () => {
    const active = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
    return active instanceof vscode.TabInputCustom ? active : undefined;
  });
  assert.equal(input.viewType, 'vscode.markdown.preview.editor');
  const { extensionUri } = extensionUnderTest();
  assert.ok(input.uri.path.startsWith(`${extensionUri.path}/`), input.uri.toString());
  return input.uri.path.slice(extensionUri.path.length + 1);
}
