import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answerInputBoxes } from './support/answerInputBoxes.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { placeOf } from './support/placeOf.ts';
import { pressUntilEnd } from './support/pressUntilEnd.ts';
import { readFile } from './support/readFile.ts';
import { waitFor } from './support/waitFor.ts';
import { withPick } from './support/withPick.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;
const api = { baseUrl: 'http://127.0.0.1:8377/v1/' };

describe('Commands that write configurations', () => {
  // One for each test: an editor may still show what a file of that name held before.
  let name: string;
  let count = 0;

  beforeEach(() => {
    name = `assisted-${++count}`;
  });
  afterEach(async () => {
    await closeAll();
    for (const kind of ['extractor', 'shapes'])
      await vscode.workspace.fs.delete(fileUri(`${name}.${kind}.json`)).then(undefined, () => undefined);
  });

  async function open(config: unknown): Promise<vscode.TextEditor> {
    const uri = await writeFile(config, `${name}.extractor.json`);
    return await vscode.window.showTextDocument(uri, { preview: false });
  }

  function putCursor(editor: vscode.TextEditor, text: string): void {
    const place = placeOf(editor.document, text);
    editor.selection = new vscode.Selection(place, place);
  }

  it('suggest the paging that the known responses speak for, and write what is chosen', async () => {
    const rides = { __NAME: 'rides', endpoint: 'rides', dataType: 'rides', dataField: 'rides' };
    const known = (await readFile('misspelled.shapes.json')) ?? '';
    await writeFile(known, `${name}.shapes.json`);
    const editor = await open({ api, config: { outputBucket: 'demo', jobs: [rides] } });
    putCursor(editor, '"endpoint"');
    const { pagination } = await waitFor('the paging', async () => {
      await withPick('meta.next_token', () => execute('pagewright.findPagination'));
      return JSON.parse(editor.document.getText()).api.pagination && JSON.parse(editor.document.getText()).api;
    });
    assert.equal(pagination.method, 'response.param');
    assert.equal(pagination.responseParam, 'meta.next_token');
  });

  const functions: [title: string, args: unknown[], answers: string[], expected: string][] = [
    ['what can be known', ['sta', 'tions'], [], '"stations"'],
    ['what only a run knows, which is asked for', [{ attr: '#key' }, '!'], ['k3y'], '"k3y!"'],
  ];
  for (const [title, args, answers, expected] of functions) {
    it(`evaluate the function at the cursor, of ${title}, and copy its value`, async () => {
      const params = { since: { function: 'concat', args } };
      const jobs = [{ endpoint: 'stations', dataType: 'stations', params }];
      const editor = await open({ api, config: { '#key': '', outputBucket: 'demo', jobs } });
      putCursor(editor, '"concat"');
      await vscode.env.clipboard.writeText('');
      // A notification shows the value, and its button copies it.
      const asked = await answerInputBoxes(answers, () =>
        pressUntilEnd('notification.acceptPrimaryAction', execute('pagewright.evaluateFunction')),
      );
      assert.equal(asked.length, answers.length);
      assert.ok(asked.every(({ isMasked }) => isMasked));
      assert.equal(await vscode.env.clipboard.readText(), expected);
    });
  }

  it('sort the keys as the documentation lists them', async () => {
    const editor = await open({ config: { jobs: [{ dataType: 'stations', endpoint: 'stations' }] }, api });
    const sorted = await waitFor('the keys in order', async () => {
      await execute('pagewright.sortKeys');
      const text = editor.document.getText();
      return text.indexOf('"api"') < text.indexOf('"config"') && text;
    });
    assert.ok(sorted.indexOf('"endpoint"') < sorted.indexOf('"dataType"'), sorted);
    assert.deepEqual(JSON.parse(sorted), {
      api,
      config: { jobs: [{ endpoint: 'stations', dataType: 'stations' }] },
    });
  });

  it('say that a configuration is needed where none is open, and change nothing', async () => {
    const { document } = await openFile('misspelled.shapes.json');
    const before = document.getText();
    for (const command of ['findPagination', 'evaluateFunction', 'sortKeys']) await execute(`pagewright.${command}`);
    assert.equal(document.getText(), before);
  });
});
