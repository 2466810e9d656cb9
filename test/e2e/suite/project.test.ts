import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';
import { answerSteps } from './support/answerSteps.ts';
import { closeAll } from './support/closeAll.ts';
import { Debugged } from './support/debugged.ts';
import { offeredItems } from './support/offeredItems.ts';
import { openPane } from './support/openPane.ts';
import { copyTree, type Tool, tools } from './support/projectTree.ts';
import { replaceText } from './support/replaceText.ts';
import { run } from './support/run.ts';
import { shownMessages } from './support/shownMessages.ts';
import { tokensOf } from './support/tokensOf.ts';
import { waitFor } from './support/waitFor.ts';
import { withWindow } from './support/withWindow.ts';

const execute = vscode.commands.executeCommand;

/** A page of a list of 30, 10 a page. */
function pageOf(page: string | null): object {
  const rows = Array.from({ length: 30 }, (_, index) => ({ id: index + 1 }));
  const start = (Number(page ?? 1) - 1) * 10;
  return { total: 30, rows: rows.slice(start, start + 10) };
}
const generic = 'main/extractor/ex-generic-v2';

for (const tool of Object.keys(tools) as Tool[]) {
  const { file, language, values, variables } = tools[tool];

  describe(`A project in the tree of ${tool}`, () => {
    let api: TestApi;
    let folder: vscode.Uri;
    const tokens: unknown[] = [];

    before(async () => {
      api = await startApi(({ url = '', headers }, response) => {
        tokens.push(headers['x-token']);
        if (url.includes('/paged'))
          return sendJson(response, pageOf(new URL(url, 'http://x').searchParams.get('page')));
        if (url.includes('/lists')) return sendJson(response, { first: [{ id: 1 }], second: [{ id: 2 }] });
        // Each list has one record without the key that "Fails" asks for.
        sendJson(response, [{ id: 1 }]);
      });
      folder = await copyTree(tool, api.port);
    });
    after(async () => {
      await vscode.workspace.fs.delete(folder, { recursive: true });
      await api.close();
    });
    beforeEach(() => api.requests.splice(0));
    afterEach(async () => {
      await execute('pagewright.switchEnvironment', uriOf(`${generic}/with-rows/${file}`), undefined, null);
      await closeAll();
    });

    const uriOf = (name: string) => vscode.Uri.joinPath(folder, name);
    const users = () => uriOf(`${generic}/with-rows/rows/users/${file}`);
    const isYaml = tool === 'kbagent';

    /** Shows a file, unsaved with another text in it. */
    async function showWith(
      uri: vscode.Uri,
      ...changes: [before: string, after: string][]
    ): Promise<vscode.TextEditor> {
      const editor = await vscode.window.showTextDocument(uri, { preview: false });
      for (const [before, after] of changes) await replaceText(editor, before, after);
      return editor;
    }

    const endpoint = (name: string): [string, string] =>
      isYaml ? ['endpoint: users', `endpoint: ${name}`] : ['endpoint": "users', `endpoint": "${name}`];

    async function fixesAt(uri: vscode.Uri, range: vscode.Range, title: RegExp): Promise<vscode.CodeAction[]> {
      return await waitFor(`the fixes ${title}`, async () => {
        const all = await execute<vscode.CodeAction[]>('vscode.executeCodeActionProvider', uri, range);
        const found = all.filter((action) => title.test(action.title));
        return found.length > 0 && found;
      });
    }

    const runFindings = (uri: vscode.Uri) =>
      vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'pagewright run');

    /** The language of a file some time after it was shown. */
    const shown = async (name: string) => {
      await vscode.window.showTextDocument(uriOf(name), { preview: false });
      await execute('pagewright.project.focus');
      return () => vscode.workspace.textDocuments.find(({ uri }) => uri.path === uriOf(name).path)?.languageId;
    };

    for (const [what, name] of [
      ['a configuration', `${generic}/orders-of-the-shop/${file}`],
      ['a disabled one', `${generic}/${tool === 'kbc' ? 'ciselniky-mesta' : 'seln-ky-m-sta'}/${file}`],
      ['a row', `${generic}/with-rows/rows/users/${file}`],
      ['variables', variables],
      ['values', values],
    ] as const) {
      it(`recognises ${what} when it is shown`, async () => {
        const languageNow = await shown(name);
        await waitFor(`the language of ${name}`, () => languageNow() === language);
      });
    }

    it('leaves the configuration of another component alone', async () => {
      const before = tool === 'kbc' ? 'json' : 'yaml';
      const other = await shown(`main/extractor/acme.ex-orders/acme-eu/${file}`);
      // By then the file before it would have been recognised.
      const ours = await shown(values);
      await waitFor('the language of a file of ours', () => ours() === language);
      assert.equal(other(), before);
    });

    it('gives variables a colour of their own', async () => {
      const { document } = await vscode.window.showTextDocument(uriOf(`${generic}/with-rows/${file}`));
      const tokens = await tokensOf(document.getText(), language);
      const coloured = tokens.filter(({ scopes }) => scopes.some((scope) => scope.startsWith('support.variable')));
      assert.deepEqual(
        coloured.map(({ text }) => text),
        ['{{ host }}', '{{ region }}'],
      );
    });

    it('runs a row with the values that are chosen, and keeps the choice', async () => {
      const row = uriOf(`${generic}/with-rows/rows/users/${file}`);
      assert.equal((await run('run', row)).outcome, 'done');
      await execute('pagewright.switchEnvironment', row, undefined, 'US');
      assert.equal((await run('run', row)).outcome, 'done');
      assert.deepEqual(api.requests, ['GET /eu/users', 'GET /us/users']);
    });

    it('offers the sets of values in the list of environments', async () => {
      const items = await offeredItems(() =>
        execute('pagewright.switchEnvironment', uriOf(`${generic}/with-rows/${file}`)),
      );
      assert.deepEqual(
        items.slice(0, 3).map(({ label, description }) => [label, description]),
        [
          ['Values of "Variables definition for ex-generic-v2/103"', undefined],
          ['Default Values', 'default · in use'],
          ['US', undefined],
        ],
      );
    });

    it('runs a set of values from its file', async () => {
      assert.equal((await run('run', uriOf(values))).outcome, 'done');
      assert.deepEqual(api.requests, ['GET /us/users']);
    });

    it('runs the rows of a configuration, says which are left out, and names the run', async () => {
      const messages = await shownMessages(() => run('run', uriOf(`${generic}/with-rows/${file}`)));
      assert.deepEqual(api.requests, ['GET /eu/users']);
      assert.match(
        messages.map(({ text }) => text).join('\n'),
        /Not run, because the platform skips disabled rows: "With rows › Teams"\./,
      );
    });

    it('runs a disabled row that is asked for, and says that the platform would skip it', async () => {
      const messages = await shownMessages(() => run('run', uriOf(`${generic}/with-rows/rows/teams/${file}`)));
      assert.deepEqual(api.requests, ['GET /eu/teams']);
      assert.match(
        messages.map(({ text }) => text).join('\n'),
        /"With rows › Teams" runs here, but the platform would skip it: the row is disabled\./,
      );
    });

    it('refuses a run with values that do not exist, with the reason', async () => {
      const row = uriOf(`${generic}/with-rows/rows/users/${file}`);
      await execute('pagewright.switchEnvironment', row, undefined, 'Asia');
      const messages = await shownMessages(() => execute('pagewright.run', row));
      assert.deepEqual(api.requests, []);
      assert.match(messages.map(({ text }) => text).join('\n'), /"Asia"/);
    });

    it('runs unsaved text', async () => {
      const row = uriOf(`${generic}/with-rows/rows/users/${file}`);
      const editor = await vscode.window.showTextDocument(row, { preview: false });
      await replaceText(
        editor,
        tool === 'kbc' ? 'endpoint": "users' : 'endpoint: users',
        tool === 'kbc' ? 'endpoint": "people' : 'endpoint: people',
      );
      await run('run', row);
      assert.deepEqual(api.requests, ['GET /eu/people']);
    });

    it('marks what a run found in the file that the user can change', async () => {
      const row = uriOf(`${generic}/with-rows/rows/users/${file}`);
      const editor = await vscode.window.showTextDocument(row, { preview: false });
      await replaceText(
        editor,
        'endpoint',
        tool === 'kbc' ? 'dataField": "gone", "endpoint' : 'dataField: gone\n      endpoint',
      );
      await execute('pagewright.run', row);
      const [found] = await waitFor('the finding', () =>
        vscode.languages.getDiagnostics(row).filter(({ source }) => source === 'pagewright run'),
      );
      const { document } = await vscode.window.showTextDocument(row);
      assert.match(document.lineAt(found?.range.start.line ?? 0).text, /dataField/);
    });

    it('marks what a run found where the value of a variable is', async () => {
      const { document } = await showWith(uriOf(values));
      const dataField = isYaml ? "dataField: '{{ region }}'\n      endpoint" : 'dataField": "{{ region }}", "endpoint';
      await showWith(users(), ['endpoint', dataField]);
      await run('run', uriOf(values));
      const [found] = await waitFor('the finding', () => {
        const all = runFindings(document.uri);
        return all.length > 0 && all;
      });
      assert.match(document.getText(found?.range), /^"?us"?$/);
    });

    it('offers what a run saw, and writes it into the file of the row', async () => {
      const editor = await showWith(users(), endpoint('lists'));
      await execute('pagewright.run', users());
      const [found] = await waitFor('the finding', () => {
        const all = runFindings(users());
        return all.length > 0 && all;
      });
      assert.ok(found);
      const { shows } = await openPane();
      const { result } = await shows('the fix', ({ result: { step } }) => step === 'fix');
      assert.equal(result.fix, 'Choose "dataField"…');
      const [fix] = await fixesAt(users(), found.range, /^Write "dataField": "first"/);
      assert.ok(fix?.edit && (await vscode.workspace.applyEdit(fix.edit)));
      assert.match(editor.document.getText(), isYaml ? /\n {6}dataField: first\n/ : /"dataField": "first"/);
      await waitFor('no finding', () => runFindings(users()).length === 0);
    });

    /** Chooses the row "Users" in the list of rows. */
    const chooseUsers = async (items: readonly vscode.QuickPickItem[]) =>
      items.find(({ label }) => label === 'With rows › Users');

    for (const from of [`rows/users/${file}`, file]) {
      it(`finds the pagination of a row from ${from}, and writes it into the file of the row as one edit`, async () => {
        const { document: row } = await showWith(users(), endpoint('paged'));
        const before = row.getText();
        const asked = uriOf(`${generic}/with-rows/${from}`);
        const { document } = await vscode.window.showTextDocument(asked, { preview: false });
        const own = document.getText();
        const messages = await shownMessages(async (shown) => {
          await withWindow({ showQuickPick: chooseUsers }, async () => {
            await answerSteps([{ text: '$(search) Find and prove: up to 12 requests' }], () =>
              execute('pagewright.findPagination', asked, 'paged'),
            );
          });
          await waitFor('the message', () => shown.some(({ text }) => text.includes('none twice')));
        });
        const said = messages.find(({ text }) => text.includes('none twice'));
        assert.match(row.getText(), isYaml ? /\n {4}pagination:\n {6}method: pagenum\n/ : /"method": "pagenum"/);
        if (from === file) {
          assert.match(said?.text ?? '', /It is written into \S*with-rows\/rows\/users\/\S+\.$/);
          assert.equal(document.getText(), own);
        } else assert.doesNotMatch(said?.text ?? '', /It is written into/);
        await vscode.window.showTextDocument(row);
        await execute('undo');
        await waitFor('the text as it was', () => row.getText() === before);
      });
    }

    it('imports a cURL command as a job into the row in front', async () => {
      const { document } = await showWith(users());
      await execute('pagewright.importCurlAsJob', users(), `curl http://127.0.0.1:${api.port}/eu/tags`);
      await waitFor('the job', () => /endpoint"?: "?\S*tags/.test(document.getText()));
      assert.match(document.getText(), /endpoint"?: "?users/);
    });

    it('moves a secret in plain text to the secret store, which the runs of its rows use', async () => {
      const body = uriOf(`${generic}/with-rows/${file}`);
      const { document } = await showWith(
        body,
        isYaml
          ? ['config: {}', "config:\n    '#token': plain-5ecret"]
          : ['config": {', 'config": {"#token": "plain-5ecret"'],
        isYaml
          ? ['api:', "api:\n    http:\n      headers:\n        X-Token:\n          attr: '#token'"]
          : ['api": {', 'api": {"http": {"headers": {"X-Token": {"attr": "#token"}}},'],
      );
      try {
        const line = document.positionAt(document.getText().indexOf('plain-5ecret')).line;
        const [fix] = await fixesAt(body, document.lineAt(line).range, /^Move "#token" to the Secret Store$/);
        assert.ok(fix?.command);
        const { command, arguments: args = [] } = fix.command;
        const messages = await shownMessages(() => execute(command, ...args));
        assert.match(
          messages[0]?.text ?? '',
          /"#token" is in the secret store, and empty in \S+\. A push would make it/,
        );
        assert.match(document.getText(), /#token['"]: (""|'')/);
        tokens.splice(0);
        assert.equal((await run('run', users())).outcome, 'done');
        assert.deepEqual(tokens, ['plain-5ecret']);
      } finally {
        await execute('pagewright.clearSecret', body, '#token');
      }
    });

    it('stops at a breakpoint in a row, and shows it there', async () => {
      const row = uriOf(`${generic}/with-rows/rows/users/${file}`);
      const { document } = await vscode.window.showTextDocument(row, { preview: false });
      const line = document.positionAt(document.getText().indexOf('endpoint')).line;
      const debugged = new Debugged();
      try {
        vscode.debug.addBreakpoints([
          new vscode.SourceBreakpoint(new vscode.Location(row, new vscode.Position(line, 0))),
        ]);
        const frame = await debugged.stop(() => execute('pagewright.debug', row));
        const { stackFrames } = await debugged.session.customRequest('stackTrace', { threadId: 1 });
        assert.ok(stackFrames[0]?.source?.path.endsWith(row.path), stackFrames[0]?.source?.path);
        assert.equal(frame.line, line + 1);
        await debugged.end(() => execute('workbench.action.debug.continue'));
        assert.deepEqual(api.requests, ['GET /eu/users']);
      } finally {
        await vscode.debug.stopDebugging();
        vscode.debug.removeBreakpoints(vscode.debug.breakpoints);
        debugged.dispose();
      }
    });

    it('takes a new configuration, which runs at once', async () => {
      await answerSteps(
        [
          { text: `127.0.0.1:${api.port}/new/` },
          { text: 'None' },
          { text: 'things' },
          { text: 'Branch main of project 4321' },
          { text: 'New things' },
        ],
        () => execute('pagewright.newConfiguration'),
      );
      const created = uriOf(`${generic}/new-things/${file}`);
      const { document } = await waitFor('the configuration', () =>
        vscode.window.visibleTextEditors.find((editor) => editor.document.uri.path === created.path),
      );
      assert.equal(document.languageId, language);
      assert.match(document.getText(), /new\//);
      await waitFor('its first page', () => api.requests.some((request) => request.includes('/new/things')));
    });

    it('lists branches, configurations and rows in a view', async () => {
      const opened = await waitFor('the first configuration of the view', async () => {
        await execute('pagewright.project.focus');
        for (const key of [
          'list.collapseAll',
          'list.focusFirst',
          'list.expand',
          'list.focusDown',
          'list.expand',
          'list.focusDown',
          'list.select',
        ])
          await execute(key);
        const path = vscode.window.activeTextEditor?.document.uri.path;
        return path?.includes('project-') && path;
      });
      assert.match(opened, /ex-generic-v2/);
    });
  });
}
