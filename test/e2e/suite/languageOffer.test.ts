import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll } from './support/closeAll.ts';
import { openFile } from './support/openFile.ts';
import { waitFor } from './support/waitFor.ts';
import { withSetting } from './support/withSetting.ts';

// The first suite that shows lookalike.json in an editor: the offer is made once in a workspace.
describe('The offer to treat a JSON file as a configuration', () => {
  afterEach(closeAll);

  it('is not made where the setting is off', async () => {
    await withSetting('offerLanguage', false, async () => {
      const { document } = await openFile('lookalike.json');
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await vscode.commands.executeCommand('notification.acceptPrimaryAction');
      await new Promise((resolve) => setTimeout(resolve, 300));
      assert.equal(documentNow(document).languageId, 'json');
    });
  });

  it('is kept in the settings of the workspace when it is taken', async () => {
    const { document } = await openFile('lookalike.json');
    await waitFor('the notification to be answered', async () => {
      await vscode.commands.executeCommand('notification.acceptPrimaryAction');
      return documentNow(document).languageId === 'extractor-config';
    });
    const associations = vscode.workspace.getConfiguration('files').get<Record<string, string>>('associations');
    assert.deepEqual(associations, { '**/lookalike.json': 'extractor-config' });
  });
});

function documentNow({ uri }: vscode.TextDocument): vscode.TextDocument {
  const found = vscode.workspace.textDocuments.find((each) => each.uri.toString() === uri.toString());
  assert.ok(found);
  return found;
}
