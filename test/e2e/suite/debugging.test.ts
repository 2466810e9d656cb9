import assert from 'node:assert/strict';
import type { Worker } from 'node:worker_threads';
import * as vscode from 'vscode';
import { inSweep } from '../../support/sweep.ts';
import { answerQuickPick } from './support/answerQuickPick.ts';
import { closeAll } from './support/closeAll.ts';
import { Debugged } from './support/debugged.ts';
import { fileUri } from './support/fileUri.ts';
import { logText } from './support/logText.ts';
import { openFile } from './support/openFile.ts';
import { placeOf } from './support/placeOf.ts';
import { readFile } from './support/readFile.ts';
import { replaceText } from './support/replaceText.ts';
import { run } from './support/run.ts';
import { shownMessages } from './support/shownMessages.ts';
import { startedThreads } from './support/startedThreads.ts';
import { withSetting } from './support/withSetting.ts';

const { executeCommand } = vscode.commands;

describe('Debugging a configuration', () => {
  let debugged: Debugged;
  /** The threads of the debugger, the last one last. */
  const threads: Worker[] = [];
  startedThreads((worker, file) => file.endsWith('debugWorker.js') && threads.push(worker));

  // VS Code saves all editors before it debugs, and the files are those of all tests.
  before(() => saveBeforeStart('none'));
  after(() => saveBeforeStart(undefined));
  beforeEach(() => {
    debugged = new Debugged();
  });
  afterEach(async () => {
    await vscode.debug.stopDebugging();
    vscode.debug.removeBreakpoints(vscode.debug.breakpoints);
    debugged.dispose();
    await closeAll();
  });

  it('finds a misspelled path by stepping, fixes it, and pages on from there', async () => {
    const { document } = await openFile('misspelled.extractor.json');
    breakAt(document, '"responseParam"');
    const first = await debugged.step('start');
    assert.deepEqual([first.name, first.line], ['rides, page 1', lineOf(document, '"responseParam"')]);
    const paging = await debugged.scope('Paging');
    assert.deepEqual(
      [paging['responseParam']?.value, paging['found']?.value],
      ['meta.next_tokn', 'not in the response'],
    );

    const meta = (await debugged.inside((await debugged.scope('Response'))['body']))['meta'];
    const token = (await debugged.inside(meta))['next_token'];
    assert.ok(token);
    await executeCommand('pagewright.debug.useAsResponseParam', { variable: token });
    assert.match(document.getText(), /"responseParam": "meta.next_token",\n {6}"queryParam"/);
    assert.ok(document.isDirty);
    vscode.debug.removeBreakpoints(vscode.debug.breakpoints);
    await debugged.end(() => executeCommand('workbench.action.debug.continue'));
    assert.match(debugged.output, /The edit is applied from rides, page 1 on\./);
    assert.match(debugged.output, /rides: 130 records, complete\./);
    assert.ok(await readFile('out', 'misspelled.trial', 'tables', 'demo.rides.csv'));
  });

  it('goes on with an edit from the page that is shown, and shows values as the edited text has them', async () => {
    const editor = await openFile('misspelled.extractor.json');
    const { document } = editor;
    breakAt(document, '"responseParam"');
    const { id: frameId } = await debugged.step('start');
    assert.deepEqual(await inlineValues(document, frameId), [
      'responseParam = not in the response',
      'dataField = 20 records',
    ]);
    await replaceText(editor, '"api": {', '\n\n"api": {');
    await replaceText(editor, 'next_tokn', 'next_token');
    const [found] = await inlineValues(document, frameId);
    assert.match(found ?? '', /^responseParam = "/);
    const { name, line } = await debugged.step('continue');
    assert.deepEqual([name, line], ['rides, page 2', lineOf(document, '"responseParam"')]);
    const { requests, 'sent to the API': sent } = await debugged.scope('Run');
    assert.deepEqual([requests?.value, sent?.value], ['2', '2']);
    await debugged.end(() => vscode.debug.stopDebugging());
  });

  it('says what is wrong with an edit, and waits on', async () => {
    const editor = await openFile('misspelled.extractor.json');
    breakAt(editor.document, '"responseParam"');
    await debugged.step('start');
    await replaceText(editor, '"meta.next_tokn",', '"meta.next_token"');
    // VS Code shows the message where a key was pressed.
    const refusal = /The edit is not applied\. The configuration is not valid JSON: "," or "}" is expected/;
    await assert.rejects(async () => await executeCommand('workbench.action.debug.continue'), refusal);
    assert.equal((await debugged.scope('Paging'))['found']?.value, 'not in the response');
    await replaceText(editor, '"meta.next_token"', '"meta.next_token",');
    assert.equal((await debugged.step('continue')).name, 'rides, page 2');
    await debugged.end(() => vscode.debug.stopDebugging());
  });

  it('starts anew with F5 after the end of a session, with the edited text', async () => {
    const editor = await openFile('misspelled.extractor.json');
    await debugged.end(() => executeCommand('pagewright.debug', editor.document.uri));
    assert.match(debugged.output, /rides: 20 records, incomplete\./);
    await replaceText(editor, 'next_tokn', 'next_token');
    await executeCommand('workbench.debug.action.focusRepl');
    await debugged.end(() => executeCommand('workbench.action.debug.start'));
    assert.match(debugged.output, /rides: 130 records, complete\./);
  });

  inSweep('steps from request to request and back again, without asking the API twice', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    await debugged.stop(() => debugJob(document, 'stations', { stopOnEntry: true }));
    const pages = [await debugged.step('stepOver'), await debugged.step('stepOver')];
    assert.deepEqual(
      pages.map(({ name }) => name),
      ['stations, page 1', 'stations, page 2'],
    );
    assert.equal((await debugged.scope('Request'))['params']?.value, '{limit: 20, offset: 20}');
    const sent = (await debugged.scope('Run'))['sent to the API']?.value;
    assert.equal((await debugged.step('stepBack')).name, 'stations, page 1');
    assert.equal((await debugged.step('stepOver')).name, 'stations, page 2');
    assert.equal((await debugged.scope('Run'))['sent to the API']?.value, sent);
    await debugged.end(() => vscode.debug.stopDebugging());
  });

  inSweep('shows after their lines what keys are on the page at hand', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    breakAt(document, '"pagination"');
    const { id: frameId, line } = await debugged.stop(() => executeCommand('pagewright.debug', document.uri));
    const all = new vscode.Range(0, 0, document.lineCount, 0);
    const context = { frameId, stoppedLocation: new vscode.Range(line - 1, 0, line - 1, 0) };
    const values = await executeCommand<vscode.InlineValueText[]>(
      'vscode.executeInlineValueProvider',
      document.uri,
      all,
      context,
    );
    assert.deepEqual(
      values.map(({ range, text }) => [range.start.line, text]),
      [
        [3, 'limit = 20 of 20 records'],
        [9, 'dataField = 20 records'],
      ],
    );
    await debugged.end(() => vscode.debug.stopDebugging());
  });

  it('copies a request as cURL and opens a response', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    breakAt(document, '"pagination"');
    await debugged.stop(() => executeCommand('pagewright.debugJob', document.uri, 'bikes'));
    await executeCommand('pagewright.debug.copyAsCurl');
    assert.match(await vscode.env.clipboard.readText(), /^curl .*\/v1\/bikes\?limit=20&offset=0'/);
    await executeCommand('pagewright.debug.openResponse');
    const shown = vscode.window.activeTextEditor?.document;
    assert.equal(shown?.languageId, 'json');
    assert.equal(JSON.parse(shown?.getText() ?? '').items.length, 20);
    await debugged.end(() => vscode.debug.stopDebugging());
  });

  inSweep('debugs the text of the editor, saved or not, and asks for the job where none is named', async () => {
    const editor = await openFile('two-jobs.extractor.json');
    editor.selection = new vscode.Selection(0, 0, 0, 0);
    await replaceText(editor, '"limit": 20', '"limit": 25');
    breakAt(editor.document, '"pagination"');
    const { name } = await debugged.stop(() => answerQuickPick(executeCommand('pagewright.debugJob')));
    assert.equal(name, 'stations, page 1');
    assert.equal((await debugged.scope('Request'))['params']?.value, '{limit: 25, offset: 0}');
    await debugged.end(() => vscode.debug.stopDebugging());
  });

  inSweep('runs without stopping where it is told to, and keeps the tables of the whole run', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    await run('run');
    const whole = await readFile('out', 'two-jobs', 'tables', 'demo.stations.csv');
    await debugged.end(() => debugJob(document, 'stations'));
    assert.match(debugged.output, /stations: 63 records/);
    assert.equal(await readFile('out', 'two-jobs', 'tables', 'demo.stations.csv'), whole);
    assert.equal(await readFile('out', 'two-jobs.trial', 'tables', 'demo.stations.csv'), whole);
  });

  inSweep('runs on the recording of the configuration, without the network', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    await withSetting('recordings.keep', 'onRequest', () => run('runAndRecord'));
    await debugged.end(() => debugJob(document, 'bikes', { recording: true }));
    assert.match(debugged.output, /bikes: 40 records/);
    await replaceText(vscode.window.activeTextEditor ?? assert.fail(), '"endpoint": "bikes"', '"endpoint": "cars"');
    await debugged.end(() => debugJob(document, 'bikes', { recording: '.pagewright/recordings/two-jobs' }));
    assert.match(debugged.output, /\/v1\/cars\?limit=20&offset=0 is not in the recording/);
    await vscode.workspace.fs.delete(fileUri('.pagewright'), { recursive: true });
  });

  inSweep('is a plain run without debugging', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    const folder = vscode.workspace.getWorkspaceFolder(document.uri);
    const asked = { type: 'pagewright', request: 'launch', name: 'test', program: document.fileName };
    await vscode.debug.startDebugging(folder, asked, { noDebug: true });
    await logText(/Finished/);
    assert.equal(vscode.debug.activeDebugSession, undefined);
  });

  inSweep('debugs a run with the responses that are kept of it', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    await run('runJob', document.uri.toString(), 'bikes');
    breakAt(document, '"pagination"');
    const { name } = await debugged.stop(() => executeCommand('pagewright.debugRun'));
    assert.equal(name, 'bikes, page 1');
    assert.equal((await debugged.scope('Run'))['sent to the API']?.value, '0');
    await debugged.end(() => vscode.debug.stopDebugging());
  });

  inSweep('says that the debugger failed, and ends the session', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    for (const fail of [
      (thread?: Worker) => thread?.emit('error', new Error('out of memory')),
      (thread?: Worker) => thread?.emit('message', { type: 'fault', stack: 'Error: a test' }),
    ]) {
      await debugged.stop(() => debugJob(document, 'bikes', { stopOnEntry: true }));
      const [shown] = await shownMessages(() => debugged.end(async () => fail(threads.at(-1))));
      assert.match(shown?.text ?? '', /^Debugging: The debug session ended with an internal error\./);
    }
    await logText(/out of memory[\s\S]*Error: a test/);
  });

  it('says what is wrong with launch.json', async () => {
    const [shown] = await shownMessages(() => start({ program: 'nowhere.extractor.json' }));
    assert.match(shown?.text ?? '', /^There is no configuration ".*nowhere\.extractor\.json"\./);
    assert.equal(vscode.debug.activeDebugSession, undefined);
  });

  /** The values after the lines of a document, where the run waits. */
  async function inlineValues(document: vscode.TextDocument, frameId: number): Promise<string[]> {
    const all = new vscode.Range(0, 0, document.lineCount, 0);
    const context = { frameId, stoppedLocation: new vscode.Range(0, 0, 0, 0) };
    const command = 'vscode.executeInlineValueProvider';
    const values = await executeCommand<vscode.InlineValueText[]>(command, document.uri, all, context);
    return values.map(({ text }) => text);
  }

  function saveBeforeStart(value: string | undefined): Thenable<void> {
    const settings = vscode.workspace.getConfiguration('debug');
    return settings.update('saveBeforeStart', value, vscode.ConfigurationTarget.Workspace);
  }

  function debugJob({ fileName }: vscode.TextDocument, job: string, more: object = {}): Thenable<boolean> {
    return start({ program: fileName, job, ...more });
  }

  function start(asked: object): Thenable<boolean> {
    const folder = vscode.workspace.workspaceFolders?.[0];
    return vscode.debug.startDebugging(folder, { type: 'pagewright', request: 'launch', name: 'test', ...asked });
  }

  function breakAt(document: vscode.TextDocument, text: string): void {
    const place = new vscode.Position(lineOf(document, text) - 1, 0);
    vscode.debug.addBreakpoints([new vscode.SourceBreakpoint(new vscode.Location(document.uri, place))]);
  }

  /** As the debugger counts: from 1. */
  function lineOf(document: vscode.TextDocument, text: string): number {
    return placeOf(document, text).line + 1;
  }
});
