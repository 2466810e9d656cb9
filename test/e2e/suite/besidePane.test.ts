import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { FromTestView, ToTestView } from '../../../client/runs/testPane/testMessages.ts';
import { closeAll } from './support/closeAll.ts';
import { openFile } from './support/openFile.ts';
import { run } from './support/run.ts';
import { waitFor } from './support/waitFor.ts';
import { type WatchedPanel, watchPanel } from './support/watchPanel.ts';
import { webviewTabs } from './support/webviewTabs.ts';
import { withWindow } from './support/withWindow.ts';

const execute = vscode.commands.executeCommand;

describe('While the test pane has the focus', () => {
  let panel: WatchedPanel<ToTestView, FromTestView>;

  beforeEach(async () => {
    await openFile('two-jobs.extractor.json');
    await run('run');
    panel = watchPanel();
    await execute('pagewright.openTestPane');
    await waitFor('its page', () => panel.last()?.page?.content.type === 'records');
    await waitFor('the pane', () => paneTab());
    // Once is too early where the columns of an earlier test are still being closed.
    await waitFor('its focus', async () => {
      await execute('workbench.action.focusSecondEditorGroup');
      return vscode.window.tabGroups.activeTabGroup.activeTab === paneTab();
    });
  });
  afterEach(closeAll);

  const opened: [what: string, open: () => PromiseLike<unknown>, label: RegExp][] = [
    ['the summary', () => execute('pagewright.showRunSummary'), /^Run of two-jobs/],
    ['the summary as text', () => execute('pagewright.showRunSummaryAsText'), /two-jobs.*\.md/],
    ['a table', openFirstTable, /\.csv$/],
    ['a page', async () => panel.send({ type: 'act', action: 'text' }), /^page 1 of/],
    ['a file', () => execute('vscode.open', vscode.Uri.joinPath(folder(), 'misspelled.extractor.json')), /^misspelled/],
  ];
  for (const [what, open, label] of opened) {
    it(`${what} opens beside it`, async () => {
      await open();
      const tab = await waitFor('the tab', () => allTabs().find((each) => label.test(each.label)));
      assert.notEqual(tab.group.viewColumn, paneTab()?.group.viewColumn);
      assert.equal(paneTab()?.isActive, true, 'the pane stays in sight');
      assert.equal(vscode.window.tabGroups.all.length, 2);
    });
  }
});

describe('While the test pane is beside the text', () => {
  beforeEach(async () => {
    await openFile('two-jobs.extractor.json');
    await execute('pagewright.openTestPane');
    await waitFor('the pane', () => paneTab());
  });
  afterEach(closeAll);

  it('the plan opens in the column of the text, and none is squeezed', async () => {
    await execute('pagewright.showPlan');
    const tab = await waitFor('the plan', () => allTabs().find(({ label }) => label.endsWith('.plan.txt')));
    assert.notEqual(tab.group.viewColumn, paneTab()?.group.viewColumn);
    assert.equal(vscode.window.tabGroups.all.length, 2);
  });

  it('the pane of another configuration joins it', async () => {
    await openFile('misspelled.extractor.json');
    await execute('pagewright.openTestPane');
    const tabs = await waitFor('both', () => {
      const panes = webviewTabs('pagewright.test');
      return panes.length === 2 && panes;
    });
    assert.equal(new Set(tabs.map(({ group }) => group.viewColumn)).size, 1);
  });
});

function paneTab(): vscode.Tab | undefined {
  return webviewTabs('pagewright.test')[0];
}

function allTabs(): vscode.Tab[] {
  return vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs);
}

function folder(): vscode.Uri {
  const [first] = vscode.workspace.workspaceFolders ?? [];
  assert.ok(first);
  return first.uri;
}

async function openFirstTable(): Promise<void> {
  const showQuickPick = async (items: readonly vscode.QuickPickItem[]) =>
    items.find(({ kind }) => kind !== vscode.QuickPickItemKind.Separator);
  await withWindow({ showQuickPick }, () => execute('pagewright.openResults'));
}
