import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { answerWarning } from './support/answerWarning.ts';
import { closeAll } from './support/closeAll.ts';
import { openFile } from './support/openFile.ts';
import { placeOf } from './support/placeOf.ts';
import { replaceText } from './support/replaceText.ts';
import { run } from './support/run.ts';
import { waitFor } from './support/waitFor.ts';

describe('The results beside the jobs', () => {
  afterEach(closeAll);

  it('stand first above each job, in place of its first page, and open their summary', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    await answerWarning('Delete All', () => vscode.commands.executeCommand('pagewright.deleteAllRuns'));
    await waitFor('what can be run first', async () => {
      const [, ...jobs] = await lensLines(document);
      return jobs.length === 2 && jobs.every((line) => line.map(({ title }) => title).join() === 'Run,First Page');
    });
    await run('run');
    await run('runFirstPage', document.uri.toString(), 'bikes');
    const lines = await waitFor('a result above both jobs', async () => {
      const found = await lensLines(document);
      return found.length === 3 && found[2]?.[0]?.title.startsWith('⚠') && found;
    });
    const titles = lines.map((line) => line.map(({ title }) => title));
    assert.deepEqual(titles.slice(0, 2), [
      ['Run Extraction', 'Debug'],
      ['✓ 63', 'Run'],
    ]);
    assert.match(titles[2]?.join(' | ') ?? '', /^⚠ 20( of 40)? \| Run$/);
    const [result, whole] = lines[2] ?? [];
    assert.match(result?.tooltip ?? '', /1 page · first page · .*\d:\d\d/);
    assert.match(whole?.tooltip ?? '', /GET \/v1\/bikes\?limit=20&offset=0/);
    await vscode.commands.executeCommand(result?.command ?? '', ...(result?.arguments ?? []));
    await waitFor('the summary of the run of that job', () =>
      vscode.window.tabGroups.all
        .flatMap(({ tabs }) => tabs)
        .some(({ label }) => label.includes('job "bikes", first page')),
    );
  });

  it('are in the hover of the name of a job, with the evidence', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    await run('run');
    const hover = async (text: string) => {
      const found = await vscode.commands.executeCommand<vscode.Hover[]>(
        'vscode.executeHoverProvider',
        document.uri,
        placeOf(document, text),
      );
      const parts = found.flatMap(({ contents }) => contents);
      return parts.map((part) => (typeof part === 'string' ? part : part.value)).join('\n');
    };
    for (const word of ['__NAME": "bikes', 'endpoint": "bikes']) {
      const text = await waitFor('the result in the hover', async () => {
        const text = await hover(word);
        return text.includes('✓') && text;
      });
      assert.match(text, /✓ 40 records/);
      assert.match(text, /\[Run First Page\]\(command:pagewright\.runFirstPage\?/);
      assert.match(text, /GET \/v1\/bikes\?limit=20&offset=20/);
    }
    assert.doesNotMatch(await hover('"dataField": "items" },'), /✓/);
  });

  inSweep('have a mark where they are older than the text, until it is as it was', async () => {
    const editor = await openFile('two-jobs.extractor.json');
    await run('run');
    const first = async () => (await lensLines(editor.document))[1]?.[0];
    await waitFor('a result', async () => (await first())?.title === '✓ 63');
    await replaceText(editor, '"limit": 20', '"limit": 25');
    const old = await waitFor('a mark', async () => {
      const lens = await first();
      return lens?.title === '✓ 63 *' && lens;
    });
    assert.match(old.tooltip ?? '', /\* The configuration has changed since this run\./);
    await replaceText(editor, '"limit": 25', '"limit": 20');
    await waitFor('a result of this text', async () => (await first())?.title === '✓ 63');
  });
});

/** The lenses of a document in the order in which they are shown, as a list for each line. */
async function lensLines({ uri }: vscode.TextDocument): Promise<vscode.Command[][]> {
  const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>('vscode.executeCodeLensProvider', uri);
  const lines = Map.groupBy(lenses, ({ range }) => range.start.line);
  return [...lines.values()].map((line) => line.flatMap(({ command }) => command ?? []));
}
