import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import * as vscode from 'vscode';
import type { FromRunWorker } from '../../../client/running/worker/workerMessages.ts';
import type { RunReport } from '../../../engine/faces/run.ts';
import { inSweep } from '../../support/sweep.ts';
import { answerInputBoxes } from './support/answerInputBoxes.ts';
import { closeAll } from './support/closeAll.ts';
import { Debugged } from './support/debugged.ts';
import { fileUri } from './support/fileUri.ts';
import { logText } from './support/logText.ts';
import { placeOf } from './support/placeOf.ts';
import { readFile } from './support/readFile.ts';
import { shownMessages } from './support/shownMessages.ts';
import { threadMessages } from './support/threadMessages.ts';
import { waitFor } from './support/waitFor.ts';
import { type PickItem, withPick } from './support/withPick.ts';

const execute = vscode.commands.executeCommand;
const encrypted = 'KBC::ProjectSecure::eJwBYAGf';
const token = 'v3ry-s3cret-t0ken';

describe('Secrets in the editor', () => {
  let server: http.Server;
  let seen: (string | undefined)[];
  let editor: vscode.TextEditor;
  // One for each test: an editor may still show what a file of that name held before.
  let name: string;
  let count = 0;

  beforeEach(async () => {
    seen = [];
    name = `secret-${++count}.extractor.json`;
    server = http.createServer(({ headers }, response) => {
      seen.push(headers['x-token']?.toString());
      // Says back what it was sent, as careless APIs do.
      response.end(JSON.stringify({ items: [{ id: 1 }], echo: headers['x-token'] }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterEach(async () => {
    for (const secret of ['#token', '#other', '#password'])
      await execute('pagewright.clearSecret', fileUri(name), secret);
    await closeAll();
    await keepRecordings(undefined);
    await vscode.workspace.fs.delete(fileUri(name)).then(undefined, () => undefined);
    await vscode.workspace.fs.delete(fileUri('.pagewright'), { recursive: true }).then(undefined, () => undefined);
    await new Promise((resolve) => server.close(resolve));
  });

  async function open(attributes: object, authentication?: object): Promise<void> {
    const { port } = server.address() as AddressInfo;
    const config = {
      api: {
        baseUrl: `http://127.0.0.1:${port}/`,
        ...(authentication && { authentication }),
        http: { headers: { 'X-Token': { attr: '#token' } } },
      },
      config: { debug: true, ...attributes, jobs: [{ endpoint: 'things', dataField: 'items' }] },
    };
    await vscode.workspace.fs.writeFile(fileUri(name), new TextEncoder().encode(JSON.stringify(config, undefined, 2)));
    editor = await vscode.window.showTextDocument(fileUri(name), { preview: false });
  }

  async function keepRecordings(value: string | undefined): Promise<void> {
    const settings = vscode.workspace.getConfiguration('pagewright');
    await settings.update('recordings.keep', value, vscode.ConfigurationTarget.Workspace);
  }

  async function run(answers: string[], command = 'run', ...args: unknown[]) {
    let report: RunReport | undefined;
    const asked = await answerInputBoxes(answers, async () => {
      report = await execute<RunReport | undefined>(`pagewright.${command}`, ...args);
    });
    return { report, asked };
  }

  it('are asked for, masked, when a run needs one that is encrypted, and no more when they are known', async () => {
    await open({ '#token': encrypted });
    const { report, asked } = await run([token]);
    assert.equal(report?.outcome, 'done');
    assert.deepEqual(seen, [token]);
    assert.equal(asked.length, 1);
    assert.equal(asked[0]?.isMasked, true);
    assert.match(
      `${asked[0]?.title} ${asked[0]?.prompt}`,
      /"#token" .*secret-1\.extractor\.json.*kept in VS Code's secret store/,
    );
    const again = await run([], 'runFirstPage', editor.document.uri.toString(), 'things');
    assert.deepEqual([again.report?.outcome, again.asked], ['done', []]);
    assert.deepEqual(seen, [token, token]);
  });

  inSweep('are asked for when something refers to one that the file does not have', async () => {
    await open({});
    const { report, asked } = await run([token]);
    assert.deepEqual([report?.outcome, asked.length, seen], ['done', 1, [token]]);
  });

  for (const command of ['run', 'runFirstPage', 'testRun', 'debug', 'findPagination']) {
    (command === 'runFirstPage' ? it : inSweep)(
      `are asked for where one is empty, before ${command} sends anything`,
      async () => {
        await open({ '#token': '' });
        const asked = await answerInputBoxes([], () =>
          withPick('Find', () => execute(`pagewright.${command}`, editor.document.uri, 'things')),
        );
        assert.deepEqual([asked.map(({ title }) => title), seen], [['Secret "#token"'], []]);
      },
    );
  }

  it('are set for an empty one, and sent', async () => {
    await open({ '#token': '' });
    const { report, asked } = await run([token]);
    assert.deepEqual([report?.outcome, asked.length, seen], ['done', 1, [token]]);
    assert.deepEqual((await run([])).asked, []);
  });

  inSweep('are left empty where that is meant: no run asks again, and the empty value is sent', async () => {
    await open({ '#token': '' });
    const [message] = await shownMessages(() => answerInputBoxes([], () => execute('pagewright.run')), 'Leave Empty');
    assert.match(message?.text ?? '', /was not run: it needs a value for the secret "#token"/);
    assert.deepEqual([message?.buttons, seen], [['Set Missing Secrets', 'Leave Empty'], []]);
    const { report, asked } = await waitFor('the run', async () => {
      const ended = await run([]);
      return ended.report !== undefined && ended;
    });
    assert.deepEqual([report?.outcome, asked, seen], ['done', [], ['']]);
  });

  inSweep('are said to be missing on the line of an empty one, until it is set', async () => {
    await open({ '#token': '' });
    const codes = () =>
      vscode.languages
        .getDiagnostics(editor.document.uri)
        .map(({ code }) => (typeof code === 'object' ? code.value : code));
    await waitFor('the diagnostic', () => codes().includes('authentication.empty-secret'));
    await answerInputBoxes([token], () => execute('pagewright.setSecret', editor.document.uri, '#token'));
    await waitFor('its end', () => !codes().includes('authentication.empty-secret'));
  });

  it('are listed with their states by one command, which sets all that are missing', async () => {
    await open({ '#token': encrypted, '#other': '', '#plain': 'in-the-file' });
    let lines: PickItem[][] = [];
    const choose = (line: string | undefined) => () =>
      withPick(line, () => execute('pagewright.setSecret', editor.document.uri)).then((shown) => {
        lines = shown;
      });
    await answerInputBoxes([token, 'other'], choose('Set All Missing'));
    const labels = () => lines[0]?.map(({ label, description }) => `${label}: ${description}`);
    assert.deepEqual(labels(), [
      '$(list-ordered) Set All Missing Secrets: 2',
      '#token: missing, encrypted in the file',
      '#other: empty in the file',
      '#plain: in the file, where everyone can read it',
    ]);
    await waitFor('the secrets in the list', async () => {
      await choose(undefined)();
      return labels()?.includes('#other: set');
    });
    assert.deepEqual(labels(), [
      '#token: set',
      '#other: set',
      '#plain: in the file, where everyone can read it',
      '$(trash) Clear a Secret: ',
    ]);
  });

  inSweep('are cleared by the button of their line', async () => {
    await open({ '#token': encrypted });
    await run([token]);
    const [before, after] = await withPick({ button: '#token' }, () =>
      execute('pagewright.setSecret', editor.document.uri),
    );
    assert.deepEqual(
      [before, after].map((lines) => lines?.[0]?.description),
      ['set', 'missing, encrypted in the file'],
    );
    assert.equal((await run([])).asked.length, 1);
  });

  it('keep a run from starting where none is given', async () => {
    await open({ '#token': encrypted });
    const { report, asked } = await run([]);
    assert.deepEqual([report, asked.length, seen], [undefined, 1, []]);
  });

  inSweep('are asked for when a configuration is debugged, and in nothing that the debugger says', async () => {
    await open({ '#token': encrypted });
    const place = new vscode.Location(editor.document.uri, placeOf(editor.document, '"dataField"'));
    vscode.debug.addBreakpoints([new vscode.SourceBreakpoint(place)]);
    const debugged = new Debugged();
    const asked = await answerInputBoxes([token], () => debugged.stop(() => execute('pagewright.debug')));
    assert.deepEqual([asked.length, seen], [1, [token]]);
    for (const scope of ['Request', 'Response', 'Attributes and contexts'])
      for (const row of Object.values(await debugged.scope(scope)))
        if (row.variablesReference > 0) await debugged.inside(row);
    await execute('pagewright.debug.copyAsCurl');
    await execute('pagewright.debug.openResponse');
    const shown = vscode.window.activeTextEditor?.document.getText() ?? '';
    await debugged.end(() => vscode.debug.stopDebugging());
    vscode.debug.removeBreakpoints(vscode.debug.breakpoints);
    debugged.dispose();
    const said = [...debugged.said, await vscode.env.clipboard.readText(), shown].join('\n');
    assert.match(said, /"echo"/);
    assert.doesNotMatch(said, new RegExp(token));
  });

  inSweep('keep a debug session from starting where none is given', async () => {
    await open({ '#token': encrypted });
    const asked = await answerInputBoxes([], () => execute('pagewright.debug'));
    assert.deepEqual([asked.length, seen, vscode.debug.activeDebugSession], [1, [], undefined]);
  });

  inSweep('are asked for again when they were cleared', async () => {
    await open({ '#token': encrypted });
    await run([token]);
    await execute('pagewright.clearSecret', editor.document.uri, '#token');
    const { asked } = await run([]);
    assert.deepEqual([asked.length, seen], [1, [token]]);
  });

  inSweep('are set all at once, one after the other', async () => {
    await open({ '#token': encrypted, '#other': '' });
    const asked = await answerInputBoxes([token, 'other'], () =>
      execute('pagewright.setMissingSecrets', editor.document.uri),
    );
    assert.deepEqual(
      asked.map(({ title }) => title),
      ['Secret "#token" (1 of 2)', 'Secret "#other" (2 of 2)'],
    );
    assert.deepEqual((await run([])).asked, []);
    assert.deepEqual(
      await answerInputBoxes([], () => execute('pagewright.setMissingSecrets', editor.document.uri)),
      [],
    );
  });

  inSweep('are offered to be set where they are encrypted', async () => {
    await open({ '#token': encrypted });
    const start = editor.document.positionAt(editor.document.getText().indexOf(encrypted));
    const action = await waitFor('the quick fix', async () => {
      const range = new vscode.Range(start, start.translate(0, encrypted.length));
      const actions = await execute<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        editor.document.uri,
        range,
      );
      return actions.find(({ title }) => title === 'Set Secret "#token"…');
    });
    const { command = '', arguments: args = [] } = action.command ?? {};
    await answerInputBoxes([token], () => execute(command, ...args));
    assert.deepEqual((await run([])).asked, []);
    assert.deepEqual(seen, [token]);
  });

  describe('that are only in the store', () => {
    const basic = { type: 'basic' };
    const codes = ['authentication.missing-credential', 'authentication.encrypted-value', 'function.unknown-reference'];

    /** An empty password and a missing token; both are set. */
    async function openWithSecrets(): Promise<void> {
      await open({ username: 'ada', '#password': '' }, basic);
      for (const secret of ['#password', '#token']) {
        await answerInputBoxes([token], () => execute('pagewright.setSecret', editor.document.uri, secret));
      }
    }

    const found = () =>
      vscode.languages
        .getDiagnostics(editor.document.uri)
        .map(({ code }) => (typeof code === 'object' ? String(code.value) : String(code)))
        .filter((code) => codes.includes(code));

    inSweep('leave a plan of what has run, in its document, in the hover and above the job', async () => {
      await openWithSecrets();
      assert.equal((await run([])).report?.outcome, 'done');
      await execute('pagewright.showPlan', editor.document.uri);
      const plan = await waitFor('the plan', () => {
        const document = vscode.window.activeTextEditor?.document;
        return document?.uri.scheme === 'pagewright-plan' && document.getText();
      });
      assert.match(plan, /GET http:\/\/127\.0\.0\.1:\d+\/things\n {2}headers .*X-Token: •••/);
      const hover = await waitFor('the hover', async () => {
        const place = placeOf(editor.document, '"things"');
        const hovers = await execute<vscode.Hover[]>('vscode.executeHoverProvider', editor.document.uri, place);
        const parts = hovers.flatMap(({ contents }) => contents);
        return parts
          .map((part) => (typeof part === 'string' ? part : part.value))
          .find((part) => /\*\*Plan/.test(part));
      });
      assert.match(hover, /GET \/things/);
      await waitFor('the lens', async () => {
        const lenses = await execute<vscode.CodeLens[]>('vscode.executeCodeLensProvider', editor.document.uri);
        return lenses.some(({ command }) => command?.tooltip?.endsWith(': GET /things'));
      });
    });

    inSweep('are asked for where the authentication cannot do without the empty one', async () => {
      await open({ username: 'ada', '#password': '', '#token': 'x' }, basic);
      const { report, asked } = await run([token]);
      assert.deepEqual([report?.outcome, asked.map(({ title }) => title)], ['done', ['Secret "#password"']]);
    });

    inSweep('leave a preview of the tables', async () => {
      await openWithSecrets();
      assert.equal((await run([])).report?.outcome, 'done');
      const messages = threadMessages() as FromRunWorker[];
      await execute('pagewright.showPreview', editor.document.uri);
      const made = await waitFor('the tables', () => messages.find((message) => message.type === 'report'));
      assert.deepEqual([made.report.outcome, made.report.error], ['done', undefined]);
      assert.ok(messages.some((message) => message.type === 'preview' && message.tables.length === 1));
    });

    inSweep('leave a copy of the job as cURL, with a variable for each', async () => {
      await openWithSecrets();
      const place = placeOf(editor.document, '"things"');
      editor.selection = new vscode.Selection(place, place);
      await vscode.env.clipboard.writeText('');
      await execute('pagewright.copyJobAsCurl', editor.document.uri);
      assert.match(await vscode.env.clipboard.readText(), /^curl .*\$\{?TOKEN/s);
    });

    inSweep('leave a run on what was recorded, where the store has them no more', async () => {
      await openWithSecrets();
      await keepRecordings('onRequest');
      assert.equal((await run([], 'runAndRecord')).report?.outcome, 'done');
      for (const secret of ['#password', '#token'])
        await execute('pagewright.clearSecret', editor.document.uri, secret);
      const { report, asked } = await run([], 'runRecorded');
      assert.deepEqual([report?.outcome, asked, seen.length], ['done', [], 1]);
    });

    inSweep('are said to be there, and are no problem until they are cleared', async () => {
      await open({ username: 'ada', '#password': '' }, basic);
      await waitFor('the diagnostics', () => found().length === 2);
      await openWithSecrets();
      const { document } = editor;
      await waitFor('the end of the diagnostics', () => found().length === 0);
      const hints = await waitFor('the hints', async () => {
        const all = new vscode.Range(new vscode.Position(0, 0), document.lineAt(document.lineCount - 1).range.end);
        const shown = await execute<vscode.InlayHint[]>('vscode.executeInlayHintProvider', document.uri, all);
        return shown.filter(({ label }) => String(label).includes('secret store'));
      });
      assert.deepEqual(
        hints.map(({ label, position }) => [label, document.lineAt(position.line).text.trim()]),
        [
          ['#token is in the secret store', '"attr": "#token"'],
          ['in the secret store', '"#password": "",'],
        ],
      );
      await execute('pagewright.clearSecret', document.uri, '#password');
      await waitFor('the diagnostic of the password', () => found().join() === 'authentication.missing-credential');
    });

    it('come there from plain text by a quick fix, which leaves an empty value', async () => {
      await open({ '#token': token });
      const { document } = editor;
      const place = placeOf(document, '"#token":');
      const fix = await waitFor('the quick fix', async () => {
        const range = new vscode.Range(place, place);
        const actions = await execute<vscode.CodeAction[]>('vscode.executeCodeActionProvider', document.uri, range);
        return actions.find(({ title }) => title === 'Move "#token" to the Secret Store')?.command;
      });
      await execute(fix.command, ...(fix.arguments ?? []));
      assert.match(document.getText(), /"#token": ""/);
      const { report, asked } = await run([]);
      assert.deepEqual([report?.outcome, asked, seen], ['done', [], [token]]);
    });
  });

  it('are in no log, event, summary, page, recording, setting and file', async () => {
    await open({ '#token': encrypted });
    await keepRecordings('onRequest');
    await run([token], 'runAndRecord');
    assert.deepEqual(seen, [token]);
    await execute('pagewright.showEvents');
    await execute('pagewright.showRunSummaryAsText');
    const log = await logText(/Finished/);
    const shown = await waitFor('the documents', () => {
      const texts = vscode.workspace.textDocuments.filter(({ uri }) => uri.scheme.startsWith('pagewright-'));
      return texts.length >= 2 && texts.map((document) => document.getText());
    });
    const files = [
      await vscode.workspace.findFiles('**', null),
      await vscode.workspace.findFiles('.pagewright/**', null),
    ];
    const written = await Promise.all(files.flat().map(async ({ path }) => (await readFileAt(path)) ?? ''));
    assert.ok(
      written.some((text) => text.includes(encrypted)),
      'the configuration as it was',
    );
    const settings = JSON.stringify(vscode.workspace.getConfiguration());
    for (const text of [log, settings, ...shown, ...written]) assert.ok(!text.includes(token), text);
  });

  inSweep('are not needed to run on what was recorded with one', async () => {
    await open({ '#token': encrypted });
    await keepRecordings('onRequest');
    await run([token], 'runAndRecord');
    await execute('pagewright.clearSecret', editor.document.uri, '#token');
    const { report, asked } = await run([], 'runRecorded');
    assert.deepEqual([report?.outcome, asked, seen], ['done', [], [token]]);
  });

  async function readFileAt(path: string): Promise<string | undefined> {
    return await readFile(vscode.workspace.asRelativePath(path));
  }
});
