import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { FromTestView, ToTestView } from '../../../client/runs/testPane/testMessages.ts';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';
import { inSweep } from '../../support/sweep.ts';
import { answerQuickPick } from './support/answerQuickPick.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { placeOf } from './support/placeOf.ts';
import { run } from './support/run.ts';
import { type ShownMessage, shownMessages } from './support/shownMessages.ts';
import { waitFor } from './support/waitFor.ts';
import { watchPanel } from './support/watchPanel.ts';
import { withPick } from './support/withPick.ts';
import { withSetting } from './support/withSetting.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;
const sampleApi = 'http://127.0.0.1:8377/v1/';
const rides = { __NAME: 'rides', endpoint: 'rides', dataType: 'rides', dataField: 'rides' };
const first = Array.from({ length: 10 }, (_, index) => ({ id: index + 1 }));

/** Long enough for somebody to do something meanwhile. */
const answerMs = 150;

describe('Find Pagination', () => {
  // One for each test: the shapes of a file stay.
  let name: string;
  let count = 0;
  let api: TestApi;

  before(async () => {
    // Whatever is asked, `stuck` has its first page, and `query` the same for a POST; `bare` says nothing of all of its
    // records; `paged` is slow.
    api = await startApi(({ url = '' }, response) => {
      if (url.startsWith('/bare')) return sendJson(response, { rows: first });
      if (!url.startsWith('/paged')) return sendJson(response, { total: 40, rows: first });
      const page = Number(new URL(url, api.url).searchParams.get('page') ?? 1);
      const rows = first.map(({ id }) => ({ id: id + page * 10 }));
      setTimeout(() => sendJson(response, { page, pages: 3, total: 30, rows: page > 3 ? [] : rows }), answerMs);
    });
  });
  after(() => api.close());

  beforeEach(() => {
    name = `finding-${++count}.extractor.json`;
    api.requests.length = 0;
  });
  afterEach(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(fileUri(name));
  });

  async function open(job: object, baseUrl = sampleApi): Promise<vscode.TextDocument> {
    const uri = await writeFile({ api: { baseUrl }, config: { outputBucket: 'demo', jobs: [job] } }, name);
    const editor = await vscode.window.showTextDocument(uri, { preview: false });
    const place = placeOf(editor.document, '"endpoint"');
    editor.selection = new vscode.Selection(place, place);
    return editor.document;
  }

  /** Asks for the pagination, takes the first choice with its key, and waits for the message at the end. */
  async function search(end: string, press?: string, afterwards?: (shown: ShownMessage) => PromiseLike<unknown>) {
    let found: ShownMessage | undefined;
    await shownMessages(async (shown) => {
      await answerQuickPick(execute('pagewright.findPagination'));
      found = await messageWith(shown, end);
      await afterwards?.(found);
    }, press);
    return found;
  }

  async function messageWith(shown: readonly ShownMessage[], text: string): Promise<ShownMessage> {
    return await waitFor(text, () => shown.find((message) => message.text.includes(text)));
  }

  function paginationIn(document: vscode.TextDocument): Record<string, unknown> | undefined {
    return JSON.parse(document.getText()).api.pagination;
  }

  it('searches by one key where nothing is known yet, and writes what is proven as one edit', async () => {
    const document = await open(rides);
    const before = document.getText();
    const message = await search('none twice', 'Undo', async () => {
      await waitFor('the text as it was', () => document.getText() === before);
    });
    assert.match(message?.text ?? '', /"meta\.next_token".+none twice.+\d+ requests\.$/);
    assert.deepEqual([message?.level, message?.buttons], ['information', ['Undo', 'Show What Was Seen']]);
    await execute('redo');
    assert.equal(paginationIn(document)?.['responseParam'], 'meta.next_token');
    const again = await search('The paging that is written is proven.');
    assert.deepEqual(again?.buttons, ['Show What Was Seen']);
  });

  it('says what it tried where it finds nothing, and lists that as failed afterwards', async () => {
    const document = await open({ endpoint: 'stuck' }, `${api.url}/`);
    const before = document.getText();
    const message = await search('No paging could be proven.', 'Show What Was Tried', async () => {
      await waitFor('the summary', () =>
        vscode.window.tabGroups.activeTabGroup.activeTab?.label.includes('search for paging'),
      );
    });
    assert.deepEqual([message?.level, message?.buttons], ['warning', ['Show What Was Tried']]);
    assert.equal(document.getText(), before);
    await execute('pagewright.showRunSummaryAsText');
    const summary = await waitFor('the summary as text', () => {
      const shown = vscode.window.activeTextEditor?.document;
      return shown?.uri.scheme === 'pagewright-run' && shown.getText();
    });
    assert.match(summary, /## What was tried, and why it does not work/);
    const sent = api.requests.length;
    const [items = []] = await withPick('Usual names', () =>
      execute('pagewright.findPagination', document.uri, 'stuck'),
    );
    const failed = items.filter(({ description }) => description === 'failed');
    assert.match(items[0]?.label ?? '', /Find and prove: up to 12 requests$/);
    assert.equal(items[0]?.description, `GET ${api.url}/stuck`);
    assert.ok(failed.some(({ label, detail }) => label.includes('Usual names') && detail?.includes('ignores')));
    assert.equal(api.requests.length, sent, 'a failed way cannot be chosen');
  });

  const child = (endpoint: string) => ({
    __NAME: 'parts',
    endpoint,
    dataType: 'parts',
    dataField: 'rows',
    placeholders: { id: 'id' },
  });
  const parent = { __NAME: 'things', endpoint: 'bare', dataType: 'things', dataField: 'rows' };

  it('searches a child job at the cursor, for the first record of its parent', async () => {
    const document = await open({ ...parent, children: [child('paged/{id}')] }, `${api.url}/`);
    const place = placeOf(document, '"paged/{id}"');
    const editor = await vscode.window.showTextDocument(document);
    editor.selection = new vscode.Selection(place, place);
    await search('none twice');
    const [above, ...others] = api.requests;
    assert.equal(above, 'GET /bare');
    assert.ok(others.length > 1 && others.every((request) => request.startsWith('GET /paged/1')), String(others));
    const [job] = JSON.parse(document.getText()).config.jobs;
    assert.deepEqual([job.scroller, job.children[0].scroller], [undefined, 'pagenum']);
  });

  it('is offered for a child of one page that nothing proves to be all, with what else would settle it', async () => {
    const document = await open({ ...parent, children: [child('bare/{id}')] }, `${api.url}/`);
    await run('run');
    const panel = watchPanel<ToTestView, FromTestView>();
    await execute('pagewright.openTestPane', document.uri, 'things > parts');
    const { result } = await waitFor('the child', () => {
      const page = panel.last()?.page;
      return page?.kept.job === 'things > parts' && page.result.outcome === 'unknown' && page;
    });
    assert.equal(result.step, 'find');
    assert.match(result.note ?? '', /^A total in the response would settle it, or a search for its paging\.$/);
    await execute('pagewright.showRunSummaryAsText');
    const summary = await waitFor('the summary as text', () => {
      const shown = vscode.window.activeTextEditor?.document;
      return shown?.uri.scheme === 'pagewright-run' && shown.getText();
    });
    assert.match(summary, /A total in the response would settle it/);
  });

  it('asks before it sends a POST, and sends nothing without a yes', async () => {
    await open({ endpoint: 'query', method: 'POST' }, `${api.url}/`);
    const messages = await shownMessages(() => answerQuickPick(execute('pagewright.findPagination')));
    assert.equal(messages[0]?.text, 'Find Pagination sends the POST of "query" up to 12 times.');
    assert.deepEqual(api.requests, []);
  });

  it('keeps to the budget of the setting, and offers as many requests more', async () => {
    await open({ endpoint: 'stuck' }, `${api.url}/`);
    const message = await withSetting('run.maxSearchRequests', 2, () => search('2 requests.'));
    assert.deepEqual(message?.buttons, ['Show What Was Tried', 'Allow 2 More']);
    assert.equal(api.requests.length, 2);
  });

  it('writes nothing over changes that were made meanwhile, and offers to find it again', async () => {
    const document = await open({ endpoint: 'paged' }, `${api.url}/`);
    const changing = waitFor('the search', async () => {
      if (api.requests.length === 0) return false;
      const edit = new vscode.WorkspaceEdit();
      edit.insert(document.uri, new vscode.Position(0, 1), ' ');
      return await vscode.workspace.applyEdit(edit);
    });
    const message = await search('Nothing was written');
    await changing;
    assert.equal(message?.buttons[0], 'Find Again');
    assert.equal(paginationIn(document), undefined);
  });

  it('can be cancelled, and then neither writes nor says anything', async () => {
    const document = await open({ endpoint: 'paged' }, `${api.url}/`);
    const messages = await shownMessages(async () => {
      const cancelled = waitFor('the search', () => api.requests.length > 0).then(() => execute('pagewright.cancel'));
      await answerQuickPick(execute('pagewright.findPagination'));
      await cancelled;
    });
    assert.deepEqual(messages, []);
    assert.equal(paginationIn(document), undefined);
  });

  it('offers what known responses suggest, which is not proven, and sends nothing for it', async () => {
    const document = await open(rides);
    await run('runFirstPage', document.uri, 'rides');
    const [items = []] = await withPick('meta.next_token', () => execute('pagewright.findPagination'));
    assert.equal(items.find(({ label }) => label.includes('meta.next_token'))?.description, 'not proven');
    assert.equal(paginationIn(document)?.['responseParam'], 'meta.next_token');
  });

  inSweep('is a button of the message after a run whose paging is to blame', async () => {
    const document = await open(rides);
    await shownMessages(async (shown) => {
      await run('run');
      const { level, buttons } = await messageWith(shown, 'Incomplete: data of "rides" is missing.');
      assert.deepEqual([level, buttons[0]], ['warning', 'Find Pagination…']);
      const written = await waitFor('the paging', async () => {
        await execute('workbench.action.acceptSelectedQuickOpenItem');
        return paginationIn(document);
      });
      assert.equal(written['responseParam'], 'meta.next_token');
      await messageWith(shown, 'none twice');
    }, 'Find Pagination…');
  });

  inSweep('is above the summary of a run whose paging is to blame', async () => {
    await open(rides);
    await shownMessages(() => run('run'));
    await execute('pagewright.showRunSummaryAsText');
    const summary = await waitFor('the summary', () => {
      const shown = vscode.window.activeTextEditor?.document;
      return shown?.uri.scheme === 'pagewright-run' && shown.uri;
    });
    const command = await waitFor('the lens', async () => {
      const lenses = await execute<vscode.CodeLens[]>('vscode.executeCodeLensProvider', summary);
      return lenses.find((lens) => lens.command?.title === 'Find Pagination of "rides"…')?.command;
    });
    assert.deepEqual([command.command, ...(command.arguments ?? []).slice(1)], ['pagewright.findPagination', 'rides']);
  });
});
