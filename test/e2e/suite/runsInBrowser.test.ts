import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { FromTestView, TestPage, ToTestView } from '../../../client/runs/testPane/testMessages.ts';
import { answerQuickPick } from './support/answerQuickPick.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { run } from './support/run.ts';
import { shownMessages } from './support/shownMessages.ts';
import { waitFor } from './support/waitFor.ts';
import { watchPanel } from './support/watchPanel.ts';
import { webviewTabs } from './support/webviewTabs.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;
const [openApi = '', closedApi = ''] = [
  process.env['PAGEWRIGHT_TEST_OPEN_API'],
  process.env['PAGEWRIGHT_TEST_CLOSED_API'],
];
const name = 'items.extractor.json';
const item = { id: 1, name: 'recorded' };

function configuration(baseUrl: string, more: { api?: object; job?: object } = {}): object {
  const job = { __NAME: 'items', endpoint: 'items', dataType: 'items', dataField: 'items', ...more.job };
  const pagination = { method: 'offset', limit: 20 };
  return { api: { baseUrl, pagination, ...more.api }, config: { outputBucket: 'demo', jobs: [job] } };
}

/** The files of a recording of one request. */
async function writeRecording(...folder: string[]): Promise<void> {
  const url = `${openApi}items?limit=20&offset=0`;
  const exchange = { method: 'GET', url, request: 1, job: 'items', status: 200, headers: {}, at: 0, ms: 5 };
  const line = JSON.stringify({ ...exchange, answer: 'answers/000001.json' });
  // Newer than the runs of other tests.
  const startedAt = '2100-01-31T08:00:00.000Z';
  const head = { version: 1, config: name, outcome: 'done', startedAt, previousStart: 0 };
  await writeFile({ items: [item] }, ...folder, 'answers', '000001.json');
  await writeFile(`${line}\n`, ...folder, 'exchanges.jsonl');
  await writeFile({ ...head, exchanges: 1 }, ...folder, 'recording.json');
}

/** Opens the configuration and a page about it, and returns what that shows. */
async function show(command: 'openTestPane' | 'showPreview') {
  const panel = watchPanel<ToTestView, FromTestView>();
  await execute(`pagewright.${command}`);
  const shows = (what: string, isIt: (page: TestPage) => boolean) =>
    waitFor(what, () => {
      const page = panel.last()?.page;
      return page !== undefined && isIt(page) && page;
    });
  return { shows, send: panel.send };
}

const tablesOf = ({ content }: TestPage) => (content.type === 'tables' ? content.preview.tables : []);
const exists = (uri: vscode.Uri) =>
  vscode.workspace.fs.stat(uri).then(
    () => true,
    () => false,
  );

describe('Runs in a browser', () => {
  afterEach(async () => {
    await closeAll();
    for (const made of [name, '.pagewright', 'night']) {
      await vscode.workspace.fs.delete(fileUri(made), { recursive: true }).then(undefined, () => undefined);
    }
  });

  async function open(...config: Parameters<typeof configuration>): Promise<vscode.Uri> {
    const uri = await writeFile(configuration(...config), name);
    await openFile(name);
    return uri;
  }

  it('read the first page of an API that lets pages in, show it with its tables, and write nothing', async () => {
    const uri = await open(openApi);
    const report = await run('runFirstPage', uri, 'items');
    assert.equal(report.outcome, 'done', report.error?.message);
    assert.deepEqual(
      report.jobs.map(({ pages, records }) => [pages, records]),
      [[1, 20]],
    );
    const { shows, send } = await show('openTestPane');
    const page = await shows('the records', ({ content }) => content.type === 'records');
    assert.match(page.source ?? '', /items\.extractor\.json \(job "items", first page\) · incomplete/);
    assert.deepEqual(page.actions, ['firstPage', 'find', 'plan']);
    send({ type: 'tab', tab: 'tables' });
    const [table] = tablesOf(await shows('the table', (shown) => tablesOf(shown).length > 0));
    assert.deepEqual([table?.rows, table?.firstRows[0]], [20, ['1', 'item 1']]);
    for (const folder of ['items', 'items.trial']) assert.equal(await exists(fileUri('out', folder)), false);
  });

  it('say what happened where an API does not let pages in', async () => {
    const uri = await open(closedApi);
    const messages = await shownMessages(async () => {
      const report = await run('runFirstPage', uri, 'items');
      assert.equal(report.outcome, 'failed');
    });
    assert.match(messages.map(({ text }) => text).join(), /CORS/);
  });

  it('do not begin where a value of a secret is missing, which there is no place for', async () => {
    const uri = await open(openApi, {
      api: { authentication: { type: 'query', query: { key: { attr: '#key' } } } },
    });
    const messages = await shownMessages(() => run('runFirstPage', uri, 'items'));
    assert.match(messages.map(({ text }) => text).join(), /"#key" cannot be given in a browser/);
  });

  it('are previewed from a recording beside the configuration', async () => {
    await writeRecording('.pagewright', 'recordings', 'items');
    await open(openApi);
    const { shows } = await show('showPreview');
    const page = await shows('the table', (shown) => tablesOf(shown).length > 0);
    assert.deepEqual(tablesOf(page)[0]?.firstRows, [['1', 'recorded']]);
    assert.match(page.content.type === 'tables' ? page.content.preview.source : '', /^Made from the recording made /);
  });

  it('that happened elsewhere open from their report: the summary, the configuration and a response', async () => {
    const uri = await open(openApi);
    const report = await run('runFirstPage', uri, 'items');
    await writeFile({ ...report, startedAt: '2026-01-31T08:00:00.000Z' }, 'night', 'report.json');
    await writeRecording('night', 'recording');
    await execute('pagewright.openRun', fileUri('night', 'report.json'));
    await waitFor('the summary', () =>
      webviewTabs('pagewright.summary').some(({ label }) => label === `Run of ${name}`),
    );
    await execute('pagewright.showRunSummaryAsText');
    const text = await waitFor('the summary as text', () => {
      const document = vscode.window.activeTextEditor?.document;
      return document?.uri.scheme === 'pagewright-run' && document.getText();
    });
    assert.match(text, /^# Run of items\.extractor\.json\n\nIncomplete: /);
    await openFile(name);
    const { shows, send } = await show('openTestPane');
    send({ type: 'tab', tab: 'response' });
    const { content } = await shows('the recorded response', (page) => page.content.type === 'response');
    assert.match(JSON.stringify(content), /recorded/);
  });

  it('are evidence for the pagination, and a search for it works where the API lets pages in', async () => {
    const uri = await open(openApi, { job: { scroller: 'none' } });
    await run('runFirstPage', uri, 'items');
    const messages = await shownMessages(() => answerQuickPick(execute('pagewright.findPagination', uri, 'items')));
    assert.match(messages.map(({ text }) => text).join(), /\d+ requests?\./);
  });

  it('say why a search for the pagination is not possible where an API does not let pages in', async () => {
    const uri = await open(closedApi, { job: { scroller: 'none' } });
    const messages = await shownMessages(() => answerQuickPick(execute('pagewright.findPagination', uri, 'items')));
    assert.match(messages.map(({ text }) => text).join(), /CORS/);
  });
});
