import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { cancelInNotification } from './support/cancelInNotification.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { readFile } from './support/readFile.ts';
import { replaceText } from './support/replaceText.ts';
import { run } from './support/run.ts';
import { shownMessages } from './support/shownMessages.ts';
import { waitFor } from './support/waitFor.ts';
import { writeFile } from './support/writeFile.ts';

const stations = '"in.c-stored.stations"';
const countLoads = `SELECT * FROM "_pagewright_loads" WHERE "table" = 'in.c-stored.stations'`;

describe('The storage', () => {
  before(async () => {
    await writeFile(await twoJobs('stored'), 'stored.extractor.json');
    await openFile('stored.extractor.json');
    await run('run');
    await closeAll();
  });
  after(() => vscode.workspace.fs.delete(fileUri('stored.extractor.json')));
  afterEach(closeAll);

  it('takes the tables of a whole run, and Query Storage begins with a statement for each', async () => {
    const { document } = await openQuery();
    assert.deepEqual([document.languageId, document.isUntitled], ['sql', true]);
    assert.match(document.getText(), /-- stored: 63 rows\nSELECT \*\nFROM "in\.c-stored\.stations"\nLIMIT 1000;/);
    assert.match(document.getText(), /FROM "in\.c-stored\.bikes"/);
  });

  it('keeps the tables of two configurations apart, and says whose they are', async () => {
    await writeFile(await twoJobs('shared'), 'shared.extractor.json');
    await writeFile(await twoJobs('shared'), 'eu', 'shared.extractor.json');
    const names = ['shared/in.c-shared.stations', 'eu/shared/in.c-shared.stations'];
    try {
      await openFile('shared.extractor.json');
      await run('run');
      assert.equal(await rowsOf('SELECT * FROM "in.c-shared.stations"'), 63, 'a short name, as long as there is one');
      await openFile('eu', 'shared.extractor.json');
      await run('run');
      for (const name of names) assert.equal(await rowsOf(`SELECT * FROM "${name}"`), 63);
      const [error] = await shownMessages(async () => {
        assert.equal(await rowsOf('SELECT * FROM "in.c-shared.stations"'), undefined);
      });
      assert.match(error?.text ?? '', /say whose: "eu\/shared\/in\.c-shared\.stations", "shared\/in\.c-/);
      const offered = await completed('SELECT * FROM |');
      for (const name of names) assert.ok(offered.includes(name), offered.join());
    } finally {
      await closeAll();
      await vscode.workspace.fs.delete(fileUri('eu'), { recursive: true });
      await vscode.workspace.fs.delete(fileUri('shared.extractor.json'));
    }
  });

  inSweep('opens the draft again where it is open already', async () => {
    const editor = await openQuery();
    await replaceText(editor, 'SELECT *', 'SELECT "id"');
    await openFile('stored.extractor.json');
    const again = await openQuery();
    assert.equal(again.document, editor.document);
    assert.match(again.document.getText(), /SELECT "id"/);
  });

  it('runs the statement of a lens, and shows the result as a table', async () => {
    const { document } = await openQuery();
    const lenses = await waitFor('the lenses', () =>
      vscode.commands.executeCommand<vscode.CodeLens[]>('vscode.executeCodeLensProvider', document.uri),
    );
    const offset = document.getText().indexOf(`SELECT *\nFROM ${stations}`);
    const lens = lenses.find(({ range }) => document.offsetAt(range.start) === offset);
    assert.equal(lens?.command?.title, '$(play) Run Query');
    const { command = '', arguments: args = [] } = lens?.command ?? {};
    assert.equal(await vscode.commands.executeCommand(command, ...args), 63);
    const [head, ...rows] = await openedResult();
    assert.match(head ?? '', /^"id",/);
    assert.equal(rows.length, 63);
    assert.equal(vscode.window.activeTextEditor?.document, document, 'the query keeps the cursor');
  });

  inSweep('runs the statement at the cursor, and the one that is selected', async () => {
    const editor = await query('SELECT 1 AS one;\nSELECT 2 AS two UNION SELECT 3;\n');
    editor.selection = new vscode.Selection(1, 5, 1, 5);
    assert.equal(await vscode.commands.executeCommand('pagewright.runQuery'), 2);
    assert.deepEqual(await openedResult(), ['"two"', '"2"', '"3"']);
    editor.selection = new vscode.Selection(0, 0, 0, 'SELECT 1 AS one'.length);
    await vscode.window.showTextDocument(editor.document);
    assert.equal(await vscode.commands.executeCommand('pagewright.runQuery'), 1);
    assert.deepEqual(await openedResult(), ['"one"', '"1"']);
  });

  inSweep('completes tables and columns', async () => {
    assert.ok((await completed('SELECT * FROM |')).includes('in.c-stored.stations'));
    assert.ok((await completed('SELECT * FROM "in.c|"')).includes('in.c-stored.bikes'));
    const columns = await completed(`SELECT s.| FROM ${stations} s`);
    assert.ok(columns.includes('id') && !columns.includes('in.c-stored.stations'), columns.join());
  });

  inSweep('only reads: a statement that would write changes nothing and gives no result', async () => {
    for (const sql of [`DELETE FROM ${stations}`, 'SELECT nmae', 'SELEC 1']) {
      await query(sql);
      assert.equal(await vscode.commands.executeCommand('pagewright.runQuery'), undefined, sql);
    }
    assert.equal(await rowsOf(`SELECT * FROM ${stations}`), 63);
  });

  inSweep('ends a query that would take for ever when its notification is cancelled', async () => {
    await query('WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n');
    assert.equal(await cancelInNotification(vscode.commands.executeCommand('pagewright.runQuery')), undefined);
    assert.equal(await rowsOf('SELECT 1'), 1, 'the next query runs');
  });

  inSweep('takes whole runs only, and none where the setting is off', async () => {
    const before = await rowsOf(countLoads);
    const { document } = await openFile('stored.extractor.json');
    assert.equal((await run('runFirstPage', document.uri.toString(), 'stations')).storage, undefined);
    const settings = vscode.workspace.getConfiguration('pagewright');
    await settings.update('storage.import', false, vscode.ConfigurationTarget.Workspace);
    try {
      await openFile('stored.extractor.json');
      assert.equal((await run('run')).storage, undefined);
    } finally {
      await settings.update('storage.import', undefined, vscode.ConfigurationTarget.Workspace);
    }
    assert.equal(await rowsOf(countLoads), before);
    await openFile('stored.extractor.json');
    const { storage } = await run('run');
    assert.ok(storage !== undefined && 'tables' in storage && storage.rows > 63, JSON.stringify(storage));
    assert.equal(await rowsOf(countLoads), (before ?? 0) + 1);
  });
});

/** The configuration of two jobs with another bucket, whose tables no other configuration has. */
async function twoJobs(bucket: string): Promise<string> {
  const text = (await readFile('two-jobs.extractor.json')) ?? '';
  return text.replace('"outputBucket": "demo"', `"outputBucket": "${bucket}"`);
}

async function openQuery(): Promise<vscode.TextEditor> {
  await vscode.commands.executeCommand('pagewright.queryStorage');
  const { activeTextEditor: editor } = vscode.window;
  assert.equal(editor?.document.uri.toString(), 'untitled:storage.sql');
  return editor;
}

/** A query of this text alone, with the cursor in it. */
async function query(sql: string): Promise<vscode.TextEditor> {
  const editor = await openQuery();
  await replaceText(editor, editor.document.getText(), sql);
  return editor;
}

async function rowsOf(sql: string): Promise<number | undefined> {
  await query(sql);
  return await vscode.commands.executeCommand<number | undefined>('pagewright.runQuery');
}

/** The names that are offered at the `|`. */
async function completed(marked: string): Promise<string[]> {
  const offset = marked.indexOf('|');
  const { document } = await query(marked.replace('|', ''));
  const list = await vscode.commands.executeCommand<vscode.CompletionList>(
    'vscode.executeCompletionItemProvider',
    document.uri,
    document.positionAt(offset),
  );
  return list.items.map(({ label }) => (typeof label === 'string' ? label : label.label));
}

/** The lines of the result that was opened last, from the file that its tab shows. */
async function openedResult(): Promise<string[]> {
  const uri = await waitFor('the result', () => {
    const inputs = vscode.window.tabGroups.all.map(({ activeTab }) => activeTab?.input);
    const shown = inputs.filter(
      (input) => input instanceof vscode.TabInputCustom || input instanceof vscode.TabInputText,
    );
    return shown
      .map((input) => input.uri)
      .find(({ scheme, path }) => scheme === 'pagewright-query' && /^\/query-\d+\.csv$/.test(path));
  });
  return new TextDecoder()
    .decode(await vscode.workspace.fs.readFile(uri))
    .trimEnd()
    .split('\n');
}
