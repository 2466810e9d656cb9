import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { answerInputBoxes } from './support/answerInputBoxes.ts';
import { answerQuickPick } from './support/answerQuickPick.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { openPane } from './support/openPane.ts';
import { readFile } from './support/readFile.ts';
import { replaceText } from './support/replaceText.ts';
import { run } from './support/run.ts';
import { type ShownMessage, shownMessages } from './support/shownMessages.ts';
import { waitFor } from './support/waitFor.ts';
import { withSetting } from './support/withSetting.ts';
import { writeFile } from './support/writeFile.ts';

const wrong = '"meta.next_tokn"';
const right = '"meta.next_token"';

describe('What a run found', () => {
  let editor: vscode.TextEditor;

  beforeEach(async () => {
    editor = await openFile('misspelled.extractor.json');
    await run('run');
  });
  afterEach(closeAll);

  it('is on the line that causes it, with the age of the run and a link to what it means', async () => {
    const finding = await findingOn(editor.document);
    assert.equal(editor.document.getText(finding.range), wrong);
    assert.equal(finding.severity, vscode.DiagnosticSeverity.Warning);
    assert.match(finding.message, /^"rides": .*meta\.next_token.* \((just now|\d+ min ago)\)$/);
    assert.match(targetOf(finding), /docs\/verdict\.md#path-never-found$/);
  });

  it('is mended by a quick fix, goes with its line, and does not come back after a run that is fine', async () => {
    const { range } = await findingOn(editor.document);
    const actions = await waitFor('the quick fix', async () => {
      const all = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        editor.document.uri,
        range,
      );
      return all.filter(({ title }) => title.includes('the last run saw'));
    });
    assert.ok(actions[0]?.edit);
    await vscode.workspace.applyEdit(actions[0].edit);
    assert.ok(editor.document.getText().includes(`"responseParam": ${right}`));
    await waitFor('no finding', () => findingsOn(editor.document).length === 0);
    const report = await run('run');
    assert.equal(report.jobs[0]?.verdict.status, 'complete');
    assert.deepEqual(findingsOn(editor.document), []);
  });

  it('is mended by the next step in the test pane', async () => {
    const { shows, send } = await openPane();
    const { result } = await shows('the fix', ({ result: { step } }) => step === 'fix');
    assert.deepEqual([result.outcome, result.fix], ['incomplete', 'Change to "meta.next_token"']);
    send({ type: 'act', action: 'fix' });
    await waitFor('no finding', () => findingsOn(editor.document).length === 0);
    assert.ok(editor.document.getText().includes(`"responseParam": ${right}`));
    await shows('that the text has changed', ({ result: { step } }) => step === 'firstPage');
  });

  inSweep('moves with its line, and is gone where the next run is fine', async () => {
    const { range } = await findingOn(editor.document);
    await editor.edit((edit) => edit.insert(new vscode.Position(1, 0), '\n\n'));
    const moved = await waitFor('the finding two lines down', () =>
      findingsOn(editor.document).find((finding) => finding.range.start.line === range.start.line + 2),
    );
    assert.equal(editor.document.getText(moved.range), wrong);
    await replaceText(editor, wrong, right);
    await waitFor('no finding', () => findingsOn(editor.document).length === 0);
  });

  inSweep(
    'is not shown anew while it is as it was: VS Code would give up a menu of fixes that is about to open',
    async () => {
      const uri = editor.document.uri.toString();
      const changed: string[] = [];
      const watching = vscode.languages.onDidChangeDiagnostics(({ uris }) => changed.push(...uris.map(String)));
      const probe = vscode.languages.createDiagnosticCollection('probe');
      await findingOn(editor.document);
      // New findings of the run and the language server may still be on their way.
      await waitFor('a look at another editor and back that sets nothing', async () => {
        changed.length = 0;
        await openFile('two-jobs.extractor.json');
        await openFile('misspelled.extractor.json');
        // Comes after all that was set before it.
        const last = vscode.Uri.parse('probe:last');
        probe.set(last, [new vscode.Diagnostic(new vscode.Range(0, 0, 0, 0), 'last')]);
        await waitFor('the last change', () => changed.includes(last.toString()));
        return !changed.includes(uri);
      });
      vscode.Disposable.from(watching, probe).dispose();
    },
  );

  inSweep('is there again when the document is closed and opened', async () => {
    await findingOn(editor.document);
    await closeAll();
    const { document } = await openFile('misspelled.extractor.json');
    const { range } = await findingOn(document);
    assert.equal(document.getText(range), wrong);
  });
});

describe('What a run found of the paging', () => {
  const uri = fileUri('unpaged.extractor.json');

  afterEach(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(uri);
  });

  it('is followed by a search for the paging, with no shapes beside the configuration', async () => {
    const rides = { __NAME: 'rides', endpoint: 'rides', dataType: 'rides', dataField: 'rides' };
    const api = { baseUrl: 'http://127.0.0.1:8377/v1/' };
    await writeFile({ api, config: { outputBucket: 'demo', jobs: [rides] } }, 'unpaged.extractor.json');
    const { document } = await vscode.window.showTextDocument(uri, { preview: false });
    await withSetting('shapes.write', 'never', () => run('run'));
    const [{ range }] = await waitFor('the finding', () => {
      const [first, ...others] = findingsOn(document);
      return first && ([first, ...others] as const);
    });
    const action = await waitFor('the quick fix', async () => {
      const all = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        document.uri,
        range,
      );
      return all.find(({ title }) => title.startsWith('Find pagination for "'));
    });
    assert.ok(action.isPreferred && action.command);
    const { command, arguments: args = [] } = action.command;
    await answerQuickPick(vscode.commands.executeCommand(command, ...args));
    assert.deepEqual(JSON.parse(document.getText()).api.pagination, {
      method: 'response.param',
      responseParam: 'meta.next_token',
      queryParam: 'page_token',
      includeParams: true,
    });
  });
});

describe('A run that the API refused', () => {
  // One for each test: an editor may still show what a file of that name held before.
  let file: string;
  let uri: vscode.Uri;
  let count = 0;
  let server: http.Server;

  beforeEach(async () => {
    file = `refused-${++count}.extractor.json`;
    uri = fileUri(file);
    server = http.createServer(({ headers }, response) => {
      const isRight = headers['x-token'] === 'right';
      response.writeHead(isRight ? 200 : 401, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(isRight ? [{ id: 1 }] : { error: { message: 'The token is unknown.', trace: 'raw-7' } }),
      );
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(async () => {
    await vscode.commands.executeCommand('pagewright.clearSecret', uri, '#token');
    await closeAll();
    await vscode.workspace.fs.delete(uri);
    server.closeAllConnections();
    await once(server.close(), 'close');
  });

  it("is marked at the secret that is empty, with the API's own sentence; first comes Set Secret, then the response", async () => {
    const { port } = server.address() as AddressInfo;
    const http = { headers: { 'X-Token': { attr: '#token' } } };
    const api = { baseUrl: `http://127.0.0.1:${port}/`, http };
    await writeFile({ api, config: { '#token': '', jobs: [{ endpoint: 'a', dataType: 'a' }] } }, file);
    const { document } = await vscode.window.showTextDocument(uri, { preview: false });
    // The empty value is meant, says the user, so that the run sends it.
    await shownMessages(
      () => answerInputBoxes([], () => vscode.commands.executeCommand('pagewright.run')),
      'Leave Empty',
    );
    const report = await run('run');
    assert.match(report.error?.message ?? '', /HTTP 401: `The token is unknown\.`/);
    assert.doesNotMatch(report.error?.message ?? '', /raw-7/);
    const finding = await findingOn(document);
    assert.equal(finding.severity, vscode.DiagnosticSeverity.Error);
    assert.match(document.lineAt(finding.range.start.line).text, /"#token"/);
    assert.equal(document.getText(finding.range), '""');
    const actions = await waitFor('the quick fixes', () =>
      vscode.commands.executeCommand<vscode.CodeAction[]>('vscode.executeCodeActionProvider', uri, finding.range),
    );
    assert.deepEqual(
      actions.slice(0, 2).map(({ title, isPreferred }) => [title, isPreferred === true]),
      [
        ['Set Secret "#token"…', true],
        ['Show the response', false],
      ],
    );
    const [set, show] = actions.map(({ command }) => command);
    assert.ok(set && show);
    await vscode.commands.executeCommand(show.command, ...(show.arguments ?? []));
    await waitFor('the response', () =>
      vscode.window.visibleTextEditors.some((editor) => editor.document.getText().includes('raw-7')),
    );
    await answerInputBoxes(['right'], () => vscode.commands.executeCommand(set.command, ...(set.arguments ?? [])));
    await vscode.window.showTextDocument(uri);
    assert.equal((await run('run')).outcome, 'done');
    await waitFor('no finding', () => findingsOn(document).length === 0);
  });

  it('has a message with Set Secret, which asks for the token that its header used', async () => {
    const { port } = server.address() as AddressInfo;
    const http = { headers: { 'X-Token': { attr: '#token' } } };
    const api = { baseUrl: `http://127.0.0.1:${port}/`, http };
    const jobs = [{ endpoint: 'a', dataType: 'a' }];
    await writeFile({ api, config: { '#token': '', '#unused': '', jobs } }, file);
    await vscode.window.showTextDocument(uri, { preview: false });
    let messages: readonly ShownMessage[] = [];
    // The first value is for the run, the second one for the button of its message.
    const asked = await answerInputBoxes(['wrong', 'right'], async () => {
      messages = await shownMessages(async (shown) => {
        assert.equal((await run('run')).outcome, 'failed');
        await waitFor('the token', () => shown.some(({ text }) => text.startsWith('The secret "#token" is set')));
      }, 'Set Secret…');
    });
    assert.deepEqual(messages[0]?.buttons.slice(0, 2), ['Set Secret…', 'Show Response']);
    assert.deepEqual(
      asked.map(({ title }) => title),
      ['Secret "#token"', 'Secret "#token"'],
    );
    assert.equal((await run('run')).outcome, 'done');
  });
});

describe('What a run found of a mapping', () => {
  afterEach(closeAll);

  it('is at the column that stayed empty, and at the mapping that leaves fields out', async () => {
    const { document } = await openFile('mapped.extractor.json');
    await run('run');
    const found = await waitFor('the findings', () => findingsOn(document));
    assert.deepEqual(
      found.map(({ code, range }) => [typeof code === 'object' && code.value, document.getText(range)]).sort(),
      [
        ['column-empty', '"NAME"'],
        ['fields-unmapped', '"stations"'],
      ],
    );
  });
});

describe('The summary of a run', () => {
  afterEach(closeAll);

  inSweep('is a read-only document that says the verdict first and folds by its headings', async () => {
    await openFile('misspelled.extractor.json');
    await run('run');
    const document = await showSummary();
    assert.equal(document.languageId, 'markdown');
    const text = document.getText();
    assert.match(text, /^# Run of misspelled\.extractor\.json\n\nIncomplete: data of "rides" is missing\.\n/);
    assert.match(text, /\n### `rides`: incomplete\n\n- [^\n]*meta\.next_token[^\n]*`path-never-found`/);
    const folds = await vscode.commands.executeCommand<vscode.FoldingRange[]>(
      'vscode.executeFoldingRangeProvider',
      document.uri,
    );
    const folded = folds.map(({ start }) => document.lineAt(start).text).filter((line) => line.startsWith('#'));
    assert.ok(folded.includes('## Jobs') && folded.includes('### `rides`: incomplete'), folded.join('\n'));
  });

  it('says every limit that cut a test run, and its tables are apart', async () => {
    const editor = await openFile('two-jobs.extractor.json');
    await replaceText(editor, '"limit": 20', '"limit": 10');
    const report = await run('testRun', editor.document.uri.toString(), 'stations');
    assert.deepEqual(
      report.jobs.map(({ name, pages, records }) => [name, pages, records]),
      [['stations', 5, 50]],
    );
    assert.deepEqual(report.limits, [{ code: 'max-pages', value: 5, job: 'stations' }]);
    const document = await showSummary();
    assert.match(document.getText(), /\n## Limits that cut data\n\n- "stations" was cut at the limit of 5 pages\.\n/);
    const table = await readFile('out', 'two-jobs.trial', 'tables', 'demo.stations.csv');
    assert.equal(table?.trimEnd().split('\n').length, 1 + 50);
  });
});

async function showSummary(): Promise<vscode.TextDocument> {
  await vscode.commands.executeCommand('pagewright.showRunSummaryAsText');
  return await waitFor('the summary', () => {
    const document = vscode.window.activeTextEditor?.document;
    return document?.uri.scheme === 'pagewright-run' && document;
  });
}

async function findingOn(document: vscode.TextDocument): Promise<vscode.Diagnostic> {
  const [finding] = await waitFor('the finding', () => findingsOn(document));
  assert.ok(finding);
  return finding;
}

function findingsOn({ uri }: vscode.TextDocument): vscode.Diagnostic[] {
  return vscode.languages.getDiagnostics(uri).filter(({ source }) => isOurs(source));
}

function isOurs(source: string | undefined): boolean {
  return source === 'pagewright run';
}

function targetOf({ code }: vscode.Diagnostic): string {
  return typeof code === 'object' ? code.target.toString(true) : '';
}
