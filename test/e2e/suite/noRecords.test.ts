import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { openPane } from './support/openPane.ts';
import { run } from './support/run.ts';
import { waitFor } from './support/waitFor.ts';
import { withWindow } from './support/withWindow.ts';
import { writeFile } from './support/writeFile.ts';

const orders = [{ id: 1 }, { id: 2 }];

describe('A run without records', () => {
  // One for each test: an editor may still show what a file of that name held before.
  let name: string;
  let count = 0;
  let api: TestApi;
  let body: unknown;

  before(async () => {
    api = await startApi((_, response) => sendJson(response, body));
  });
  after(() => api.close());
  beforeEach(() => {
    name = `no-records-${++count}.extractor.json`;
  });
  afterEach(async () => {
    await closeAll();
    await vscode.workspace.fs.delete(fileUri(name));
  });

  async function runOn(given: unknown, more: object, command: 'run' | 'runFirstPage' = 'run') {
    body = given;
    const job = { endpoint: 'orders', dataType: 'orders', ...more };
    const config = { api: { baseUrl: `${api.url}/` }, config: { outputBucket: 'b', jobs: [job] } };
    const { document } = await vscode.window.showTextDocument(await writeFile(config, name), { preview: false });
    return { document, report: await run(command) };
  }

  async function findingOn(document: vscode.TextDocument, code: string): Promise<vscode.Diagnostic> {
    return await waitFor(code, () => findingsOn(document).find((finding) => codeOf(finding) === code));
  }

  async function fixesAt({ uri }: vscode.TextDocument, { range }: vscode.Diagnostic): Promise<vscode.CodeAction[]> {
    return await waitFor('the quick fixes', async () => {
      const all = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        uri,
        range,
      );
      const ours = all.filter(({ title }) => title.startsWith('Write "dataField"'));
      return ours.length > 0 && ours;
    });
  }

  async function applied(document: vscode.TextDocument, fix: vscode.CodeAction | undefined): Promise<void> {
    assert.ok(fix?.edit);
    await vscode.workspace.applyEdit(fix.edit);
    await waitFor('no finding', () => findingsOn(document).length === 0);
  }

  const jobOf = (document: vscode.TextDocument) => JSON.parse(document.getText()).config.jobs[0];

  it('is an error at a misspelled "dataField", which a quick fix mends; the summary says so', async () => {
    const { document, report } = await runOn({ orders }, { dataField: 'ordres' });
    assert.equal(report.jobs[0]?.verdict.status, 'incomplete');
    const finding = await findingOn(document, 'data-field-never-found');
    assert.equal(finding.severity, vscode.DiagnosticSeverity.Error);
    assert.equal(document.getText(finding.range), '"ordres"');
    assert.match(finding.message, /^"orders": 0 records: no response had "ordres", .*"orders" \(2 records\)/);
    await vscode.commands.executeCommand('pagewright.showRunSummaryAsText');
    const summary = await waitFor('the summary', () => {
      const shown = vscode.window.activeTextEditor?.document;
      return shown?.uri.scheme === 'pagewright-run' && shown.getText();
    });
    assert.match(summary, /\nIncomplete: no records of "orders" were found in the responses\.\n/);
    assert.match(summary, /\n## Warnings\n\n- `orders`: The data field "ordres" contains no data [^\n]*`empty-page`/);
    await vscode.window.showTextDocument(document);
    const [fix, ...others] = await fixesAt(document, finding);
    assert.deepEqual([fix?.isPreferred, others.length], [true, 0]);
    await applied(document, fix);
    assert.equal(jobOf(document).dataField, 'orders');
    assert.equal((await run('run')).jobs[0]?.records, 2);
    assert.deepEqual(findingsOn(document), []);
  });

  it('is an error at the job without a "dataField", already after its first page', async () => {
    const { document } = await runOn({ data: { orders } }, {}, 'runFirstPage');
    const finding = await findingOn(document, 'data-field-never-found');
    assert.equal(finding.severity, vscode.DiagnosticSeverity.Error);
    const [fix] = await fixesAt(document, finding);
    await applied(document, fix);
    assert.equal(jobOf(document).dataField, 'data.orders');
  });

  it('is an error with a fix for each list, where several may be meant', async () => {
    const { document, report } = await runOn({ orders, users: [{ id: 1 }] }, {});
    assert.equal(report.error?.code, 'response.several-lists');
    const fixes = await fixesAt(document, await findingOn(document, 'response.several-lists'));
    assert.deepEqual(
      fixes.map(({ title }) => title),
      ['Write "dataField": "orders"', 'Write "dataField": "users"'],
    );
    await applied(document, fixes[1]);
    assert.equal(jobOf(document).dataField, 'users');
  });

  it('has the fix as the next step in the test pane, which makes it, and then reads the records', async () => {
    const { document } = await runOn({ orders }, { dataField: 'ordres' });
    const { shows, send } = await openPane();
    const { result } = await shows('the fix', ({ result: { step } }) => step === 'fix');
    assert.equal(result.fix, 'Write "dataField": "orders"');
    send({ type: 'act', action: 'fix' });
    await waitFor('the edit', () => jobOf(document).dataField === 'orders');
    await shows('that the text has changed', ({ result: { step } }) => step === 'firstPage');
    await run('run');
    await shows('the records', ({ result: { text } }) => text.startsWith('2 records'));
  });

  it('lets the user choose in the test pane where several lists may be meant', async () => {
    const { document } = await runOn({ orders, users: [{ id: 1 }] }, {});
    const { shows, send } = await openPane();
    const { result } = await shows('the fix', ({ result: { step } }) => step === 'fix');
    assert.deepEqual([result.outcome, result.fix], ['failed', 'Choose "dataField"…']);
    await withList(async () => {
      send({ type: 'act', action: 'fix' });
      await waitFor('the edit', () => jobOf(document).dataField === 'users');
    });
  });

  it('is only information where the API returned an empty list', async () => {
    const { document } = await runOn({ orders: [] }, { dataField: 'orders' });
    const finding = await findingOn(document, 'empty-list');
    assert.equal(finding.severity, vscode.DiagnosticSeverity.Information);
    assert.match(finding.message, /0 records: the API returned an empty list at "orders"\./);
    const { shows } = await openPane();
    const { result } = await shows('the result', ({ result: { outcome } }) => outcome !== 'none');
    assert.notEqual(result.step, 'fix');
  });
});

/** Chooses the line with users from a list. */
async function withList(work: () => Promise<unknown>): Promise<void> {
  const showQuickPick = async (items: readonly vscode.QuickPickItem[]) =>
    items.find(({ label }) => label.endsWith('"users"'));
  await withWindow({ showQuickPick }, work);
}

function findingsOn({ uri }: vscode.TextDocument): vscode.Diagnostic[] {
  return vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'pagewright run');
}

function codeOf({ code }: vscode.Diagnostic): unknown {
  return typeof code === 'object' ? code.value : code;
}
