import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { answerQuickPick } from './support/answerQuickPick.ts';
import { closeAll } from './support/closeAll.ts';
import { openFile } from './support/openFile.ts';
import { replaceText } from './support/replaceText.ts';
import { run } from './support/run.ts';
import { waitFor } from './support/waitFor.ts';

describe('Comparing two runs', () => {
  let text: string;
  let document: vscode.TextDocument;

  before(async () => {
    const editor = await openFile('two-jobs.extractor.json');
    await run('run');
    // Another page size: other requests, the same rows.
    await replaceText(editor, '"limit": 20', '"limit": 40');
    await run('run');
    // VS Code may have saved it, and others need the old text.
    await replaceText(editor, '"limit": 40', '"limit": 20');
    await waitFor('what is seen of the tables', async () => {
      await answerQuickPick(vscode.commands.executeCommand('pagewright.compareRuns'));
      return !(await comparison()).getText().includes('are not known for both runs');
    });
    document = await comparison();
    text = document.getText();
  });
  after(closeAll);

  it('offers the last two runs of the same configuration first', () => {
    assert.match(
      text,
      /\n- Before: two-jobs\.extractor\.json, started .*\n- After: two-jobs\.extractor\.json, started /,
    );
  });

  it('says which requests are in one of the runs only', () => {
    assert.match(text, /- Only after \(\d+\):\n(?: {2}- .*\n)* {2}- `GET \/v1\/bikes\?limit=40&offset=0`/);
    assert.match(text, /- Only before \(\d+\):\n(?: {2}- .*\n)* {2}- `GET \/v1\/bikes\?limit=20&offset=0`/);
  });

  it('says shortly that the tables are equal, with their types and lengths', () => {
    assert.match(text, /\n- No difference in \d+ tables?\.\n/);
  });

  inSweep(
    'leads from its last lines to the texts of both runs in a diff, which are equal where nothing differs',
    async () => {
      const links = await vscode.commands.executeCommand<vscode.DocumentLink[]>(
        'vscode.executeLinkProvider',
        document.uri,
      );
      assert.deepEqual(
        links.map(({ range }) => document.getText(range)),
        [
          'Requests side by side',
          'Columns of the tables side by side',
          'Summaries side by side',
          'Events side by side',
        ],
      );
      for (const { target, range } of links) {
        assert.equal(target?.scheme, 'command');
        const args: unknown[] = JSON.parse(decodeURIComponent(target.query));
        await vscode.commands.executeCommand(target.path, ...args);
        const [before, after] = await waitFor(`the diff of ${document.getText(range)}`, () => {
          const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
          return input instanceof vscode.TabInputTextDiff && textsOf(input);
        });
        if (document.getText(range).startsWith('Columns')) {
          assert.match(before ?? '', /^in\.c-\w+\.\w+\n {2}id: (integer|text), longest \d+/);
          assert.equal(before, after);
        } else assert.notEqual(before, after);
      }
    },
  );

  inSweep('shows no diff of runs that are no longer there', async () => {
    await vscode.commands.executeCommand('pagewright.showRunsSideBySide', 'requests', ['gone', 'gone']);
    const open = vscode.workspace.textDocuments.map(({ uri }) => uri.query);
    assert.ok(!open.includes('requests=gone'), String(open));
  });
});

async function comparison(): Promise<vscode.TextDocument> {
  return await waitFor('the comparison', () => {
    const document = vscode.window.activeTextEditor?.document;
    return document?.uri.scheme === 'pagewright-compare' && document;
  });
}

/** Both texts of a diff, once they are there. */
function textsOf({ original, modified }: vscode.TabInputTextDiff): string[] | undefined {
  const texts = [original, modified].flatMap((uri) => {
    const found = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
    return found === undefined ? [] : [found.getText()];
  });
  return texts.length === 2 ? texts : undefined;
}
