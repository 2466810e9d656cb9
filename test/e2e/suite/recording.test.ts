import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { readFile } from './support/readFile.ts';
import { run } from './support/run.ts';
import { waitFor } from './support/waitFor.ts';

describe('Recording a run', () => {
  const settings = () => vscode.workspace.getConfiguration('pagewright');
  const keep = (value: string | undefined) =>
    settings().update('recordings.keep', value, vscode.ConfigurationTarget.Workspace);

  afterEach(async () => {
    await keep(undefined);
    await closeAll();
    await vscode.workspace.fs.delete(fileUri('.pagewright'), { recursive: true }).then(undefined, () => undefined);
  });

  it('keeps what the API answered where Git does not look, offers to run on it, and gives the same tables', async () => {
    await keep('onRequest');
    const { document } = await openFile('two-jobs.extractor.json');
    assert.deepEqual(await lensesOf(document), []);
    const live = await run('runAndRecord');
    const head = await readFile('.pagewright', 'recordings', 'two-jobs', 'recording.json');
    assert.equal(JSON.parse(head ?? '').exchanges, live.requests);
    assert.equal(await readFile('.pagewright', 'recordings', '.gitignore'), '*\n');
    const [lens] = await waitFor('the lens', () => lensesOf(document));
    assert.ok(lens?.command);
    assert.equal(lens.command.title, 'Run on Recorded Pages');
    assert.match(lens.command.tooltip ?? '', /^Recorded .*\d:\d\d/);
    assert.equal(lens.range.start.line, 0);
    const replayed = await run('runRecorded', ...(lens.command.arguments ?? []));
    assert.deepEqual(replayed.jobs, live.jobs);
    for (const table of ['demo.stations.csv', 'demo.bikes.csv']) {
      const whole = await readFile('out', 'two-jobs', 'tables', table);
      assert.ok(whole);
      assert.equal(await readFile('out', 'two-jobs.trial', 'tables', table), whole);
    }
  });

  async function lensesOf(document: vscode.TextDocument): Promise<vscode.CodeLens[]> {
    const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
      'vscode.executeCodeLensProvider',
      document.uri,
    );
    return lenses.filter(({ command }) => command?.command === 'pagewright.runRecorded');
  }
});
