import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { answerInputBoxes } from './support/answerInputBoxes.ts';
import { answerWarning } from './support/answerWarning.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { run } from './support/run.ts';
import { shownMessages } from './support/shownMessages.ts';
import { waitFor } from './support/waitFor.ts';
import { withSetting } from './support/withSetting.ts';
import { withWindow } from './support/withWindow.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;

describe('A run that happened elsewhere', () => {
  afterEach(async () => {
    await closeAll();
    for (const made of ['night', '.pagewright', 'elsewhere.extractor.json']) {
      await vscode.workspace.fs.delete(fileUri(made), { recursive: true }).then(undefined, () => undefined);
    }
  });

  /** Leaves the report and the recording of a run in a folder, as one of another file, and forgets the run. */
  async function runElsewhere(name: string): Promise<vscode.Uri> {
    const { document } = await openFile(`${name}.extractor.json`);
    const report = await withSetting('recordings.keep', 'onRequest', () => run('runAndRecord'));
    await vscode.workspace.fs.copy(document.uri, fileUri('elsewhere.extractor.json'));
    await writeFile({ ...report, config: 'elsewhere.extractor.json' }, 'night', 'report.json');
    const recording = fileUri('.pagewright', 'recordings', name);
    await vscode.workspace.fs.copy(recording, fileUri('night', 'recording'));
    await closeAll();
    await answerWarning('Delete All', () => execute('pagewright.deleteAllRuns'));
    return fileUri('night');
  }

  const summaryText = async () => {
    await execute('pagewright.showRunSummaryAsText');
    return await waitFor('the summary', () => {
      const document = vscode.window.activeTextEditor?.document;
      return document?.uri.scheme === 'pagewright-run' && document.getText();
    });
  };

  it('opens from its folder: with its summary, its requests and what it found in the configuration', async () => {
    const folder = await runElsewhere('misspelled');
    await execute('pagewright.openRun', folder);
    const { tabGroups } = vscode.window;
    await waitFor('its tab', () => tabGroups.activeTabGroup.activeTab?.label === 'Run of elsewhere.extractor.json');
    assert.match(await summaryText(), /^# Run of elsewhere\.extractor\.json\n\nIncomplete: /);
    const { document } = await openFile('elsewhere.extractor.json');
    const finding = await waitFor('the finding', () =>
      vscode.languages.getDiagnostics(document.uri).find(({ source }) => source === 'pagewright run'),
    );
    assert.equal(document.getText(finding.range), '"meta.next_tokn"');
    const page = await waitFor('the first response', async () => {
      await execute('pagewright.runs.focus');
      const keys = ['collapseAll', 'focusFirst', 'expand', 'focusDown', 'expand', 'focusDown', 'select'];
      for (const key of keys) {
        await execute(`list.${key}`);
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
      return vscode.window.visibleTextEditors.find((editor) => editor.document.uri.scheme === 'pagewright-page');
    });
    assert.match(page.document.getText(), /GET .*\/rides/);
    assert.match(page.document.getText(), /"next_token"/);
  });

  inSweep('is there once, however often it is opened, from the file of its report too', async () => {
    await runElsewhere('two-jobs');
    const open = { showOpenDialog: async () => [fileUri('night', 'report.json')] };
    const pick = { showQuickPick: async (items: readonly unknown[]) => items[0] };
    await withWindow({ ...open, ...pick }, () => execute('pagewright.openRun'));
    await execute('pagewright.openRun', fileUri('night', 'report.json'));
    assert.match(await summaryText(), /^# Run of elsewhere\.extractor\.json\n/);
    const questions = await answerWarning(undefined, () => execute('pagewright.deleteAllRuns'));
    assert.match(questions.join(), /1 run\b/);
  });

  inSweep('opens from an address that is typed, and says where there is none', async () => {
    const pick = { showQuickPick: async (items: readonly unknown[]) => items[2] };
    const shown = await shownMessages(() =>
      withWindow(pick, () => answerInputBoxes(['ftp://night'], () => execute('pagewright.openRun'))),
    );
    assert.match(shown.map(({ text }) => text).join(), /"ftp:\/\/night" cannot be used/);
  });
});
