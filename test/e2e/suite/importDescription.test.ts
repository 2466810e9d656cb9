import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import * as vscode from 'vscode';
import { inSweep, sampled } from '../../support/sweep.ts';
import { answerSteps, type Reply } from './support/answerSteps.ts';
import { apiOfExtension } from './support/apiOfExtension.ts';
import { cancelInNotification } from './support/cancelInNotification.ts';
import { closeAll } from './support/closeAll.ts';
import { customTab } from './support/customTab.ts';
import { fileUri } from './support/fileUri.ts';
import { opensNothing } from './support/opensNothing.ts';
import { readFile } from './support/readFile.ts';
import { type ShownMessage, shownMessages } from './support/shownMessages.ts';
import { waitFor } from './support/waitFor.ts';
import { withoutFolder } from './support/withoutFolder.ts';
import { withWindow } from './support/withWindow.ts';
import { withWorkspace } from './support/withWorkspace.ts';
import { writeFile } from './support/writeFile.ts';

const execute = vscode.commands.executeCommand;
const token = 's3cret token';

describe('New Configuration from a description', () => {
  let server: http.Server;
  let baseUrl: string;
  let seen: { url: string | undefined; authorization: string | undefined }[];
  /** The description of the API, at `/openapi.yaml`. */
  let document: string;
  // One for each test: an editor may still show what a file of that name held before.
  let name: string;
  let count = 0;

  beforeEach(async () => {
    name = `described-${++count}`;
    seen = [];
    server = http.createServer(({ url = '', headers: { authorization } }, response) => {
      seen.push({ url, authorization });
      if (url === '/slow.yaml') return;
      if (url === '/openapi.yaml') return void response.end(document);
      const skip = Number(new URL(url, baseUrl).searchParams.get('skip') ?? 0);
      const items = Array.from({ length: 5 }, (_, index) => ({ id: index + 1 })).slice(skip, skip + 2);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ total: 5, items }));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    document = describedBy([baseUrl]);
  });

  afterEach(async () => {
    await closeAll();
    const config = fileUri(`${name}.extractor.json`);
    await execute('pagewright.clearSecret', config, '#token').then(undefined, () => undefined);
    const files = [
      `${name}.extractor.json`,
      `${name}.openapi.yaml`,
      `${name}.yaml`,
      'specs',
      'out',
      '.pagewright.json',
    ];
    for (const file of files)
      await vscode.workspace.fs.delete(fileUri(file), { recursive: true }).then(undefined, () => undefined);
    server.closeAllConnections();
    await once(server.close(), 'close');
  });

  const written = async () => JSON.parse((await readFile(`${name}.extractor.json`)) ?? 'null')?.parameters;
  /** Whether the file is there, and the message at the end. Presses a button of that message. */
  const importing = async (replies: readonly Reply[], args: unknown[] = [], press?: string) => {
    let messages: ShownMessage[] = [];
    const shown = await answerSteps(replies, async () => {
      messages = await shownMessages(() => execute('pagewright.importDescription', ...args), press);
    });
    return { shown, messages };
  };

  it('leads from a file of the workspace over the endpoints and the secret to the first page', async () => {
    const file = await writeFile(document, `${name}.openapi.yaml`);
    const replies: Reply[] = [{ text: `${name}.openapi.yaml` }, { picks: ['GET /bikes'] }, { text: token }, 'accept'];
    const { shown, messages } = await importing(replies, [], 'Run First Page');
    assert.deepEqual(
      shown.map(({ step, isMasked }) => [step, isMasked]),
      [
        ['1 of 3', false],
        ['2 of 3', false],
        ['3 of 4', true],
        ['4 of 4', false],
      ],
    );
    assert.equal(shown[3]?.proposed, name);
    const { api, config } = await written();
    assert.equal(api.baseUrl, baseUrl);
    assert.deepEqual([api.pagination.method, api.pagination.offsetParam], ['offset', 'skip']);
    assert.equal(config['#token'], '');
    assert.deepEqual(
      config.jobs.map(({ endpoint, dataField }: Record<string, string>) => [endpoint, dataField]),
      [['bikes', 'items']],
    );
    assert.match(messages[0]?.text ?? '', /^1 job written/);
    const { viewType } = await waitFor('the report', () => customTab(`${name}.import.md`));
    assert.equal(viewType, 'vscode.markdown.preview.editor');
    await waitFor('the first page', () => seen.length > 0);
    assert.equal(seen[0]?.authorization, `Bearer ${token}`);
    // The name of the file says to which configuration it belongs.
    assert.equal(await readFile('.pagewright.json'), undefined);
    assert.equal(await readFile(`${name}.openapi.yaml`), document);
    assert.ok(file);
  });

  inSweep('writes what has no finding, and where a description of another name is', async () => {
    const file = await writeFile(document, 'specs', 'bikes.yaml');
    await importing([{ picks: ['GET /bikes'] }, 'accept', { text: name }], [file]);
    const config = fileUri('specs', `${name}.extractor.json`);
    assert.equal(vscode.window.activeTextEditor?.document.uri.toString(), config.toString());
    await waitFor('the lenses, which are there when the text is checked', () =>
      execute<vscode.CodeLens[]>('vscode.executeCodeLensProvider', config),
    );
    assert.deepEqual(
      vscode.languages.getDiagnostics(config).filter(({ severity }) => severity === vscode.DiagnosticSeverity.Error),
      [],
    );
    assert.deepEqual(JSON.parse((await readFile('.pagewright.json')) ?? ''), {
      descriptions: { [`specs/${name}.extractor.json`]: 'specs/bikes.yaml' },
    });
  });

  inSweep('reads an address, and saves its document beside the configuration', async () => {
    document = describedBy([baseUrl, `${baseUrl}v2/`]);
    const replies: Reply[] = [
      { text: `${baseUrl}openapi.yaml` },
      { text: `${baseUrl}v2/` },
      { picks: ['GET /bikes'] },
      'accept',
      { text: name },
    ];
    await importing(replies);
    assert.equal((await written()).api.baseUrl, `${baseUrl}v2/`);
    assert.equal(await readFile(`${name}.openapi.yaml`), document);
  });

  it('takes the name of a file that was typed, and proposes a name from the title', async () => {
    await writeFile(document.replace('title: Bikes', 'title: Fleet API'), 'specs', 'bikes.yaml');
    const file = path.join('specs', 'bikes.yaml');
    const { shown } = await importing([{ text: file }, { picks: ['GET /bikes'] }, 'accept', 'leave']);
    assert.deepEqual(
      shown.map(({ step, proposed }) => [step, proposed]),
      [
        ['1 of 3', shown[0]?.proposed],
        ['2 of 3', shown[1]?.proposed],
        ['3 of 4', ''],
        ['4 of 4', 'fleet'],
      ],
    );
  });

  inSweep('asks again for a file that is not there', async () => {
    const { createQuickPick } = apiOfExtension().window;
    let pick: vscode.QuickPick<vscode.QuickPickItem> | undefined;
    await withWindow({ createQuickPick: () => (pick = createQuickPick()) }, async () => {
      const importing = execute('pagewright.importDescription');
      const list = await waitFor('the list', () => pick);
      list.value = 'missing.yaml';
      await waitFor('the problem', async () => {
        await execute('workbench.action.acceptSelectedQuickOpenItem');
        return /^There is no file ".*missing\.yaml"\.$/.test(list.prompt ?? '');
      });
      await execute('workbench.action.closeQuickOpen');
      await importing;
    });
  });

  inSweep('is offered where the address of an API is asked for', async () => {
    const replies: Reply[] = [{ text: `${baseUrl}openapi.yaml` }, { picks: ['GET /bikes'] }, 'accept', { text: name }];
    await answerSteps(replies, () => execute('pagewright.newConfiguration'));
    assert.equal((await written()).api.baseUrl, baseUrl);
  });

  inSweep('begins with the description of the sample API in the walkthrough', async () => {
    const replies: Reply[] = [{ picks: ['GET /stations'] }, 'accept'];
    await answerSteps(replies, () => shownMessages(() => execute('pagewright.walkthrough.importSample')));
    const text = await readFile('pagewright-samples', 'sample-api.extractor.json');
    await vscode.workspace.fs.delete(fileUri('pagewright-samples'), { recursive: true });
    assert.equal(JSON.parse(text ?? '').parameters.config.jobs[0].endpoint, 'stations');
  });

  inSweep('browses for a file, and comes back where none is chosen', async () => {
    const file = await writeFile(document, 'specs', 'bikes.yaml');
    const chosen = [undefined, [file]];
    const showOpenDialog = async () => chosen.shift();
    const { shown } = await withWindow({ showOpenDialog }, () =>
      importing([{ text: 'Browse…' }, { text: 'Browse…' }, 'leave']),
    );
    assert.deepEqual(
      shown.map(({ step }) => step),
      ['1 of 3', '1 of 3', '2 of 3'],
    );
  });

  inSweep('asks in a dialog for the file where no folder is open', async () => {
    const file = fileUri(`${name}.extractor.json`);
    const replies: Reply[] = [{ picks: ['GET /bikes'] }, 'accept'];
    const showSaveDialog = async () => file;
    await withoutFolder(() => withWindow({ showSaveDialog }, () => importing(replies, [`${baseUrl}openapi.yaml`])));
    assert.equal((await written()).api.baseUrl, baseUrl);
  });

  const way: Reply[] = [{ picks: ['GET /bikes'] }, 'accept', { text: 'x' }];
  for (const [test, steps] of sampled([0, 1, 2])) {
    test(`writes, opens and says nothing where it is left at step ${steps + 2}`, async () => {
      const file = await writeFile(document, `${name}.openapi.yaml`);
      const { messages } = await opensNothing(() => importing([...way.slice(0, steps), 'leave'], [file]));
      assert.deepEqual(messages, []);
      assert.equal(await readFile(`${name}.extractor.json`), undefined);
    });
  }

  inSweep('is cancelled while a description is read', async () => {
    await cancelInNotification(execute('pagewright.importDescription', `${baseUrl}slow.yaml`));
    assert.equal(vscode.window.visibleTextEditors.length, 0);
  });

  inSweep('replaces no file', async () => {
    await writeFile('{}', `${name}.extractor.json`);
    const file = await writeFile(document, `${name}.openapi.yaml`);
    const { shown } = await importing([{ picks: ['GET /bikes'] }, 'accept', { text: name }, 'leave'], [file]);
    assert.deepEqual([shown[2]?.proposed, /exists already/.test(shown[2]?.problem ?? '')], [`${name}-2`, true]);
    assert.equal(await readFile(`${name}.extractor.json`), '{}');
  });

  inSweep('opens the place of a fault', async () => {
    const file = await writeFile('openapi: 3.1.0\ninfo: {}\npaths:\n  /bikes: [1\n', `${name}.yaml`);
    const { messages } = await importing([], [file], 'Open File');
    assert.equal(messages.length, 1);
    assert.deepEqual([messages[0]?.level, messages[0]?.buttons], ['error', ['Open File']]);
    const editor = await waitFor('the file', () => vscode.window.activeTextEditor);
    assert.equal(editor.document.uri.toString(), file.toString());
    assert.ok(editor.selection.active.line >= 3, `${editor.selection.active.line}`);
  });

  const refused: [name: string, text: string, message: RegExp][] = [
    ['no description', 'a: 1\n', /OpenAPI/],
    ['a description without paths', 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n', /path/],
    ['a description without an endpoint to read', 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: {}\n', /./],
  ];
  for (const [test, [what, text, message]] of sampled(refused)) {
    test(`says so where the file is ${what}`, async () => {
      const file = await writeFile(text, `${name}.yaml`);
      const { shown, messages } = await importing([], [file]);
      assert.deepEqual(shown, []);
      assert.deepEqual(
        messages.map(({ level }) => level),
        ['error'],
      );
      assert.match(messages[0]?.text ?? '', message);
    });
  }

  inSweep('says so where an address does not respond', async () => {
    const { messages } = await importing([], ['http://127.0.0.1:1/openapi.yaml']);
    assert.match(messages[0]?.text ?? '', /127\.0\.0\.1:1/);
  });

  inSweep('reads files without trust, and sends nothing', async () => {
    const file = await writeFile(document, `${name}.openapi.yaml`);
    await withWorkspace('isTrusted', false, async () => {
      const { messages } = await importing([{ text: `${baseUrl}openapi.yaml` }]);
      assert.deepEqual(messages[0]?.buttons, ['Manage Workspace Trust']);
      await importing([{ picks: ['GET /bikes'] }, 'accept', 'accept'], [file]);
    });
    assert.equal((await written()).api.baseUrl, baseUrl);
    assert.deepEqual(seen, []);
  });
});

/** A small API in OpenAPI. */
function describedBy(servers: readonly string[]): string {
  return `openapi: 3.1.0
info: { title: Bikes, version: "1" }
servers: ${JSON.stringify(servers.map((url) => ({ url })))}
security: [{ token: [] }]
paths:
  /bikes:
    get:
      summary: All bikes
      parameters:
        - { name: skip, in: query, description: How many bikes to skip., schema: { type: integer, default: 0 } }
        - { name: limit, in: query, schema: { type: integer, default: 2, maximum: 2 } }
      responses:
        "200":
          description: A page of bikes
          content:
            application/json:
              schema:
                type: object
                properties:
                  total: { type: integer }
                  items: { type: array, items: { type: object, properties: { id: { type: integer } } } }
  /status:
    get:
      responses:
        "200":
          description: Whether it works
          content: { application/json: { schema: { type: object, properties: { ok: { type: boolean } } } } }
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
`;
}
