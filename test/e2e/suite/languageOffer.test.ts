import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { waitFor } from './support/waitFor.ts';
import { withSetting } from './support/withSetting.ts';
import { writeFile } from './support/writeFile.ts';

// The first suite that shows lookalike.json in an editor: the offer is made once in a workspace.
describe('The offer to treat a JSON file as a configuration', () => {
  afterEach(closeAll);
  after(() => vscode.workspace.fs.delete(fileUri('plain.json')));

  inSweep('is not made where the setting is off', async () => {
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
    // The document has its language a moment before the settings are written.
    await waitFor('the file to be remembered', () => '**/lookalike.json' in (associations() ?? {}));
    assert.deepEqual(associations(), { '**/lookalike.json': 'extractor-config' });
  });

  it('can be had by a command for any JSON file, and remembered', async () => {
    await writeFile({ jobs: [] }, 'plain.json');
    const { document } = await openFile('plain.json');
    await vscode.commands.executeCommand('pagewright.treatAsConfiguration');
    assert.equal(documentNow(document).languageId, 'extractor-config');
    await waitFor('the file to be remembered', async () => {
      await vscode.commands.executeCommand('notification.acceptPrimaryAction');
      return '**/plain.json' in (associations() ?? {});
    });
    assert.equal(associations()?.['**/plain.json'], 'extractor-config');
  });
});

function associations(): Record<string, string> | undefined {
  return vscode.workspace.getConfiguration('files').get('associations');
}

function documentNow({ uri }: vscode.TextDocument): vscode.TextDocument {
  const found = vscode.workspace.textDocuments.find((each) => each.uri.toString() === uri.toString());
  assert.ok(found);
  return found;
}
