import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { closeAll } from './support/closeAll.ts';
import { openFile } from './support/openFile.ts';
import { replaceText } from './support/replaceText.ts';
import { run } from './support/run.ts';
import { waitFor } from './support/waitFor.ts';

describe('The results beside the jobs', () => {
  afterEach(closeAll);

  it('say above each job what its latest run read, and open its summary', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    await run('run');
    await run('runFirstPage', document.uri.toString(), 'bikes');
    const [stations, bikes] = await waitFor('a lens above both jobs', async () => {
      const found = await resultLenses(document);
      return found.length === 2 && found[1]?.command?.title.includes('first page') && found;
    });
    assert.match(stations?.command?.title ?? '', /^✓ 63 records · 4 pages · (just now|\d+ min ago)$/);
    assert.match(bikes?.command?.title ?? '', /^⚠ 20 (of 40|records) · 1 page · first page · (just now|\d+ min ago)$/);
    assert.match(document.lineAt(bikes?.range.start.line ?? 0).text, /"__NAME": "bikes"/);
    const { command, arguments: args = [] } = bikes?.command ?? { command: '' };
    await vscode.commands.executeCommand(command, ...args);
    await waitFor('the summary of the run of that job', () =>
      vscode.window.tabGroups.all
        .flatMap(({ tabs }) => tabs)
        .some(({ label }) => label.includes('job "bikes", first page')),
    );
  });

  inSweep('say that they are older than the text, until it is as it was', async () => {
    const editor = await openFile('two-jobs.extractor.json');
    await run('run');
    const title = async () => (await resultLenses(editor.document))[0]?.command?.title ?? '';
    await waitFor('a result', async () => /(now|ago)$/.test(await title()));
    await replaceText(editor, '"limit": 20', '"limit": 25');
    await waitFor('a result before the changes', async () => / · before your changes$/.test(await title()));
    await replaceText(editor, '"limit": 25', '"limit": 20');
    await waitFor('a result of this text', async () => /(now|ago)$/.test(await title()));
  });
});

/** The lenses of the results in a document, from the top down. */
async function resultLenses({ uri }: vscode.TextDocument): Promise<vscode.CodeLens[]> {
  const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>('vscode.executeCodeLensProvider', uri);
  return lenses
    .filter(({ command }) => command?.command === 'pagewright.showRunSummary')
    .sort((a, b) => a.range.start.line - b.range.start.line);
}
