import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { RunReport } from '../../../engine/faces/run.ts';
import { inSweep, sampled } from '../../support/sweep.ts';
import { answerInputBoxes } from './support/answerInputBoxes.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { startPagedApi } from './support/pagedApi.ts';
import { pressUntilEnd } from './support/pressUntilEnd.ts';
import { readFile } from './support/readFile.ts';

const execute = vscode.commands.executeCommand;
const accept = 'workbench.action.acceptSelectedQuickOpenItem';
const leave = 'workbench.action.closeQuickOpen';

describe('A configuration without a file', () => {
  let api: Awaited<ReturnType<typeof startPagedApi>>;
  let text: string;

  beforeEach(async () => {
    api = await startPagedApi();
    const job = { endpoint: 'items', dataType: 'items', dataField: 'items' };
    text = JSON.stringify({ api: { baseUrl: api.baseUrl }, config: { '#key': '', outputBucket: 'out', jobs: [job] } });
    const document = await vscode.workspace.openTextDocument({ language: 'extractor-config', content: text });
    await vscode.window.showTextDocument(document);
  });

  afterEach(async () => {
    await execute('pagewright.clearSecret', fileUri('api.extractor.json'), '#key').then(undefined, () => undefined);
    await closeAll();
    await api.close();
    for (const name of ['api.extractor.json', 'api-2.extractor.json', 'out'])
      await vscode.workspace.fs.delete(fileUri(name), { recursive: true }).then(undefined, () => undefined);
  });

  const runs: [command: string, args: unknown[]][] = [
    ['run', []],
    ['runJob', []],
    ['runFirstPage', []],
    ['testRun', []],
  ];
  for (const [test, [command, args]] of sampled(runs)) {
    test(`is saved and then run by ${command}`, async () => {
      const report = await pressUntilEnd(accept, execute<RunReport>(`pagewright.${command}`, ...args));
      assert.equal(report.outcome, 'done');
      assert.equal(await readFile('api.extractor.json'), text);
      assert.deepEqual(openTexts(), [fileUri('api.extractor.json').toString()]);
    });
  }

  inSweep('is not run where the dialog is left, and nothing is said of it', async () => {
    const report = await pressUntilEnd(leave, execute('pagewright.run'));
    assert.equal(report, undefined);
    assert.deepEqual(api.asked, []);
    const document = vscode.window.activeTextEditor?.document;
    assert.ok(document?.isUntitled);
    assert.equal(document.getText(), text);
  });

  inSweep('replaces no file', async () => {
    await vscode.workspace.fs.writeFile(fileUri('api.extractor.json'), new TextEncoder().encode('{}'));
    await pressUntilEnd(accept, execute('pagewright.run'));
    assert.equal(await readFile('api.extractor.json'), '{}');
    assert.equal(await readFile('api-2.extractor.json'), text);
  });

  inSweep('is saved before its secret is kept, under the path of the file', async () => {
    await answerInputBoxes(['k3y'], () => pressUntilEnd(accept, execute('pagewright.setSecret', undefined, '#key')));
    assert.equal(await readFile('api.extractor.json'), text);
    const asked = await answerInputBoxes([], () =>
      execute('pagewright.setMissingSecrets', fileUri('api.extractor.json')),
    );
    assert.deepEqual(asked, []);
  });
});

function openTexts(): string[] {
  const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
  return tabs.flatMap(({ input }) => (input instanceof vscode.TabInputText ? [input.uri.toString()] : []));
}
