import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { answerExport } from './support/answerExport.ts';
import { closeAll } from './support/closeAll.ts';
import { customTab } from './support/customTab.ts';
import { extensionUnderTest } from './support/extensionUnderTest.ts';
import { fileUri } from './support/fileUri.ts';
import { readFile } from './support/readFile.ts';
import { waitFor } from './support/waitFor.ts';

const anywhere = fileUri('lists', 'plain.csv');
const target = fileUri('exported.jsonl');
const result = fileUri('out', 'demo', 'tables', 'demo.people.csv');

async function write(uri: vscode.Uri, text: string): Promise<void> {
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
}

function textTab(name: string): vscode.Uri | undefined {
  return vscode.window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .flatMap(({ input }) => (input instanceof vscode.TabInputText ? [input.uri] : []))
    .find((uri) => uri.path.endsWith(`/${name}`));
}

describe('The table editor', () => {
  before(async () => {
    await extensionUnderTest().activate();
    await write(anywhere, 'a,b\n1,2\n');
    await write(result, '"id","name"\n"1","Ann"\n"1","Bob"\n');
  });
  afterEach(closeAll);
  after(async () => {
    for (const folder of ['lists', 'out/demo'])
      await vscode.workspace.fs.delete(fileUri(...folder.split('/')), { recursive: true });
  });

  it('shows the results of a run without being asked', async () => {
    await vscode.commands.executeCommand('vscode.open', result);
    assert.equal((await waitFor('the table', () => customTab('demo.people.csv'))).viewType, 'pagewright.table');
  });

  inSweep('leaves other CSV files to the text editor, until it is asked', async () => {
    await vscode.commands.executeCommand('vscode.open', anywhere);
    assert.ok(await waitFor('the text', () => textTab('plain.csv')));
    await vscode.commands.executeCommand('pagewright.openAsTable');
    await waitFor('the table', () => customTab('plain.csv'));
  });

  inSweep('opens the file that was chosen in the explorer', async () => {
    await vscode.commands.executeCommand('pagewright.openAsTable', anywhere);
    await waitFor('the table', () => customTab('plain.csv'));
  });

  inSweep('opens its file as text', async () => {
    await vscode.commands.executeCommand('pagewright.openAsTable', result);
    await waitFor('the table', () => customTab('demo.people.csv'));
    const text = await waitFor('the text', async () => {
      await vscode.commands.executeCommand('pagewright.openAsText');
      return vscode.window.activeTextEditor?.document;
    });
    assert.equal(text.uri.path, result.path);
    assert.match(text.getText(), /^"id","name"/);
  });

  describe('does with the chosen cells what its context menu says', () => {
    beforeEach(async () => {
      await write(anywhere, 'a,b\n2,x\n3,y\n1,z\n');
      await vscode.commands.executeCommand('pagewright.openAsTable', anywhere);
      await waitFor('the table', () => customTab('plain.csv'));
    });

    inSweep('copies them', async () => {
      await copied('2', () => vscode.commands.executeCommand('pagewright.table.copy'));
    });

    inSweep('copies them with the names of their columns', async () => {
      await copied('a\n2', () => vscode.commands.executeCommand('pagewright.table.copyWithHeader'));
    });

    it('sorts by their column, both ways', async () => {
      await copied('2', () => vscode.commands.executeCommand('pagewright.table.copy'));
      await vscode.commands.executeCommand('pagewright.table.sort');
      await copied('1', () => vscode.commands.executeCommand('pagewright.table.copy'));
      await vscode.commands.executeCommand('pagewright.table.sort');
      await copied('3', () => vscode.commands.executeCommand('pagewright.table.copy'));
    });
  });

  it('exports the rows as they are sorted', async () => {
    await write(anywhere, 'a,b\n2,x\n10,\n');
    await vscode.commands.executeCommand('pagewright.openAsTable', anywhere);
    await waitFor('the table', () => customTab('plain.csv'));
    await copied('2', () => vscode.commands.executeCommand('pagewright.table.copy'));
    await vscode.commands.executeCommand('pagewright.table.sortDescending');
    await copied('10', () => vscode.commands.executeCommand('pagewright.table.copy'));
    await answerExport('JSON lines', target, async () => {
      await vscode.commands.executeCommand('pagewright.table.export');
      assert.equal(await waitFor('the file', () => readFile('exported.jsonl')), '{"a":10,"b":""}\n{"a":2,"b":"x"}\n');
    });
    await vscode.workspace.fs.delete(target);
  });

  inSweep('takes what its context menu says only where a table has the focus', async () => {
    await vscode.env.clipboard.writeText('before');
    await vscode.commands.executeCommand('pagewright.openAsTable', anywhere);
    await waitFor('the table', () => customTab('plain.csv'));
    await vscode.commands.executeCommand('vscode.openWith', anywhere, 'default');
    await waitFor('the text', () => textTab('plain.csv'));
    for (const command of [
      'copy',
      'copyWithHeader',
      'showCell',
      'sort',
      'sortAscending',
      'sortDescending',
      'showStatistics',
      'export',
    ])
      await vscode.commands.executeCommand(`pagewright.table.${command}`);
    assert.equal(await vscode.env.clipboard.readText(), 'before');
  });
});

/** Copies until the clipboard holds this: the page may still be opening, or its rows on their way. */
async function copied(expected: string, copy: () => Thenable<unknown>): Promise<void> {
  await vscode.env.clipboard.writeText('');
  await waitFor(`"${expected}" in the clipboard`, async () => {
    // A window in a browser may have lost the focus, and with it the clipboard.
    await vscode.commands.executeCommand('workbench.action.focusActiveEditorGroup');
    await copy();
    return (await vscode.env.clipboard.readText()).trimEnd() === expected;
  });
}
