import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answerExport } from './support/answerExport.ts';
import { answerWarning } from './support/answerWarning.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { run } from './support/run.ts';
import { withSetting } from './support/withSetting.ts';
import { withWindow } from './support/withWindow.ts';

const execute = vscode.commands.executeCommand;

describe('A command that asks what it does', () => {
  before(async () => {
    await openFile('two-jobs.extractor.json');
    await run('run');
  });
  afterEach(closeAll);

  it('imports a cURL command as a job of the open configuration, or as a configuration', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    const before = document.getText();
    const [added] = await offered(() => execute('pagewright.importCurl', document.uri, 'curl https://x.test/v1/users'));
    assert.deepEqual(added, ['$(add) Add a Job', '$(new-file) New Configuration']);
    assert.notEqual(document.getText(), before);
    await execute('undo');
    await closeAll();
    await answerExport('Leave them in the file', fileUri('unused.json'), () =>
      execute('pagewright.importCurl', 'curl https://x.test/v1/users'),
    );
    assert.ok(vscode.window.activeTextEditor?.document.isUntitled);
  });

  it('records a run', async () => {
    await openFile('two-jobs.extractor.json');
    await withSetting('recordings.keep', 'always', async () => {
      const [labels] = await offered(() => execute('pagewright.runWithRecording'), 1);
      assert.deepEqual(labels, ['$(history) Run on Recorded Pages', '$(record) Run and Record']);
    });
  });

  it('shows, uses or resets the state', async () => {
    await openFile('two-jobs.extractor.json');
    const [labels] = await offered(() => execute('pagewright.state'));
    assert.deepEqual(labels, [
      '$(json) Show State',
      '$(debug-continue) Run from Last State',
      '$(discard) Reset State…',
    ]);
    assert.match(vscode.window.activeTextEditor?.document.fileName ?? '', /state\.json$/);
  });

  it('deletes the runs that are checked, once it is confirmed', async () => {
    const showQuickPick = async (items: readonly vscode.QuickPickItem[]) =>
      items.filter(({ kind }) => kind === undefined);
    const questions = await answerWarning('Delete', () =>
      withWindow({ showQuickPick }, () => execute('pagewright.deleteRuns')),
    );
    assert.match(String(questions[0]), /^Delete [\d,]+ runs? from the history\?/);
    assert.equal((await offered(() => execute('pagewright.deleteRuns'))).length, 0, 'there is none left');
  });
});

/** The labels of each list that a command shows. Chooses one of the first. */
async function offered(work: () => Thenable<unknown>, index = 0): Promise<string[][]> {
  const lists: string[][] = [];
  const showQuickPick = async (items: readonly vscode.QuickPickItem[]) => {
    lists.push(items.map(({ label }) => label));
    return items[index];
  };
  await withWindow({ showQuickPick }, work);
  return lists;
}
