import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { type PagedApi, startPagedApi } from './support/pagedApi.ts';
import { placeOf } from './support/placeOf.ts';
import { run } from './support/run.ts';
import { type ShownMessage, shownMessages } from './support/shownMessages.ts';
import { waitFor } from './support/waitFor.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;
const sampleApi = 'http://127.0.0.1:8377/v1/';
const rides = { __NAME: 'rides', endpoint: 'rides', dataType: 'rides', dataField: 'rides' };

describe('Find Pagination', () => {
  // One for each test: the shapes of a file stay.
  let name: string;
  let count = 0;
  let api: PagedApi;

  before(async () => {
    api = await startPagedApi();
  });
  after(() => api.close());

  beforeEach(() => {
    name = `suggesting-${++count}.extractor.json`;
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

  /** Takes the first suggestion, once it is there. */
  async function takeFirst(document: vscode.TextDocument): Promise<Record<string, unknown>> {
    return await waitFor('the paging', async () => {
      await execute('workbench.action.acceptSelectedQuickOpenItem');
      return JSON.parse(document.getText()).api.pagination;
    });
  }

  async function messageWith(shown: readonly ShownMessage[], text: string): Promise<ShownMessage> {
    return await waitFor(text, () => shown.find((message) => message.text.includes(text)));
  }

  it('runs the first page where nothing is known yet, and then comes back with what it found', async () => {
    const document = await open(rides);
    await shownMessages(async (shown) => {
      await execute('pagewright.findPagination');
      const { buttons } = await messageWith(shown, 'No response of "rides" is known yet.');
      assert.deepEqual(buttons, ['Run First Page']);
      assert.equal((await takeFirst(document))['responseParam'], 'meta.next_token');
    }, 'Run First Page');
  });

  inSweep('says what it looked at where that leads nowhere, and never sends in a circle', async () => {
    await open({ __NAME: 'parts', endpoint: 'items/7/parts', dataField: 'parts' }, api.baseUrl);
    const nothing = 'Nothing points to a next page of "parts". Looked at: 2 keys of the responses, ';
    await shownMessages(async (shown) => {
      await execute('pagewright.findPagination');
      const { buttons } = await messageWith(shown, nothing);
      assert.deepEqual(buttons, ['Open Response', 'Paging Methods']);
    }, 'Run First Page');
    await shownMessages(async (shown) => {
      await execute('pagewright.findPagination');
      await messageWith(shown, nothing);
      await waitFor('the response', () => vscode.window.activeTextEditor?.document.getText().includes('"part": 1'));
    }, 'Open Response');
  });

  inSweep('is a button of the message after a run whose paging is to blame, and in its summary', async () => {
    const document = await open(rides);
    await shownMessages(async (shown) => {
      await run('run');
      const { level, buttons } = await messageWith(shown, 'Incomplete: data of "rides" is missing.');
      assert.deepEqual([level, buttons[0]], ['warning', 'Find Pagination…']);
      assert.equal((await takeFirst(document))['responseParam'], 'meta.next_token');
    }, 'Find Pagination…');
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
