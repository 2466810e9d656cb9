import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { FromTestView, ToTestView } from '../../../client/runs/testPane/testMessages.ts';
import { inSweep } from '../../support/sweep.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { placeOf } from './support/placeOf.ts';
import { readFile } from './support/readFile.ts';
import { run } from './support/run.ts';
import { type ShownMessage, shownMessages } from './support/shownMessages.ts';
import { waitFor } from './support/waitFor.ts';
import { watchPanel } from './support/watchPanel.ts';
import { withPick } from './support/withPick.ts';
import { withSetting } from './support/withSetting.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;
const baseUrl = 'http://127.0.0.1:8377/v1/';
const rides = { __NAME: 'rides', endpoint: 'rides', dataType: 'rides', dataField: 'rides' };
const stations = { __NAME: 'stations', endpoint: 'stations', dataType: 'stations' };
const misspelled = { method: 'response.param', responseParam: 'meta.next_tokn', queryParam: 'page_token' };

describe('What the editor learns from a run', () => {
  // One for each test: the shapes of a file stay.
  let name: string;
  let count = 0;

  beforeEach(() => {
    name = `learned-${++count}`;
  });
  afterEach(async () => {
    await closeAll();
    for (const kind of ['extractor', 'shapes'])
      await vscode.workspace.fs.delete(fileUri(`${name}.${kind}.json`)).then(undefined, () => undefined);
  });

  async function open(pagination?: object): Promise<vscode.TextEditor> {
    const config = { api: { baseUrl, pagination }, config: { outputBucket: 'demo', jobs: [rides, stations] } };
    const uri = await writeFile(config, `${name}.extractor.json`);
    return await vscode.window.showTextDocument(uri, { preview: false });
  }

  const shapes = () => readFile(`${name}.shapes.json`);
  const jobsIn = (text: string | undefined) => text && Object.keys(JSON.parse(text).jobs);

  it('is known from the first page of each job, with no file beside the configuration', async () => {
    let { document } = await open(misspelled);
    const problem = () =>
      vscode.languages.getDiagnostics(document.uri).find(({ message }) => message.includes('has "meta.next_tokn"'));
    await withSetting('shapes.write', 'never', async () => {
      await run('runFirstPage', document.uri, 'rides');
      await run('runFirstPage', document.uri, 'stations');
    });
    const { message } = await waitFor('the misspelled path', problem);
    assert.match(message, /Did you mean "meta\.next_token"/);
    const labels = await waitFor('the completion', async () => {
      const place = placeOf(document, 'meta.next_tokn');
      const list = await execute<vscode.CompletionList>('vscode.executeCompletionItemProvider', document.uri, place);
      const all = list.items.map(({ label }) => (typeof label === 'string' ? label : label.label));
      return all.some((label) => label.includes('meta.next_token')) && all;
    });
    assert.ok(labels.some((label) => label.includes('meta.next_token')));
    const at = new vscode.Range(placeOf(document, '"endpoint": "rides"'), placeOf(document, '"endpoint": "rides"'));
    const actions = await execute<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      at,
      'refactor',
    );
    assert.ok(
      actions.some(({ title }) => title.startsWith('Infer Mapping of "rides"')),
      JSON.stringify(actions),
    );
    assert.equal(await shapes(), undefined);
    await closeAll();
    document = (await vscode.window.showTextDocument(fileUri(`${name}.extractor.json`))).document;
    await waitFor('the misspelled path again', problem);
  });

  it('is known behind an index into a list, too', async () => {
    const { document } = await open({ ...misspelled, responseParam: 'rides.9.idd' });
    await run('runFirstPage', document.uri, 'rides');
    await run('runFirstPage', document.uri, 'stations');
    const { message } = await waitFor('the misspelled path', () =>
      vscode.languages.getDiagnostics(document.uri).find((each) => each.message.includes('has "rides.9.idd"')),
    );
    assert.match(message, /Did you mean "rides\.9\.id"/);
  });

  inSweep('suggests the paging where no page is kept', async () => {
    const editor = await open();
    await withSetting('runs.keep', 0, () => run('runFirstPage', editor.document.uri, 'rides'));
    const place = placeOf(editor.document, '"endpoint": "rides"');
    editor.selection = new vscode.Selection(place, place);
    const pagination = await waitFor('the paging', async () => {
      await withPick('meta.next_token', () => execute('pagewright.findPagination'));
      return JSON.parse(editor.document.getText()).api.pagination;
    });
    assert.equal(pagination.responseParam, 'meta.next_token');
    const label = await waitFor('the paging that is there', async () => {
      const [items = []] = await withPick(undefined, () => execute('pagewright.findPagination'));
      return items.find((item) => item.label.includes('meta.next_token'))?.label;
    });
    assert.match(label, /by "meta\.next_token", as the configuration has it$/);
  });

  inSweep('suggests the paging from the file that it wrote', async () => {
    const editor = await open();
    await withSetting('shapes.write', 'always', async () => {
      await run('run');
      await waitFor('the file', shapes);
    });
    const place = placeOf(editor.document, '"endpoint": "rides"');
    editor.selection = new vscode.Selection(place, place);
    // The editor sends the file to the language server without notice.
    const pagination = await waitFor('the paging', async () => {
      await withPick('meta.next_token', () => execute('pagewright.findPagination'));
      return JSON.parse(editor.document.getText()).api.pagination;
    });
    assert.deepEqual([pagination.method, pagination.responseParam], ['response.param', 'meta.next_token']);
  });

  const isQuestion = ({ text }: ShownMessage) => text.startsWith(`Write "${name}.shapes.json"`);

  /** Opens the test pane; returns what it shows. */
  async function openPane() {
    const panel = watchPanel<ToTestView, FromTestView>();
    await execute('pagewright.openTestPane');
    const asks = (file: string | undefined) =>
      waitFor(`the question about ${file}`, () => {
        const page = panel.last()?.page;
        return page !== undefined && page.result.outcome !== 'running' && page.shapesFile === file;
      });
    return { asks, send: panel.send };
  }

  it('is written where the user wants it, which the test pane asks, and by later runs too', async () => {
    const { document } = await open();
    await withSetting('shapes.write', 'ask', async () => {
      const shown = await shownMessages(async () => {
        await run('run', document.uri);
        const { asks, send } = await openPane();
        await asks(`${name}.shapes.json`);
        send({ type: 'act', action: 'writeShapes' });
        await asks(undefined);
      });
      assert.deepEqual(shown.filter(isQuestion), [], 'no notification asks');
      assert.deepEqual(jobsIn(await waitFor('the file', shapes)), ['rides', 'stations']);
      await vscode.workspace.fs.delete(fileUri(`${name}.shapes.json`));
      await run('runFirstPage', document.uri, 'stations');
      assert.deepEqual(jobsIn(await shapes()), ['stations']);
    });
  });

  inSweep('is asked for after a whole run only, and can be written without the pane', async () => {
    const { document } = await open();
    await withSetting('shapes.write', 'ask', async () => {
      const { asks } = await openPane();
      await run('runFirstPage', document.uri, 'rides');
      await asks(undefined);
      await run('run', document.uri);
      await asks(`${name}.shapes.json`);
      assert.equal(await shapes(), undefined);
      await vscode.window.showTextDocument(document);
      await execute('pagewright.writeShapes');
      assert.deepEqual(jobsIn(await shapes()), ['rides', 'stations']);
    });
  });

  it('is nothing before the first run, which is said', async () => {
    await open();
    const shown = await shownMessages(() => execute('pagewright.writeShapes'));
    assert.deepEqual(
      shown.map(({ text, buttons }) => [text, ...buttons]),
      [['No response of this configuration is known yet.', 'Run First Page']],
    );
    assert.equal(await shapes(), undefined);
  });
});
