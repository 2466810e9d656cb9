import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { RunReport } from '../../../engine/faces/run.ts';
import { inSweep, sampled } from '../../support/sweep.ts';
import { answerQuickPick } from './support/answerQuickPick.ts';
import { cancelInNotification } from './support/cancelInNotification.ts';
import { closeAll } from './support/closeAll.ts';
import { extensionUnderTest } from './support/extensionUnderTest.ts';
import { fileUri } from './support/fileUri.ts';
import { logText } from './support/logText.ts';
import { openFile } from './support/openFile.ts';
import { startPagedApi } from './support/pagedApi.ts';
import { placeOf } from './support/placeOf.ts';
import { readFile } from './support/readFile.ts';
import { replaceText } from './support/replaceText.ts';
import { run } from './support/run.ts';
import { shownMessages } from './support/shownMessages.ts';
import { shownProgress } from './support/shownProgress.ts';
import { startSlowRun } from './support/startSlowRun.ts';
import { waitFor } from './support/waitFor.ts';
import { withSetting } from './support/withSetting.ts';
import { writeFile } from './support/writeFile.ts';

describe('Running a configuration', () => {
  afterEach(closeAll);

  it('writes the tables and lists every request with status, size and duration in the log', async () => {
    await openFile('two-jobs.extractor.json');
    const report = await run('run');
    assert.equal(report.outcome, 'done');
    assert.deepEqual(
      report.jobs.map(({ name, records }) => [name, records]),
      [
        ['stations', 63],
        ['bikes', 40],
      ],
    );
    const log = await logText(/Finished/);
    for (const path of [
      '/v1/stations?limit=20&offset=0',
      '/v1/stations?limit=20&offset=60',
      '/v1/bikes?limit=20&offset=40',
    ]) {
      assert.ok(hasRequest(log, path), `${path} in:\n${log}`);
    }
    // The log has the runs before it too.
    const own = log.slice(log.lastIndexOf('Running "two-jobs.extractor.json"'));
    assert.doesNotMatch(own, /\[warning\]/, 'an empty last page is how this paging ends');
  });

  inSweep('runs the text of the editor, saved or not', async () => {
    const editor = await openFile('two-jobs.extractor.json');
    await replaceText(editor, '"limit": 20', '"limit": 25');
    await run('run');
    assert.ok(hasRequest(await logText('/v1/stations?limit=25&offset=50'), '/v1/stations?limit=25&offset=50'));
    assert.ok(editor.document.isDirty);
  });

  inSweep('shows its log when it is asked to', async () => {
    const shown = () => vscode.workspace.textDocuments.filter(({ uri }) => uri.scheme === 'output');
    await vscode.commands.executeCommand('pagewright.showLog');
    const [log] = await waitFor('the log', shown);
    assert.match(log?.fileName ?? '', /Pagewright/);
  });

  inSweep('keeps the tables of a trial apart from those of a whole run', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    await run('run');
    const whole = await readFile('out', 'two-jobs', 'tables', 'demo.stations.csv');
    const report = await run('runFirstPage', document.uri.toString(), 'stations');
    assert.deepEqual(report.limits, [{ code: 'max-pages', value: 1, job: 'stations' }]);
    const trial = await readFile('out', 'two-jobs.trial', 'tables', 'demo.stations.csv');
    assert.equal(rowsOf(trial), 20);
    assert.equal(rowsOf(whole), 63);
    assert.equal(await readFile('out', 'two-jobs', 'tables', 'demo.stations.csv'), whole);
  });

  inSweep('runs one job alone', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    const report = await run('runJob', document.uri.toString(), 'bikes');
    assert.deepEqual(
      report.jobs.map(({ name }) => name),
      ['bikes'],
    );
  });

  inSweep('asks for the job where none is named', async () => {
    const editor = await openFile('two-jobs.extractor.json');
    // The list begins with the job at the cursor, which may still be where another test has left it.
    editor.selection = new vscode.Selection(0, 0, 0, 0);
    const report = await answerQuickPick(run('runJob'));
    assert.deepEqual(
      report.jobs.map(({ name }) => name),
      ['stations'],
    );
  });

  it('leaves the earlier tables as they were when it is cancelled', async () => {
    const table = fileUri('out', 'slow', 'tables', 'demo.weather.csv');
    await vscode.workspace.fs.writeFile(table, new TextEncoder().encode('"earlier"\n'));
    const { ended } = await startSlowRun();
    await vscode.commands.executeCommand('pagewright.cancel');
    assert.equal((await ended).outcome, 'cancelled');
    assert.equal(await readFile('out', 'slow', 'tables', 'demo.weather.csv'), '"earlier"\n');
  });

  inSweep('ends where the progress notification is cancelled, while a request is in flight', async () => {
    const { ended } = await startSlowRun();
    assert.equal((await cancelInNotification(ended)).outcome, 'cancelled');
  });

  it('runs two configurations at the same time, and the same one only once', async () => {
    const { document: slow } = await openFile('slow.extractor.json');
    const start = () => vscode.commands.executeCommand<RunReport | undefined>('pagewright.run', slow.uri);
    let both: PromiseLike<RunReport | undefined>[] = [];
    const [question] = await shownMessages(async () => {
      both = [start(), start()];
      assert.equal(await Promise.race(both), undefined);
    });
    assert.deepEqual(question?.buttons, ['Cancel and Run Again']);
    const { document } = await openFile('two-jobs.extractor.json');
    assert.equal((await run('run', document.uri)).outcome, 'done');
    await vscode.commands.executeCommand('pagewright.cancel');
    const reports = await Promise.all(both);
    assert.deepEqual(
      reports.flatMap((report) => report?.outcome ?? []),
      ['cancelled'],
    );
  });

  inSweep('cancels the active run of a configuration and runs it again where the user says so', async () => {
    const { ended } = await startSlowRun();
    const { document } = await openFile('slow.extractor.json');
    const [question] = await shownMessages(async () => {
      const again = run('run', document.uri);
      assert.equal((await ended).outcome, 'cancelled');
      assert.equal((await cancelInNotification(again)).outcome, 'cancelled');
    }, 'Cancel and Run Again');
    assert.match(question?.text ?? '', /^slow\.extractor\.json was not run again: /);
  });

  inSweep('says why it waits, until when, and how often it has tried', async () => {
    const api = await startPagedApi();
    const config = { api: { baseUrl: api.baseUrl }, config: { jobs: [{ endpoint: 'busy' }] } };
    const busy = await writeFile(config, 'busy.extractor.json');
    await vscode.window.showTextDocument(busy, { preview: false });
    await shownProgress(async (shown) => {
      const ended = run('run');
      await waitFor('the second wait', () =>
        shown.some((text) => /HTTP 503, trying again at \d\d:\d\d:\d\d \(2 of 10\)/.test(text)),
      );
      await vscode.commands.executeCommand('pagewright.cancel');
      await ended;
    });
    await api.close();
    await closeAll();
    await vscode.workspace.fs.delete(busy);
  });

  inSweep('says until when a limit of the API makes it wait, goes on, and has the wait in its summary', async () => {
    const api = await startPagedApi();
    const pagination = { method: 'offset', limit: 10 };
    const config = { api: { baseUrl: api.baseUrl, pagination }, config: { jobs: [{ endpoint: 'limited' }] } };
    const limited = await writeFile(config, 'limited.extractor.json');
    await vscode.window.showTextDocument(limited, { preview: false });
    await shownProgress(async (shown) => {
      const { outcome, pace } = await withSetting('run.parallel', 'auto', () => run('run'));
      assert.equal(outcome, 'done');
      assert.match(
        shown.join('\n'),
        /^waiting until \d\d:\d\d:\d\d: 127\.0\.0\.1:\d+ has no request left \(X-RateLimit-Remaining: 0\)$/m,
      );
      assert.match(shown.at(-1) ?? '', /^limited · page \d/);
      assert.ok((pace?.origins[0]?.waitedMs ?? 0) > 0, JSON.stringify(pace));
    });
    await vscode.commands.executeCommand('pagewright.showRunSummaryAsText');
    const text = await waitFor('the summary', () => {
      const document = vscode.window.activeTextEditor?.document;
      return document?.uri.scheme === 'pagewright-run' && document.getText();
    });
    assert.match(text, /\n## Pace\n\n- .*; waited \d+\.\d s for its limit/);
    await api.close();
    await closeAll();
    await vscode.workspace.fs.delete(limited);
  });

  it('runs the first page of the job at the cursor by a key', async () => {
    const editor = await openFile('two-jobs.extractor.json');
    const place = placeOf(editor.document, '"dataType": "bikes"');
    editor.selection = new vscode.Selection(place, place);
    const [key] = keysOf('pagewright.runFirstPage');
    assert.deepEqual(
      (await run('runFirstPage', key?.args)).jobs.map(({ name, pages }) => [name, pages]),
      [['bikes', 1]],
    );
    assert.deepEqual(
      keysOf('pagewright.run').map(({ key: keys }) => keys),
      ['ctrl+f5'],
    );
  });

  it('is offered in the run menu of the title, and everything else in one menu', () => {
    const { menus } = extensionUnderTest().packageJSON.contributes;
    const entries: { command?: string; submenu?: string; when: string }[] = menus['editor/title'];
    const ofConfiguration = entries.filter(({ when }) => when.includes('extractor-config'));
    assert.deepEqual(
      ofConfiguration.map(({ command, submenu }) => command ?? submenu),
      ['pagewright.title', 'pagewright.cancel', 'pagewright.openTestPane'],
    );
    assert.equal(menus['editor/title/run'][0].command, 'pagewright.run');
  });

  const address = '"baseUrl": "http://127.0.0.1:8377/v1/",';
  const deaf = '"baseUrl": "http://127.0.0.1:9/", "retryConfig": { "maxRetries": 0 },';
  const failures: [title: string, before: string, after: string, code: string][] = [
    ['half-written JSON', '{ "__NAME": "bikes"', '"__NAME": "bikes"', 'json.syntax'],
    ['a missing field', address, '', 'config.missing-key'],
    ['a refused connection', address, deaf, 'http.connection-refused'],
    ['an HTTP error status', '"endpoint": "stations"', '"endpoint": "no-such-thing"', 'http.status'],
  ];
  for (const [test, [title, before, after, code]] of sampled(failures)) {
    test(`fails with one error and leaves the earlier tables: ${title}`, async () => {
      const editor = await openFile('two-jobs.extractor.json');
      const earlier = await readFile('out', 'two-jobs', 'tables', 'demo.stations.csv');
      await replaceText(editor, before, after);
      const report: RunReport = await run('run');
      assert.deepEqual([report.outcome, report.error?.code], ['failed', code]);
      // The log shows no Markdown: what an API says is between quotes.
      assert.match(await logText(report.error?.message.replaceAll('`', '"') ?? '?'), /\[error\]/);
      assert.equal(await readFile('out', 'two-jobs', 'tables', 'demo.stations.csv'), earlier);
    });
  }

  inSweep('writes the shapes of the responses where the setting says always', async () => {
    const settings = vscode.workspace.getConfiguration('pagewright');
    await settings.update('shapes.write', 'always', vscode.ConfigurationTarget.Workspace);
    try {
      await openFile('two-jobs.extractor.json');
      await run('run');
      const text = await waitFor('the shapes file', () => readFile('two-jobs.shapes.json'));
      assert.deepEqual(Object.keys(JSON.parse(text).jobs), ['stations', 'bikes']);
    } finally {
      await settings.update('shapes.write', 'never', vscode.ConfigurationTarget.Workspace);
    }
  });
});

function keysOf(command: string): { key: string; args?: unknown }[] {
  const { keybindings } = extensionUnderTest().packageJSON.contributes;
  return keybindings.filter((each: { command: string }) => each.command === command);
}

function hasRequest(log: string, path: string): boolean {
  const line = log.split('\n').find((each) => each.includes(`GET ${path} →`));
  return line !== undefined && /→ 200, [\d.]+ k?B, [\d.]+ m?s$/.test(line.trimEnd());
}

function rowsOf(csv: string | undefined): number {
  return (csv?.trimEnd().split('\n').length ?? 0) - 1;
}
