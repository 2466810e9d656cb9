import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { apiOfExtension } from './support/apiOfExtension.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { pressUntilEnd } from './support/pressUntilEnd.ts';
import { run } from './support/run.ts';
import { waitFor } from './support/waitFor.ts';
import { withWindow } from './support/withWindow.ts';

const execute = vscode.commands.executeCommand;

describe('A list', () => {
  before(async () => {
    await openFile('two-jobs.extractor.json');
    await run('run');
  });
  after(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(fileUri('pagewright-samples'), { recursive: true });
  });

  for (const command of ['runFirstPage', 'openResults', 'openSample', 'compareRuns']) {
    it(`of ${command} stays when something else takes the focus, as a walkthrough does`, async () => {
      const chosen = await whileFocusIsTaken(() => execute(`pagewright.${command}`));
      assert.notEqual(chosen, undefined);
    });
  }
});

/** Takes the focus from the list that a command shows, chooses from it then, and gives what was chosen. */
async function whileFocusIsTaken(work: () => Thenable<unknown>): Promise<unknown> {
  const { showQuickPick } = apiOfExtension().window;
  let list: Thenable<unknown> | undefined;
  let chosen: unknown;
  const watch = (...args: Parameters<typeof showQuickPick>) => {
    if (list !== undefined) return undefined;
    list = showQuickPick(...args);
    return list;
  };
  await withWindow({ showQuickPick: watch }, async () => {
    void work();
    await waitFor('the list', () => list !== undefined);
    // Nothing tells when a list is drawn, and only one that is can lose the focus.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await execute('workbench.action.focusFirstEditorGroup');
    chosen = await pressUntilEnd('workbench.action.acceptSelectedQuickOpenItem', list ?? Promise.resolve());
  });
  return chosen;
}
