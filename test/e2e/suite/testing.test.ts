import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answered } from './support/answered.ts';
import { closeAll } from './support/closeAll.ts';
import { Debugged } from './support/debugged.ts';
import { fileUri } from './support/fileUri.ts';
import { openFile } from './support/openFile.ts';
import { readFile } from './support/readFile.ts';
import { replaceText } from './support/replaceText.ts';
import { run } from './support/run.ts';
import { type SeenResult, SeenTests } from './support/seenTests.ts';
import { waitFor } from './support/waitFor.ts';

const { executeCommand } = vscode.commands;
const config = 'two-jobs.extractor.json';

describe('Tests of a configuration', () => {
  const seen = new SeenTests();
  let original: string;

  before(async () => {
    seen.watch();
    original = (await readFile(config)) ?? assert.fail();
  });

  afterEach(async () => {
    await closeAll();
    await write(config, original);
  });

  after(async () => {
    await vscode.workspace.fs.delete(fileUri('two-jobs.tests'), { recursive: true }).then(undefined, () => undefined);
    await waitFor('the tests to be gone', () => seen.labels().length === 0);
  });

  const keepRun = (name: string) =>
    answered({ inputs: [name], picks: ['Golden'] }, () => executeCommand('pagewright.keepRunAsTest'));

  it('are made of a run, with the responses that the history keeps, and shown at once', async () => {
    await openFile(config);
    await run('run');
    assert.equal(seen.controller, undefined, 'VS Code shows no view of tests where there are none');
    const { inputs, messages } = await keepRun('all');
    assert.deepEqual(
      messages.filter(({ level }) => level !== 'information'),
      [],
    );
    assert.deepEqual(
      inputs.map(({ title }) => title),
      ['Keep This Run as a Test (1/2)'],
    );
    assert.equal(
      vscode.window.activeTextEditor?.document.uri.path,
      fileUri('two-jobs.tests', 'all', 'expect.json').path,
    );
    await waitFor('the test', () => seen.labels().includes(`${config} › all`));
  });

  it('run when VS Code runs all, each expectation with its result', async () => {
    // The view gets the tests a moment later.
    await waitFor('the first run', async () => {
      await executeCommand('testing.runAll');
      return seen.runs.length > 0;
    });
    const { results, output } = await seen.run(() => executeCommand('testing.runAll'));
    assert.deepEqual(
      results.filter(({ outcome }) => outcome !== 'passed'),
      [],
    );
    const paths = results.map(({ path }) => path.slice(1).join(' › '));
    const expected = [
      'all',
      'all › verdict',
      'all › stations',
      'all › demo.stations',
      'all › bikes',
      'all › demo.bikes',
    ];
    assert.deepEqual(
      expected.filter((each) => !paths.includes(each)),
      [],
    );
    assert.equal(new Set(paths).size, paths.length);
    assert.match(output, /^passed: all \(\d+ ms\)\r\n$/);
  });

  it('fail at what is expected, and at the lines of the configuration that are the cause', async () => {
    const editor = await openFile(config);
    await replaceText(editor, '"dataType": "stations"', '"dataType": "stops"');
    // VS Code saves what is not saved before it runs tests.
    const { results } = await seen.run(() => executeCommand('testing.runAll'));
    await waitFor('the saved document', () => !editor.document.isDirty);
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    assert.deepEqual(failed.map(({ path }) => path.at(-1)).toSorted(), [
      'all',
      ...['demo.stations', 'demo.stations_amenities', 'demo.stations_connections'],
      'otherTables',
      ...['stations', 'stations_amenities', 'stations_connections'],
    ]);
    const stations = failed.find(({ path }) => path.at(-1) === 'stations');
    assert.match(stations?.messages[0]?.text ?? '', /The run wrote no table "stations"/);
    assert.equal(stations?.messages[0]?.file, 'expect.json');
    const golden = failed.find(({ path }) => path.at(-1) === 'demo.stations');
    assert.equal(golden?.messages[0]?.contextValue, 'pagewright.golden');
  });

  it('fail on the line of the job that is the cause', async () => {
    await edit('two-jobs.tests/all/expect.json', (expect) => ({
      ...expect,
      jobs: { bikes: { pages: { exactly: 99 } } },
    }));
    const { results } = await seen.run(() => executeCommand('testing.runAll'));
    const whole = results.find(({ path }) => path.at(-1) === 'all');
    assert.equal(whole?.outcome, 'failed');
    assert.deepEqual(
      whole.messages.map(({ file, line }) => `${file}:${line}`),
      [`${config}:${lineOf(original, '"bikes"')}`],
    );
    await edit('two-jobs.tests/all/expect.json', ({ jobs: _, ...expect }) => expect);
  });

  it('compare golden tables cell by cell, and write them once the user has seen the difference', async () => {
    const file = 'two-jobs.tests/all/tables/demo.bikes.csv';
    const golden = (await readFile(file)) ?? assert.fail();
    await write(
      file,
      golden.replace(/^("[^"]*"),("[^"]*")/m, '$1,$2').replace(/\n"([^"]*)","[^"]*"/, '\n"$1","other"'),
    );
    const { results } = await seen.run(() => executeCommand('testing.runAll'));
    assert.equal(results.find(({ path }) => path.at(-1) === 'demo.bikes')?.outcome, 'failed');
    const folder = fileUri('two-jobs.tests', 'all');
    await executeCommand('pagewright.compareGoldenTables', folder);
    const shown = () => vscode.window.tabGroups.all.flatMap((group) => group.tabs.map(({ label }) => label));
    await waitFor('the comparison', () => shown().includes('Golden tables of all'));
    const { messages } = await answered({ buttons: ['Update Tables'] }, () =>
      executeCommand('pagewright.updateGoldenTables', folder),
    );
    assert.deepEqual(
      messages.map(({ text }) => text),
      [
        'The golden tables of "all" will be as this run writes them. The comparison shows what changes.',
        '"all": 5 golden tables written.',
      ],
    );
    assert.equal(await readFile(file), golden);
    assert.ok(shown().includes('Golden tables of all'), shown().join());
    await executeCommand('workbench.action.closeAllEditors');
  });

  it('are copied with one answer changed', async () => {
    const asked = await answered({ inputs: ['server-error', '500'], picks: ['1. GET'] }, () =>
      executeCommand('pagewright.newCaseFromThis', fileUri('two-jobs.tests', 'all')),
    );
    assert.deepEqual(asked.messages, []);
    assert.match(
      vscode.window.activeTextEditor?.document.uri.path ?? '',
      /server-error\/recording\/answers\/0001\.json$/,
    );
    await waitFor('the case', () => seen.labels().includes(`${config} › server-error`));
    const { results } = await seen.run(() => executeCommand('testing.runAll'));
    const outcomes = results
      .filter(({ path }) => path.length === 2)
      .map(({ path, outcome }) => `${path[1]}: ${outcome}`);
    assert.deepEqual(outcomes.toSorted(), ['all: passed', 'server-error: failed']);
    await answered({ inputs: ['200'], picks: ['1. GET'] }, () =>
      executeCommand('pagewright.editAnswer', fileUri('two-jobs.tests', 'server-error')),
    );
    const mended = await seen.run(() => executeCommand('testing.runAll'));
    assert.ok(mended.results.every(({ outcome }) => outcome === 'passed'));
    await vscode.workspace.fs.delete(fileUri('two-jobs.tests', 'server-error'), { recursive: true });
    await waitFor('the case to be gone', () => !seen.labels().includes(`${config} › server-error`));
  });

  it('run again at each saving, until that is switched off', async () => {
    await executeCommand('testing.startContinuousRun');
    const editor = await openFile(config);
    await replaceText(editor, '"dataType": "stations"', '"dataType": "stops"');
    await editor.document.save();
    await waitFor('a run that fails', () => lastResults().some(({ outcome }) => outcome === 'failed'));
    await replaceText(editor, '"dataType": "stops"', '"dataType": "stations"');
    await editor.document.save();
    await waitFor(
      'a run that passes',
      () => lastResults().length > 0 && lastResults().every(({ outcome }) => outcome === 'passed'),
    );
    await executeCommand('testing.stopContinuousRun');
    await waitFor('the end of all runs', () => seen.runs.every(({ isOver }) => isOver));
    const before = seen.runs.length;
    await replaceText(editor, '"debug": true', '"debug": false');
    await editor.document.save();
    await seen.run(() => executeCommand('testing.runAll'));
    assert.equal(seen.runs.length, before + 1);
  });

  it('show what of the configuration they exercise', async () => {
    const { coverage } = await seen.run(() => executeCommand('testing.coverageAll'));
    const [file, ...others] = coverage;
    assert.equal(others.length, 0);
    assert.equal(file?.uri.path, fileUri(config).path);
    assert.deepEqual([file.declarationCoverage?.covered, file.declarationCoverage?.total], [3, 3]);
    const profile = seen.profiles.find(({ kind }) => kind === vscode.TestRunProfileKind.Coverage);
    const details = await profile?.loadDetailedCoverage?.(
      {} as vscode.TestRun,
      file,
      new vscode.CancellationTokenSource().token,
    );
    const named = (details ?? []).flatMap((each) => (each instanceof vscode.DeclarationCoverage ? [each.name] : []));
    assert.deepEqual(named, ['scroller pagination', 'job stations', 'job bikes']);
  });

  it('are debugged on their recording, and give their result at the end', async () => {
    const debugged = new Debugged();
    const { document } = await openFile(config);
    const line = document.positionAt(document.getText().indexOf('"pagination"')).line;
    const breakpoint = new vscode.SourceBreakpoint(new vscode.Location(document.uri, new vscode.Position(line, 0)));
    vscode.debug.addBreakpoints([breakpoint]);
    const result = seen.run(async () => {
      const { name } = await debugged.stop(() => {
        void executeCommand('testing.debugAll');
        return Promise.resolve();
      });
      assert.equal(name, 'stations, page 1');
      assert.equal((await debugged.scope('Run'))['sent to the API']?.value, '0');
      await debugged.end(() => vscode.debug.stopDebugging());
    });
    const { results } = await result;
    vscode.debug.removeBreakpoints([breakpoint]);
    debugged.dispose();
    assert.equal(results.find(({ path }) => path.length === 2)?.outcome, 'passed');
  });

  it('lie beside a file with the name that it has in a tree, where it is in none', async () => {
    await write('alone/config.json', original);
    const { document } = await openFile('alone', 'config.json');
    await vscode.languages.setTextDocumentLanguage(document, 'extractor-config');
    await run('run');
    await keepRun('alone');
    assert.equal(
      vscode.window.activeTextEditor?.document.uri.path,
      fileUri('alone', 'config.tests', 'alone', 'expect.json').path,
    );
    await waitFor('the test', () => seen.labels().some((label) => label.endsWith(' › alone')));
    const { results } = await seen.run(() => executeCommand('testing.runAll'));
    assert.equal(results.find(({ path }) => path.length === 2 && path[1] === 'alone')?.outcome, 'passed');
    await vscode.workspace.fs.delete(fileUri('alone'), { recursive: true });
    await waitFor('the test to be gone', () => !seen.labels().some((label) => label.endsWith(' › alone')));
  });

  it('end when they are cancelled, without a result', async () => {
    const { results } = await seen.run(async () => {
      void executeCommand('testing.runAll');
      await waitFor('the start', () => seen.runs.at(-1)?.isOver === false);
      await executeCommand('testing.cancelRun');
    });
    assert.ok(results.every(({ outcome }) => outcome !== 'failed' && outcome !== 'errored'));
  });

  /** The results of the last run, once it is over. */
  function lastResults(): SeenResult[] {
    const last = seen.runs.at(-1);
    return last?.isOver ? last.results : [];
  }

  async function edit(file: string, change: (expect: Record<string, unknown>) => object): Promise<void> {
    await write(file, `${JSON.stringify(change(JSON.parse((await readFile(file)) ?? '')), undefined, 2)}\n`);
  }

  async function write(file: string, text: string): Promise<void> {
    await vscode.workspace.fs.writeFile(fileUri(file), new TextEncoder().encode(text));
  }

  function lineOf(text: string, part: string): number {
    return text.slice(0, text.indexOf(part)).split('\n').length;
  }
});
