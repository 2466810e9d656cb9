import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { answerQuickPick } from './support/answerQuickPick.ts';
import { answerWarning } from './support/answerWarning.ts';
import { closeAll } from './support/closeAll.ts';
import { customTab } from './support/customTab.ts';
import { fileUri } from './support/fileUri.ts';
import { offeredItems } from './support/offeredItems.ts';
import { openFile } from './support/openFile.ts';
import { readFile } from './support/readFile.ts';
import { run } from './support/run.ts';
import { waitFor } from './support/waitFor.ts';
import { withSetting } from './support/withSetting.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;

const pauseMs = 100;
const maxPauseMs = 2000;

/** Does commands of the list that has the focus, as keys would. */
function press(...commands: string[]): Promise<void> {
  return pressSlowly(pauseMs, commands);
}

async function pressSlowly(pause: number, commands: readonly string[]): Promise<void> {
  for (const command of commands) {
    await execute(command);
    // The lines below a line come a little later; the focus moves at once.
    if (!command.startsWith('list.focus')) await sleep(pause);
  }
}

/** Goes through a view by these keys until they have opened a page; a view shows its lines a little later. */
async function openPage(focus: string, keys: string[], wanted: RegExp): Promise<vscode.TextEditor> {
  const shown = () =>
    vscode.window.visibleTextEditors.find(
      ({ document }) => document.uri.scheme === 'pagewright-page' && wanted.test(document.getText()),
    );
  let pause = 0;
  return await waitFor(`a page with ${wanted}`, async () => {
    // A busy window takes longer to draw.
    pause = Math.min(pause + pauseMs, maxPauseMs);
    await execute(focus);
    await sleep(pause);
    // Expanding an expanded line would move one line further.
    await pressSlowly(pause, ['list.collapseAll', ...keys]);
    return shown();
  });
}

/** The lines that the key reaches from a line that is no fold; undefined where nothing below it is folded. */
async function linesBelow(editor: vscode.TextEditor, line: number, count: number): Promise<number[] | undefined> {
  await execute('workbench.action.focusActiveEditorGroup');
  editor.selection = new vscode.Selection(line, 0, line, 0);
  const lines: number[] = [];
  for (let index = 0; index < count; index++) {
    await press('cursorDown');
    lines.push(editor.selection.active.line);
  }
  return (lines.at(-1) ?? 0) > line + count ? lines : undefined;
}

/** To the newest run, below the line of its configuration: there are runs of several. */
const toNewestRun = ['list.focusFirst', 'list.expand', 'list.focusDown'];

const toFirstPage = [...toNewestRun, 'list.expand', 'list.focusDown', 'list.expand', 'list.focusDown', 'list.select'];

const firstPageOfStations = 'two-jobs.extractor.json (job "stations", first page)';

describe('The view of runs', () => {
  before(async () => {
    // The view is made when it is first shown, which takes a while.
    await execute('pagewright.runs.focus');
    await writeFile((await readFile('two-jobs.extractor.json')) ?? '', 'beside.extractor.json');
    await openFile('beside.extractor.json');
    await run('runFirstPage', undefined, 'bikes');
  });
  after(() => vscode.workspace.fs.delete(fileUri('beside.extractor.json')));
  afterEach(closeAll);

  it('leads by the keyboard from the newest run to its job, to a page with its records folded', async () => {
    await openFile('two-jobs.extractor.json');
    await run('run');
    const editor = await openPage('pagewright.runs.focus', toFirstPage, /^# Page 1 of stations/);
    const text = editor.document.getText();
    assert.match(text, /GET http:\/\/127\.0\.0\.1:\d+\/v1\/stations\?limit=20&offset=0/);
    assert.match(text, /## Records\n\n20 records, /);
    assert.match(text, /so "offset" goes from 0 to 20/);
    assert.match(text, /```json\n/);
    assert.ok(editor.document.lineCount > 500);
    const lines = text.split('\n');
    const list = lines.indexOf('  "items": [');
    assert.deepEqual(await waitFor('folded records', () => linesBelow(editor, list, 2)), [
      list + 1,
      lines.indexOf('    },'),
    ]);
  });

  inSweep('opens a table of the newest run from its line below the jobs', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    await run('runJob', document.uri.toString(), 'bikes');
    await waitFor('the table', async () => {
      await execute('pagewright.runs.focus');
      await press('list.collapseAll', ...toNewestRun, 'list.expand', 'list.focusDown', 'list.focusDown', 'list.select');
      return customTab('demo.bikes.csv');
    });
  });

  it('runs again what a run ran', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    await run('runJob', document.uri.toString(), 'bikes');
    const report = await execute<{ jobs: { name: string }[] }>('pagewright.runAgain');
    assert.deepEqual(
      report?.jobs.map(({ name }) => name),
      ['bikes'],
    );
  });

  it('lists the events of the run, filtered by level, and leads from a request to its page', async () => {
    await openFile('two-jobs.extractor.json');
    await run('run');
    await execute('pagewright.filterEvents', 'warning');
    await execute('pagewright.filterEvents', 'info');
    await openPage(
      'pagewright.events.focus',
      ['list.focusLast', 'list.focusUp', 'list.focusUp', 'list.select'],
      /^# Page 1 of stations/,
    );
  });

  it('remembers as many runs of each configuration as the setting says', async () => {
    await withSetting('runs.keep', 2, async () => {
      await openFile('two-jobs.extractor.json');
      for (const job of ['bikes', 'stations', 'bikes']) await run('runFirstPage', undefined, job);
      // The command ends before what exceeds the limit is deleted from the disk.
      const partners = await waitFor('one other run of the configuration', async () => {
        const offered = await offeredItems(() => execute('pagewright.compareRuns'));
        const ofSame = offered.slice(
          0,
          offered.findIndex(({ label }) => label === 'other configurations'),
        );
        const labels = ofSame.map(({ label }) => label);
        return isDeepStrictEqual(labels, ['same configuration', firstPageOfStations]) ? offered : undefined;
      });
      assert.ok(partners.some(({ label }) => label === 'beside.extractor.json (job "bikes", first page)'));
    });
  });

  inSweep('opens any page of a run that it remembers', async () => {
    await openFile('two-jobs.extractor.json');
    await run('runJob', undefined, 'bikes');
    await execute('pagewright.openPage', { run: { id: await newestRun() }, request: { number: 2 } });
    const text = await waitFor('the page', pageText);
    assert.match(text, /^# Page 2 of bikes/);
    assert.match(text, /GET http:\/\/127\.0\.0\.1:\d+\/v1\/bikes\?limit=20&offset=20/);
  });

  inSweep('forgets the run that is selected, with its pages', async () => {
    await openFile('two-jobs.extractor.json');
    await run('runJob', undefined, 'stations');
    const kept = await newestRun();
    await openFile('two-jobs.extractor.json');
    await run('runJob', undefined, 'bikes');
    const forgotten = await newestRun();
    assert.notEqual(forgotten, kept);
    // The view shows a new run a little later; until then its first line is another one.
    await openPage('pagewright.runs.focus', toFirstPage, /^# Page 1 of bikes/);
    await execute('pagewright.runs.focus');
    await press(...toNewestRun, 'list.select');
    await execute('pagewright.deleteRun');
    assert.equal(await newestRun(), kept);
    await closeAll();
    await execute('pagewright.openPage', { run: { id: forgotten }, request: { number: 1 } });
    assert.equal(pageText(), undefined);
  });

  inSweep('forgets all runs, once it was asked and answered', async () => {
    await openFile('two-jobs.extractor.json');
    await run('runFirstPage', undefined, 'bikes');
    const id = await newestRun();
    const questions = await answerWarning(undefined, () => execute('pagewright.deleteAllRuns'));
    assert.match(questions.join(), /^Delete \d+ runs? from the history\? The tables on disk stay/);
    assert.equal(await newestRun(), id);
    await answerWarning('Delete All', () => execute('pagewright.deleteAllRuns'));
    assert.equal(await execute('pagewright.runAgain'), undefined);
    assert.deepEqual(await answerWarning('Delete All', () => execute('pagewright.deleteAllRuns')), []);
  });
});

/** The newest run, which is of the first configuration that a command lists where none is in front. */
async function newestRun(): Promise<string> {
  await closeAll();
  await answerQuickPick(execute('pagewright.showEvents'));
  return await waitFor('the events of the newest run', () => {
    const uri = vscode.window.activeTextEditor?.document.uri;
    return uri?.scheme === 'pagewright-events' && uri.query;
  });
}

function pageText(): string | undefined {
  const document = vscode.window.activeTextEditor?.document;
  return document?.uri.scheme === 'pagewright-page' ? document.getText() : undefined;
}
