import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { closeAll } from './support/closeAll.ts';
import { openFile } from './support/openFile.ts';
import { run } from './support/run.ts';
import { waitFor } from './support/waitFor.ts';

describe('The summary of a run', () => {
  afterEach(closeAll);

  it('opens as a page in a tab of its own, one for each run', async () => {
    await openFile('two-jobs.extractor.json');
    await run('run');
    await vscode.commands.executeCommand('pagewright.showRunSummary');
    await waitFor('the summary', () => summaryTabs().length === 1);
    await vscode.commands.executeCommand('pagewright.showRunSummary');
    assert.equal(summaryTabs().length, 1);
    assert.equal(summaryTabs()[0]?.label, 'Run of two-jobs.extractor.json');
    assert.equal(summaryTabs()[0]?.isActive, true);
  });

  inSweep('of another run opens beside it', async () => {
    await openFile('two-jobs.extractor.json');
    await run('run');
    await vscode.commands.executeCommand('pagewright.showRunSummary');
    await openFile('two-jobs.extractor.json');
    await run('run');
    await vscode.commands.executeCommand('pagewright.showRunSummary');
    await waitFor('both summaries', () => summaryTabs().length === 2);
  });

  inSweep('opens as a text, the verdict first', async () => {
    await openFile('two-jobs.extractor.json');
    await run('run');
    await vscode.commands.executeCommand('pagewright.showRunSummaryAsText');
    const text = await waitFor('the text', () => {
      const document = vscode.window.activeTextEditor?.document;
      return document?.uri.scheme === 'pagewright-run' && document.getText();
    });
    assert.match(text, /^# Run of two-jobs\.extractor\.json\n\n(Complete|Incomplete|Unknown): /);
    assert.match(text, /\n## Jobs\n/);
  });
});

function summaryTabs(): vscode.Tab[] {
  return vscode.window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .filter(({ input }) => input instanceof vscode.TabInputWebview && input.viewType.endsWith('pagewright.summary'));
}
