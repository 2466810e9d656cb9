import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CodeAction, CompletionList, Diagnostic } from 'vscode-languageserver-types';
import { type RunningServer, startLanguageServer } from '../support/languageServer.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const configOf = (job: string) =>
  JSON.stringify({ api: { baseUrl: 'https://api.example.com/' }, config: { jobs: [{ endpoint: job }] } });
const text = '{ "verdit": "complete", "jobs": {} }';

/** An editor with the capabilities of VS Code, which has documents of the language JSON. */
describe('expect.json in the talk with an editor', () => {
  const folder = temporaryFolder();
  let server: RunningServer;
  let registered: Map<string, unknown>;
  const uriOf = (...names: string[]) => pathToFileURL(path.join(folder(), ...names)).href;
  const expect = () => uriOf('shop.tests', 'all', 'expect.json');

  async function start(options: object = {}): Promise<void> {
    registered = new Map();
    const dynamic = { dynamicRegistration: true };
    server = await startLanguageServer(options, {
      initialize: {
        capabilities: {
          textDocument: { synchronization: dynamic, completion: dynamic, hover: dynamic, codeAction: dynamic },
        },
      },
      prepare: (connection) =>
        connection.onRequest('client/registerCapability', ({ registrations }) => {
          for (const { method, registerOptions } of registrations) registered.set(method, registerOptions);
        }),
    });
  }
  beforeEach(async () => {
    await mkdir(path.join(folder(), 'shop.tests', 'all', 'tables'), { recursive: true });
    await writeFile(path.join(folder(), 'shop.extractor.json'), configOf('orders'));
    await start();
  });
  afterEach(() => server.stop());

  const open = (content: string) => server.open(expect(), content, 'json');
  const codesOf = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ code }) => code);

  it('asks for these files, and for what their authors need', async () => {
    await open(text);
    for (const method of ['didOpen', 'didChange', 'didClose', 'completion', 'hover', 'codeAction'])
      assert.match(
        JSON.stringify(registered.get(`textDocument/${method}`)),
        /"pattern":"\*\*\/\*\.tests\/\*\/expect\.json"/,
        method,
      );
    assert.ok(!registered.has('textDocument/formatting'));
  });

  it('has diagnostics with their fixes', async () => {
    const diagnostics = await open(text);
    assert.deepEqual(codesOf(diagnostics), ['test.invalid-expectation']);
    const actions: CodeAction[] = await server.connection.sendRequest('textDocument/codeAction', {
      textDocument: { uri: expect() },
      range: diagnostics[0]?.range,
      context: { diagnostics },
    });
    assert.equal(actions[0]?.title, 'Change to "verdict"');
  });

  it('completes the names of the configuration beside it', async () => {
    await open('{ "jobs": {  } }');
    const list: CompletionList = await server.connection.sendRequest('textDocument/completion', {
      textDocument: { uri: expect() },
      position: { line: 0, character: 12 },
    });
    assert.deepEqual(
      list.items.map(({ label }) => label),
      ['orders'],
    );
  });

  it('is checked again when its configuration has changed in the editor', async () => {
    assert.deepEqual(codesOf(await open('{ "jobs": { "orders": {} } }')), []);
    await server.open(uriOf('shop.extractor.json'), configOf('orders'), 'extractor-config');
    const next = server.nextDiagnostics(expect());
    await server.change(uriOf('shop.extractor.json'), 2, [{ text: configOf('users') }]);
    assert.deepEqual(codesOf(await next), ['test.unknown-job']);
  });

  it('leaves its syntax to an editor that checks JSON itself', async () => {
    assert.deepEqual(codesOf(await open('{ "jobs": }')), ['json.syntax']);
    await server.stop();
    await start({ checksJson: true });
    assert.deepEqual(codesOf(await open('{ "jobs": }')), []);
  });

  it('has no formatting, for which an editor has its own', async () => {
    await open(text);
    const edits = await server.connection.sendRequest('textDocument/formatting', {
      textDocument: { uri: expect() },
      options: { tabSize: 2, insertSpaces: true },
    });
    assert.deepEqual(edits, []);
  });
});
