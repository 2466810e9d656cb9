import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { CodeAction, CompletionList, Diagnostic, Hover } from 'vscode-languageserver-types';
import * as fileProtocol from '../../server/fileProtocol.ts';
import * as protocol from '../../server/protocol.ts';
import { builtServer } from '../support/builtServer.ts';
import { type DescribedEditor, describedCommand, describedEditors, editorsPage } from '../support/editorsPage.ts';
import { type RunningServer, type StartingEditor, startLanguageServer } from '../support/languageServer.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const text = `{
  "api": { "baseUrl": "https://api.example.com/", "pagination": { "method": "offset" } },
  "config": { "jobs": [{ "endpoint": "users", "metod": "GET" }] }
}`;
const unset = 'pagination.page-size-unset';
const unknown = 'config.unknown-key';
const severity = { [unset]: 'off' };

interface Editor extends StartingEditor {
  initializationOptions?: unknown;
  /** The language that it gives a configuration. */
  language: string;
}

/** The settings that an editor takes from its part of the page, by its documentation. */
const editors: Record<string, (described: DescribedEditor) => Editor> = {
  Neovim: ({ command, text: lua }) => {
    assert.match(
      lua,
      /settings = \{\s+pagewright = \{ diagnostics = \{ severity = \{ \['pagination\.page-size-unset'\] = 'off' \} \} \},/,
    );
    return {
      command,
      language: 'extractor-config',
      initialize: { capabilities: { workspace: { configuration: true, didChangeConfiguration: {} } } },
      prepare: (connection) => connection.onRequest('workspace/configuration', ({ items }) => items.map(neovimSetting)),
    };
  },
  Helix: ({ command, text: toml }) => {
    assert.match(toml, /config = \{ diagnostics = \{ severity = \{ "pagination\.page-size-unset" = "off" \} \} \}/);
    return {
      command,
      language: 'extractor-config',
      initializationOptions: { diagnostics: { severity } },
      initialize: { capabilities: { workspace: { configuration: true } } },
      // This editor has one table for the options and for the settings, and nothing at `pagewright` there.
      prepare: (connection) => connection.onRequest('workspace/configuration', ({ items }) => items.map(() => null)),
    };
  },
  Zed: ({ command, text: json }) => {
    const { initialization_options: initializationOptions } = JSON.parse(json).lsp['json-language-server'];
    return { command, language: 'json', initializationOptions };
  },
};

/** Sections are looked up key by key in the table of settings. */
function neovimSetting({ section }: { section: string }): unknown {
  return section === 'pagewright.diagnostics.severity' ? severity : null;
}

function codesOf(diagnostics: readonly Diagnostic[]): unknown[] {
  return diagnostics.map(({ code }) => code);
}

describe('the server as docs/editors.md starts it', () => {
  const folder = temporaryFolder();
  let server: RunningServer | undefined;
  const running = () => server ?? assert.fail('no server');

  before(builtServer);
  afterEach(async () => {
    if (server) assert.equal(await server.stop(), 0);
    assert.deepEqual(server?.log ?? [], []);
    server = undefined;
  });

  const uriOf = (name: string) => pathToFileURL(path.join(folder(), name)).href;
  const placeOf = (word: string) => TextDocument.create('', '', 1, text).positionAt(text.indexOf(word) + 1);

  it('answers everything with the command at the head of the page', async () => {
    server = await startLanguageServer(undefined, { command: describedCommand() });
    await asksEverything(uriOf('a.extractor.json'), 'extractor-config', [unset, unknown]);
  });

  for (const described of describedEditors()) {
    it(`answers everything that ${described.name} asks, and knows its setting`, async () => {
      assert.deepEqual(described.command, describedCommand());
      const { initializationOptions, language, ...editor } = editors[described.name]?.(described) ?? assert.fail();
      server = await startLanguageServer(initializationOptions, editor);
      await asksEverything(uriOf('a.extractor.json'), language, [unknown]);
    });
  }

  async function asksEverything(uri: string, language: string, codes: string[]): Promise<void> {
    const { open, connection } = running();
    const diagnostics = await open(uri, text, language);
    assert.deepEqual(codesOf(diagnostics).toSorted(), codes.toSorted());
    const ask = <R>(method: string, more: object): Promise<R> =>
      connection.sendRequest(method, { textDocument: { uri }, ...more });
    const list = await ask<CompletionList>('textDocument/completion', { position: placeOf('offset') });
    assert.ok(list.items.some(({ label }) => label.includes('response.url')));
    const hover = await ask<Hover>('textDocument/hover', { position: placeOf('"method"') });
    assert.ok(JSON.stringify(hover.contents).length > 40);
    const wrong = diagnostics.find(({ code }) => code === unknown);
    const actions = await ask<CodeAction[]>('textDocument/codeAction', {
      range: wrong?.range,
      context: { diagnostics },
    });
    assert.equal(actions[0]?.title, 'Change to "method"');
    assert.ok((actions[0]?.edit?.changes?.[uri] ?? []).length > 0);
    assert.equal(running().initialized.capabilities.codeLensProvider, undefined);
  }

  it('reads the files beside the configuration that the page speaks of', async () => {
    await writeFile(path.join(folder(), '.pagewright.json'), JSON.stringify({ diagnostics: { severity } }));
    const schema = { type: 'object', properties: { items: { type: 'array' } } };
    const shapes = { version: 1, jobs: { users: { responses: 1, schema } } };
    await writeFile(path.join(folder(), 'a.shapes.json'), JSON.stringify(shapes));
    server = await startLanguageServer(undefined, { command: describedCommand() });
    const wrong = text.replace('"metod": "GET"', '"dataField": "itms"');
    assert.deepEqual(codesOf(await server.open(uriOf('a.extractor.json'), wrong)), ['job.data-field-not-found']);
  });

  it('says nothing of the other JSON files that an editor sends', async () => {
    server = await startLanguageServer(undefined, { command: describedCommand() });
    const other = uriOf('package.json');
    const said: unknown[] = [];
    void server.nextDiagnostics(other).then((diagnostics) => said.push(diagnostics));
    const textDocument = { uri: other, languageId: 'json', version: 1, text: '{"name": "x",}' };
    await server.connection.sendNotification('textDocument/didOpen', { textDocument });
    await server.open(uriOf('a.extractor.json'), text, 'json');
    assert.deepEqual(said, []);
    const position = { line: 0, character: 1 };
    assert.equal(await server.connection.sendRequest('textDocument/hover', { textDocument, position }), null);
  });

  it('names every request that is not of the protocol', () => {
    const words = [protocol, fileProtocol].flatMap((each) => Object.values<unknown>(each));
    const requests = words.filter((word) => typeof word === 'string' && word.startsWith('pagewright/'));
    assert.ok(requests.length >= 7);
    for (const request of requests) assert.ok(editorsPage.includes(`\`${String(request)}\``), String(request));
  });
});
