import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { FromRunWorker } from '../../../client/running/worker/workerMessages.ts';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';
import { inSweep } from '../../support/sweep.ts';
import { answerWarning } from './support/answerWarning.ts';
import { closeAll } from './support/closeAll.ts';
import { extensionUnderTest } from './support/extensionUnderTest.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { openPane } from './support/openPane.ts';
import { replaceText } from './support/replaceText.ts';
import { run } from './support/run.ts';
import { runTask } from './support/runTask.ts';
import { startSlowRun } from './support/startSlowRun.ts';
import { threadMessages } from './support/threadMessages.ts';
import { waitFor } from './support/waitFor.ts';
import { webviewTabs } from './support/webviewTabs.ts';
import { withPick } from './support/withPick.ts';
import { withSetting } from './support/withSetting.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;
const tabs = () => webviewTabs('pagewright.test');

describe('The test pane', () => {
  afterEach(closeAll);

  it('opens beside the text, on the first page of the last run, and turns to the second', async () => {
    const editor = await openFile('two-jobs.extractor.json');
    await run('run');
    const { shows, send } = await openPane();
    const page = await shows('the first page', ({ content }) => content.type === 'records');
    const [tab] = await waitFor('its tab', tabs);
    assert.equal(tab?.label, 'Test of two-jobs.extractor.json');
    assert.notEqual(tab?.group.viewColumn, editor.viewColumn);
    assert.equal(vscode.window.activeTextEditor?.document, editor.document, 'who types goes on typing');
    assert.match(page.position?.text ?? '', /^Page 1 of /);
    send({ type: 'turn', to: 'next' });
    await shows('the second page', ({ position }) => position?.text.startsWith('Page 2 of ') === true);
    send({ type: 'tab', tab: 'request' });
    const request = await shows('its request', ({ content }) => content.type === 'request');
    assert.deepEqual(request.content.type === 'request' && request.content.changes, [
      { name: 'offset', was: '0', is: '20' },
    ]);
  });

  it('opens by itself beside the text for a run, until it is closed, and again once it is asked for', async () => {
    await withSetting('testPane.open', 'automatically', async () => {
      // An earlier test has closed one.
      await openFile('two-jobs.extractor.json');
      await execute('pagewright.openTestPane');
      const { document } = await openFile('mapped.extractor.json');
      await run('runFirstPage');
      const labels = () => tabs().map(({ label }) => label);
      const opened = await waitFor('a pane of its own', () =>
        tabs().find(({ label }) => label.endsWith(' mapped.extractor.json')),
      );
      assert.equal(opened.group.viewColumn, 2);
      assert.equal(vscode.window.activeTextEditor?.document, document, 'who types goes on typing');
      await vscode.window.tabGroups.close(tabs());
      await run('runFirstPage');
      assert.deepEqual(labels(), [], 'who has closed it does not want it');
      await execute('pagewright.openTestPane');
      await openFile('two-jobs.extractor.json');
      await run('run');
      await waitFor('both panes', () => labels().length === 2);
    });
  });

  it('does not open by itself over another text, for a task or a search, or where a setting forbids it', async () => {
    await openFile('two-jobs.extractor.json');
    await execute('pagewright.openTestPane');
    // The command has turned it on, and the test leaves nothing open that a run would reveal.
    await execute('workbench.action.closeEditorsInOtherGroups');
    await execute('pagewright.openTestPane', fileUri('mapped.extractor.json'));
    const others = () => tabs().filter(({ label }) => label.endsWith(' two-jobs.extractor.json'));
    await withSetting('testPane.open', 'automatically', async () => {
      const tasks = await vscode.tasks.fetchTasks({ type: 'pagewright' });
      const task = tasks.find(({ definition }) => definition['config'] === 'two-jobs.extractor.json');
      assert.ok(task !== undefined);
      assert.equal(await (await runTask(task)).ended, 0);
      await withPick('Search', () => execute('pagewright.findPagination'));
      assert.deepEqual(others(), []);
      await vscode.window.showTextDocument(fileUri('lookalike.json'), { viewColumn: 2, preview: false });
      await openFile('two-jobs.extractor.json');
      await run('runFirstPage', fileUri('two-jobs.extractor.json'), 'bikes');
      assert.deepEqual(others(), []);
    });
    await run('runFirstPage', fileUri('two-jobs.extractor.json'), 'bikes');
    assert.deepEqual(others(), []);
  });

  it('says what was read, the verdict and the one thing to do next, and does it', async () => {
    await openFile('two-jobs.extractor.json');
    await answerWarning('Delete All', () => execute('pagewright.deleteAllRuns'));
    const { shows, send } = await openPane();
    const before = await shows('nothing', ({ result }) => result.outcome === 'none');
    assert.deepEqual([before.result.text, before.result.step], ['Not run yet', 'firstPage']);
    assert.match(before.content.type === 'nothing' ? (before.content.plan ?? '') : '', /stations\?limit=20&offset=0/);
    send({ type: 'act', action: 'firstPage' });
    const first = await shows('the first page', ({ result }) => result.step === 'run');
    assert.match(first.result.text, /^20 .*incomplete · first page$/);
    send({ type: 'act', action: 'run' });
    const all = await shows('all', ({ result }) => result.outcome === 'complete');
    assert.match(all.result.text, /^\d+ records · complete$/);
    assert.equal(all.result.step, 'results');
    send({ type: 'act', action: 'results' });
    await waitFor('a list of tables, or a table', () => vscode.window.tabGroups.all.length > 1);
  });

  it('says how far an active run is, of what the API counts and of the records that have children', async () => {
    const [total, size] = [40_000, 5];
    const api = await startOrders(total, size);
    const uri = await writeFile(ordersOf(api, size), 'orders.extractor.json');
    try {
      await vscode.window.showTextDocument(uri, { preview: false });
      const ended = run('run');
      const { shows, send } = await openPane();
      const page = await shows('pages with children', ({ result: { text, lines } }) => {
        return /^\d+ of 40,000, about /.test(text) && lines.length > 0;
      });
      const { outcome, text, lines, step } = page.result;
      assert.deepEqual([outcome, step, lines.length], ['running', 'cancel', 1]);
      assert.match(text, /^\d+ of 40,000, about (\d+ h )?\d+( min)?$/);
      assert.match(lines[0] ?? '', /^items · \d+ of 40,000 orders$/);
      const reached = (line = '') => Number(/(\d+) of/.exec(line)?.[1]);
      assert.ok(reached(lines[0]) <= reached(text), 'the children of a record come after it');
      await shows('that it goes on', ({ result }) => reached(result.lines[0]) > reached(lines[0]));
      send({ type: 'act', action: 'cancel' });
      assert.equal((await ended).outcome, 'cancelled');
      const end = await shows('the end', ({ result }) => result.outcome === 'cancelled');
      assert.deepEqual([end.result.step, end.result.lines.length], ['run', 1]);
    } finally {
      await api.close();
      await closeAll();
      await vscode.workspace.fs.delete(uri);
    }
  });

  it('copies the table of the records, and a value of the response', async () => {
    await openFile('two-jobs.extractor.json');
    await run('run');
    const { shows, send } = await openPane();
    await shows('the records', ({ content }) => content.type === 'records');
    send({ type: 'copy', what: 'records' });
    await waitFor('the table', async () => /^id\t/.test(await vscode.env.clipboard.readText()));
    send({ type: 'copy', what: 'value', id: '/items/0' });
    await waitFor('the record', async () => /^\{\n {2}"id":/.test(await vscode.env.clipboard.readText()));
  });

  it('is what a command without a name means, while it is in front', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    const { shows } = await openPane();
    await shows('something', () => true);
    await openFile('mapped.extractor.json');
    await execute('workbench.action.focusRightGroup');
    await waitFor('the pane in front', () => vscode.window.activeTextEditor === undefined);
    assert.ok(webviewWithRunKey().test(activeViewType()), 'the key runs it there too');
    const { jobs } = await run('run');
    assert.deepEqual(
      jobs.map(({ name }) => name),
      ['stations', 'bikes'],
      document.fileName,
    );
  });

  inSweep('marks the records in a response, and has the events of a page', async () => {
    await openFile('two-jobs.extractor.json');
    await run('run');
    const { shows, send } = await openPane();
    send({ type: 'tab', tab: 'response' });
    const { content } = await shows('the response', (page) => page.content.type === 'response');
    const rows = content.type === 'response' ? content.rows : [];
    assert.deepEqual(
      rows.filter(({ mark }) => mark === 'records').map(({ id }) => id),
      ['/items'],
    );
    send({ type: 'tab', tab: 'log' });
    const log = await shows('the events', (page) => page.content.type === 'log');
    assert.match(log.content.type === 'log' ? (log.content.page.at(-1)?.text ?? '') : '', /offset/);
  });

  inSweep('follows the cursor to another job, unless it is pinned', async () => {
    const editor = await openFile('two-jobs.extractor.json');
    await run('run');
    const put = (text: string) => {
      const at = editor.document.positionAt(editor.document.getText().indexOf(text));
      editor.selection = new vscode.Selection(at, at);
    };
    put('"stations"');
    const { shows, send } = await openPane();
    await shows('the job at the cursor', ({ kept }) => kept.job === 'stations');
    put('"bikes"');
    await shows('the job at the new place', ({ kept }) => kept.job === 'bikes');
    send({ type: 'pin', isPinned: true });
    await shows('that it is pinned', ({ isPinned }) => isPinned);
    put('"stations"');
    send({ type: 'tab', tab: 'request' });
    const { kept } = await shows('the same job', ({ content }) => content.type === 'request');
    assert.equal(kept.job, 'bikes');
  });

  inSweep('keeps the pages of a job whose name is edited', async () => {
    const editor = await openFile('two-jobs.extractor.json');
    await run('run');
    const at = editor.document.positionAt(editor.document.getText().indexOf('bikes'));
    editor.selection = new vscode.Selection(at, at);
    const { shows, send } = await openPane();
    await shows('the job', ({ kept }) => kept.job === 'bikes');
    await replaceText(editor, '"__NAME": "bikes"', '"__NAME": "cycles"');
    const inside = editor.document.positionAt(editor.document.getText().indexOf('"cycles"'));
    editor.selection = new vscode.Selection(inside, inside);
    await shows('the new name among the jobs', ({ jobs }) => jobs.some(({ name }) => name === 'cycles'));
    send({ type: 'tab', tab: 'request' });
    const { kept } = await shows('its request', ({ content }) => content.type === 'request');
    assert.equal(kept.job, 'bikes');
  });

  inSweep('follows a run while pages come', async () => {
    const slow = await startSlowRun();
    const { shows, send } = await openPane();
    await shows('that it runs', ({ isRunning, position }) => isRunning && position !== undefined);
    send({ type: 'turn', to: 'last' });
    await shows('a page that came after it was asked for the last one', ({ position }) => {
      const [, page, pages] = /^Page (\d+) of (\d+)/.exec(position?.text ?? '') ?? [];
      return Number(page) > 1 && page === pages;
    });
    send({ type: 'act', action: 'cancel' });
    assert.equal((await slow.ended).outcome, 'cancelled');
    await shows('the end', ({ isRunning }) => !isRunning);
  });

  inSweep('says what to do where nothing is kept, and does it', async () => {
    await openFile('mapped.extractor.json');
    await answerWarning('Delete All', () => execute('pagewright.deleteAllRuns'));
    const { shows, send } = await openPane();
    await shows('nothing', ({ content, result }) => content.type === 'nothing' && result.step === 'firstPage');
    send({ type: 'act', action: 'firstPage' });
    await shows('the page of the run', ({ content }) => content.type === 'records');
  });

  inSweep('opens once for a configuration', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    await execute('pagewright.openTestPane', document.uri);
    await waitFor('the pane', tabs);
    await execute('pagewright.openTestPane', document.uri);
    await execute('pagewright.showPreview', document.uri);
    assert.equal(tabs().length, 1);
  });

  it('makes the tables of the pages of the last run, and again when the text changes', async () => {
    const editor = await openFile('two-jobs.extractor.json');
    await run('run');
    const messages = threadMessages() as FromRunWorker[];
    const made = () => messages.filter(({ type }) => type === 'preview').length;
    await execute('pagewright.showPreview');
    await waitFor('the tables', () => made() > 0);
    const before = made();
    await replaceText(editor, '"dataType": "bikes"', '"dataType": "cycles"');
    await waitFor('the tables of the new text', () => made() > before);
  });
});

/** The kind of the webview in front. */
function activeViewType(): string {
  const { input } = vscode.window.tabGroups.activeTabGroup.activeTab ?? {};
  return input instanceof vscode.TabInputWebview ? input.viewType : '';
}

/** The kind of the webviews in which Ctrl+F5 runs the configuration; the editor puts a prefix before it. */
function webviewWithRunKey(): RegExp {
  const { keybindings } = extensionUnderTest().packageJSON.contributes;
  const { key, when } = keybindings.find(({ command }: { command: string }) => command === 'pagewright.run');
  assert.equal(key, 'ctrl+f5');
  const [, id] = /activeWebviewPanelId == '([^']+)'/.exec(when) ?? assert.fail(when);
  return new RegExp(`(^|-)${id}$`);
}

const answerMs = 80;

/** Orders in pages, with how many there are, and the items of each. They come slowly. */
function startOrders(total: number, size: number): Promise<TestApi> {
  return startApi(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
    const from = Number(searchParams.get('offset') ?? 0);
    const orders = Array.from({ length: size }, (_, at) => ({ id: from + at + 1 }));
    const body = pathname === '/orders' ? { total, orders } : { items: [{ item: 1 }] };
    setTimeout(() => sendJson(response, body), answerMs);
  });
}

function ordersOf({ url }: TestApi, limit: number): object {
  const items = { endpoint: 'orders/{id}/items', dataType: 'items', dataField: 'items', placeholders: { id: 'id' } };
  const orders = { __NAME: 'orders', endpoint: 'orders', dataType: 'orders', dataField: 'orders' };
  return {
    api: { baseUrl: `${url}/`, pagination: { method: 'offset', limit } },
    config: { outputBucket: 'b', jobs: [{ ...orders, children: [{ __NAME: 'items', ...items }] }] },
  };
}
