import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll } from './support/closeAll.ts';
import { customTab } from './support/customTab.ts';
import { fileUri } from './support/fileUri.ts';
import { offeredItems } from './support/offeredItems.ts';
import { openFile } from './support/openFile.ts';
import { readFile } from './support/readFile.ts';
import { run } from './support/run.ts';
import { shownMessages } from './support/shownMessages.ts';
import { waitFor } from './support/waitFor.ts';
import { webviewTabs } from './support/webviewTabs.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;

const name = 'alike.extractor.json';

describe('With runs of several configurations, a command is about the one in front', () => {
  before(async () => {
    const text = (await readFile('two-jobs.extractor.json')) ?? '';
    for (const folder of ['east', 'west', 'north']) {
      await writeFile(text.replace('"demo"', `"${folder}"`), folder, name);
    }
    // The last run is that of the west.
    for (const folder of ['east', 'west']) {
      await openFile(folder, name);
      await run('run');
    }
    await closeAll();
  });
  afterEach(closeAll);
  after(async () => {
    for (const folder of ['east', 'west', 'north']) {
      await vscode.workspace.fs.delete(fileUri(folder), { recursive: true });
    }
  });

  // what is in front, how it comes there
  const fronts: [string, () => PromiseLike<unknown>][] = [
    ['its text', async () => undefined],
    ['its events', () => execute('pagewright.showEvents')],
    ['its summary as text', () => execute('pagewright.showRunSummaryAsText')],
    [
      'its summary',
      async () => {
        await execute('pagewright.showRunSummary');
        await waitFor('the summary', () => webviewTabs('pagewright.summary').some(({ isActive }) => isActive));
      },
    ],
    [
      'its test pane',
      async () => {
        await execute('pagewright.openTestPane');
        await waitFor('the pane', () => webviewTabs('pagewright.test').length > 0);
        await execute('workbench.action.focusNextGroup');
      },
    ],
    [
      'one of its tables',
      async () => {
        await execute('pagewright.openResults', 'in.c-east.bikes');
        await waitFor('the table', () => customTab('east.bikes.csv'));
      },
    ],
    ['a query that was opened from it', () => execute('pagewright.queryStorage')],
  ];
  for (const [what, bringToFront] of fronts) {
    it(`also while ${what} has the focus`, async () => {
      await openFile('east', name);
      await bringToFront();
      await execute('pagewright.showEvents');
      assert.match(await eventsText(), /^east\/alike\.extractor\.json: \d+ events/);
    });
  }

  it('and a tab says in its title whose it is', async () => {
    await openFile('east', name);
    await execute('pagewright.showEvents');
    await eventsText();
    assert.equal(vscode.window.tabGroups.activeTabGroup.activeTab?.label, `Events of ${name}.log`);
    await execute('pagewright.showRunSummary');
    await waitFor('the summary', () =>
      webviewTabs('pagewright.summary').some(({ label }) => label === `Run of east/${name}`),
    );
  });

  it('and never about the last run of another: where there is none, it says so', async () => {
    for (const command of ['showEvents', 'showRunSummary', 'openResults', 'compareRuns', 'runAgain']) {
      await openFile('north', name);
      const before = tabCount();
      const [message, ...others] = await shownMessages(() => execute(`pagewright.${command}`));
      assert.match(message?.text ?? '', /Run "north\/alike\.extractor\.json" first\.$/, command);
      assert.deepEqual([others, tabCount()], [[], before], command);
    }
  });

  it('and lists them where none is in front, and all others to compare with', async () => {
    const listed = await offeredItems(() => execute('pagewright.showEvents'));
    const labels = listed.map(({ label }) => label);
    assert.deepEqual(
      labels.filter((label) => label.includes('alike')),
      [`west/${name}`, `east/${name}`],
    );
    await openFile('east', name);
    const partners = await offeredItems(() => execute('pagewright.compareRuns'));
    assert.ok(partners.some(({ label }) => label === `west/${name}`));
    const results = await offeredItems(() => execute('pagewright.openResults'));
    const tables = results.filter(({ kind }) => kind === undefined).map(({ label }) => label);
    assert.ok(tables.length > 1 && tables.every((label) => label.startsWith('$(table) in.c-east.')), tables.join());
  });
});

function tabCount(): number {
  return vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).length;
}

async function eventsText(): Promise<string> {
  return await waitFor('the events', () => {
    const document = vscode.window.activeTextEditor?.document;
    return document?.uri.scheme === 'pagewright-events' && document.getText();
  });
}
