import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { answerQuickPick } from './support/answerQuickPick.ts';
import { closeAll } from './support/closeAll.ts';
import { customTab } from './support/customTab.ts';
import { fileUri } from './support/fileUri.ts';
import { offeredItems } from './support/offeredItems.ts';
import { openFile } from './support/openFile.ts';
import { run } from './support/run.ts';
import { waitFor } from './support/waitFor.ts';

describe('Looking at the results', () => {
  afterEach(closeAll);

  it('opens the CSV of a run as a table', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    await run('runJob', document.uri.toString(), 'bikes');
    // The newest run wrote one table with rows, and it is the first that is offered.
    await answerQuickPick(vscode.commands.executeCommand('pagewright.openResults'));
    const { uri, viewType } = await waitFor('the table', () => customTab('demo.bikes.csv'));
    assert.equal(viewType, 'pagewright.table');
    const csv = new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
    const [head, ...rows] = csv.trimEnd().split('\n');
    assert.match(head ?? '', /^"id",/);
    assert.ok(rows.length >= 40, `${rows.length} rows`);
  });

  inSweep('offers the tables in groups, one for each run', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    await run('run');
    await run('runFirstPage', document.uri.toString(), 'bikes');
    const items = await offeredItems(() => vscode.commands.executeCommand('pagewright.openResults'));
    const groups = items.filter(({ kind }) => kind === vscode.QuickPickItemKind.Separator);
    assert.deepEqual(
      groups.slice(0, 2).map(({ label }) => label.replace(/ · .*/, '')),
      ['two-jobs.extractor.json (job "bikes", first page)', 'two-jobs.extractor.json'],
    );
    assert.equal(items[1]?.label, '$(table) in.c-demo.bikes');
  });

  it('shows the events of the last run, the newest first', async () => {
    await openFile('two-jobs.extractor.json');
    await run('run');
    await vscode.commands.executeCommand('pagewright.showEvents');
    const text = await waitFor(
      'the events',
      () =>
        vscode.window.activeTextEditor?.document.uri.scheme === 'pagewright-events' &&
        vscode.window.activeTextEditor.document.getText(),
    );
    const lines = text.split('\n');
    assert.match(lines[0] ?? '', /^two-jobs\.extractor\.json: \d+ events, the newest first$/);
    const times = lines
      .map((line) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}/.exec(line)?.[0])
      .filter((time) => time !== undefined);
    assert.ok(times.length > 10);
    assert.deepEqual(times, times.toSorted().reverse());
    const places = [
      'Finished',
      'GET /v1/bikes?limit=20&offset=40',
      'GET /v1/stations?limit=20&offset=0',
      'Running',
    ].map((part) => lines.findIndex((line) => line.includes(part)));
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
    assert.ok(!places.includes(-1), String(places));
  });

  inSweep('opens a sample, with the samples copied into the workspace', async () => {
    await vscode.commands.executeCommand('pagewright.openSample', '03-rides-by-token.extractor.json');
    const { activeTextEditor } = vscode.window;
    assert.equal(
      activeTextEditor?.document.uri.path,
      fileUri('pagewright-samples', '03-rides-by-token.extractor.json').path,
    );
    const report = await run('run');
    assert.equal(report.outcome, 'done');
    assert.deepEqual(
      report.jobs.map(({ records, pages }) => [records, pages]),
      [[130, 7]],
    );
  });

  inSweep('does not write over a sample that was changed', async () => {
    const uri = fileUri('pagewright-samples', '01-stations-offset.extractor.json');
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode('{}'));
    await vscode.commands.executeCommand('pagewright.openSample', '01-stations-offset.extractor.json');
    assert.equal(vscode.window.activeTextEditor?.document.getText(), '{}');
  });
});
