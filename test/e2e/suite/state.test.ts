import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answerWarning } from './support/answerWarning.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { type PagedApi, startPagedApi } from './support/pagedApi.ts';
import { readFile } from './support/readFile.ts';
import { run } from './support/run.ts';
import { waitFor } from './support/waitFor.ts';
import { writeFile } from './support/writeFile.ts';

const name = 'since.extractor.json';

describe('The state of an incremental configuration', () => {
  let api: PagedApi;

  before(async () => {
    api = await startPagedApi();
    const params = { since: { time: 'previousStart' } };
    const jobs = [{ endpoint: 'items', dataField: 'items', params }];
    const config = { api: { baseUrl: api.baseUrl }, config: { outputBucket: 'demo', jobs } };
    await writeFile(JSON.stringify(config, undefined, 2), name);
  });
  afterEach(closeAll);
  after(async () => {
    await api.close();
    await vscode.workspace.fs.delete(fileUri(name));
    await vscode.workspace.fs.delete(fileUri('out', 'since'), { recursive: true });
  });

  it('is kept by a run, shown above the text, taken by a run that asks for it, and reset', async () => {
    const { document } = await openFile(name);
    assert.deepEqual(await lensesOf(document), []);
    await run('run');
    const previousStart: unknown = JSON.parse((await readFile('out', 'since', 'state.json')) ?? '').time.previousStart;
    const [runFromState] = await waitFor('the lenses', () => lensesOf(document));
    assert.equal(runFromState?.title, 'Run from Last State');
    assert.match(runFromState.tooltip ?? '', /\d:\d\d/);

    await run('run');
    await run('runFromState', ...(runFromState?.arguments ?? []));
    assert.deepEqual(api.asked.slice(0, 2), ['/items?since=0', '/items?since=0']);
    assert.match(api.asked[2] ?? '', /^\/items\?since=\d{10}$/);
    assert.ok(Number(api.asked[2]?.split('=')[1]) >= Number(previousStart));

    await vscode.commands.executeCommand('pagewright.showState', document.uri.toString());
    const shown = await waitFor('the state', () => vscode.window.activeTextEditor?.document);
    assert.match(shown.getText(), /"previousStart":/);

    await answerWarning(undefined, () =>
      vscode.commands.executeCommand('pagewright.resetState', document.uri.toString()),
    );
    assert.ok(await readFile('out', 'since', 'state.json'));
    const asked = await answerWarning('Reset', () =>
      vscode.commands.executeCommand('pagewright.resetState', document.uri.toString()),
    );
    assert.deepEqual(asked, [`Reset the state of ${name}?`]);
    assert.equal(await readFile('out', 'since', 'state.json'), undefined);
    assert.deepEqual(await lensesOf(document), []);
  });

  async function lensesOf(document: vscode.TextDocument): Promise<vscode.Command[]> {
    const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
      'vscode.executeCodeLensProvider',
      document.uri,
    );
    return lenses.flatMap(({ command }) => (command?.command === 'pagewright.runFromState' ? [command] : []));
  }
});
