import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { largeName, largeTree, misspelt } from '../../support/largeTree.ts';
import { apiOfExtension } from './support/apiOfExtension.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { shownMessages } from './support/shownMessages.ts';
import { shownProgress } from './support/shownProgress.ts';
import { waitFor } from './support/waitFor.ts';
import { withWindow } from './support/withWindow.ts';

const execute = vscode.commands.executeCommand;
const { fs } = vscode.workspace;
const count = 40;

/** Changes files as a user of the window does: that is known without a watcher, which may not see folders that are new. */
async function changed(change: (edit: vscode.WorkspaceEdit) => void): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  change(edit);
  assert.ok(await vscode.workspace.applyEdit(edit));
}

describe('A whole project', () => {
  const folder = fileUri('project-large');
  const bodyOf = (index: number) =>
    vscode.Uri.joinPath(folder, 'main/extractor/ex-generic-v2', largeName(index), 'config.json');
  const findingsOf = (index: number) => vscode.languages.getDiagnostics(bodyOf(index));
  const withFindings = () =>
    Array.from({ length: count }, (_, index) => findingsOf(index)).filter(({ length }) => length > 0);

  before(async () => {
    for (const [name, text] of Object.entries(largeTree(count)))
      await fs.writeFile(vscode.Uri.joinPath(folder, name), new TextEncoder().encode(JSON.stringify(text, null, 2)));
  });
  after(() => fs.delete(folder, { recursive: true }));
  afterEach(closeAll);

  it('is checked with progress, and Problems has the findings of files that are not open', async () => {
    // A file that is shown tells of its tree, also where no watcher has seen it yet.
    await vscode.window.showTextDocument(bodyOf(0));
    const messages = await shownMessages(async (shown) => {
      await shownProgress(async (reported) => {
        // The tree is known a moment after its file was shown.
        await waitFor('a check of all configurations', async () => {
          await execute('pagewright.checkProject');
          return reported.some((text) => text.endsWith(`of ${count} configurations`));
        });
      });
      await waitFor('the result', () => shown.some(({ text }) => text.startsWith('Checked ')));
    });
    assert.match(messages.map(({ text }) => text).join('\n'), /findings in \d+ files/);
    assert.equal(withFindings().length, count);
  });

  it('loses a finding when the file is mended, opened or not', async () => {
    const { document } = await vscode.window.showTextDocument(bodyOf(3));
    const at = document.positionAt(document.getText().indexOf(misspelt));
    await changed((edit) =>
      edit.replace(document.uri, new vscode.Range(at, at.translate(0, misspelt.length)), 'method'),
    );
    assert.ok(await document.save());
    await closeAll();
    await waitFor('the mended file without findings', () => findingsOf(3).length === 0);
    assert.equal(findingsOf(4).length, 1);
    await vscode.window.showTextDocument(bodyOf(4));
    await waitFor('the finding of the language server alone', () => findingsOf(4).length === 1);
    await closeAll();
    await waitFor('the finding of the closed file', () => findingsOf(4).length === 1);
  });

  it('loses the findings of a folder that is deleted', async () => {
    assert.equal(findingsOf(7).length, 1);
    await changed((edit) => edit.deleteFile(vscode.Uri.joinPath(bodyOf(7), '..'), { recursive: true }));
    await waitFor('the deleted configuration without findings', () => findingsOf(7).length === 0);
    assert.equal(findingsOf(8).length, 1);
  });

  it('loses the findings of a folder that kbc is told to ignore', async () => {
    const ignored = vscode.Uri.joinPath(bodyOf(9), '..', 'kbcdir.json');
    const contents = new TextEncoder().encode('{"isIgnored": true}');
    await changed((edit) => edit.createFile(ignored, { contents }));
    await waitFor('the ignored configuration without findings', () => findingsOf(9).length === 0);
    await fs.delete(ignored);
  });

  it('is left in the middle when the user cancels', async () => {
    const source = new vscode.CancellationTokenSource();
    const { withProgress: original } = apiOfExtension().window;
    const withProgress: typeof vscode.window.withProgress = (options, task) =>
      original(options, () => task({ report: () => source.cancel() }, source.token));
    const messages = await shownMessages(() => withWindow({ withProgress }, () => execute('pagewright.checkProject')));
    assert.deepEqual(messages, []);
  });
});
