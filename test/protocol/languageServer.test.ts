import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type {
  CodeAction,
  CodeLens,
  CompletionList,
  Diagnostic,
  DocumentSymbol,
  FoldingRange,
  Hover,
  SelectionRange,
  TextEdit,
} from 'vscode-languageserver-types';
import { type PlaceAnswer, placesRequest } from '../../server/protocol.ts';
import { type RunningServer, startLanguageServer } from '../support/languageServer.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const configuration = `{
  "api": {
    "baseURL": "https://api.example.com/",
    "baseUrl": "https://api.example.com/",
    "pagination": { "method": "response.param", "responseParam": "scroll.tokn", "queryParam": "token" }
  },
  "config": {
    "jobs": [{ "endpoint": "users", "children": [{ "endpoint": "users/{id}", "placeholders": { "id": "id" } }] }]
  }
}`;

const misspelled = 'pagination.response-param-not-found';

/** A shapes file that knows these paths of every job. */
function shapesOf(...keys: string[]): string {
  const properties = Object.fromEntries(keys.map((key) => [key, { type: 'string' }]));
  const schema = { type: 'object', properties: { scroll: { type: 'object', properties } } };
  const jobs = { users: { responses: 2, schema }, 'users > users/{id}': { responses: 4, schema } };
  return JSON.stringify({ version: 1, jobs });
}

function codesOf(diagnostics: readonly Diagnostic[]): unknown[] {
  return diagnostics.map(({ code }) => code);
}

describe('the language server over standard input and output', () => {
  const folder = temporaryFolder();
  let server: RunningServer;
  let uri = '';
  let shapesFile = '';

  beforeEach(async () => {
    uri = pathToFileURL(path.join(folder(), 'users.extractor.json')).href;
    shapesFile = path.join(folder(), 'users.shapes.json');
    await writeFile(shapesFile, shapesOf('token'));
    server = await startLanguageServer({ runLenses: true });
  });
  afterEach(async () => {
    assert.equal(await server.stop(), 0);
    assert.deepEqual(server.log, [], 'a handler failed');
  });

  const ask = <R>(method: string, more: object = {}): Promise<R> =>
    server.connection.sendRequest(method, { textDocument: { uri }, ...more });
  const at = (word: string) =>
    TextDocument.create(uri, '', 1, configuration).positionAt(configuration.indexOf(word) + 1);
  const options = { tabSize: 2, insertSpaces: true };

  it('says what it can do', () => {
    const { capabilities, serverInfo } = server.initialized;
    assert.equal(serverInfo?.name, 'Pagewright');
    assert.deepEqual(
      [
        capabilities.hoverProvider,
        capabilities.documentSymbolProvider,
        capabilities.foldingRangeProvider,
        capabilities.codeLensProvider,
      ],
      [true, true, true, {}],
    );
  });

  it('publishes diagnostics with code, source and a link to their explanation', async () => {
    const diagnostics = await server.open(uri, configuration);
    assert.deepEqual(codesOf(diagnostics), ['config.unknown-key', misspelled]);
    for (const { code, source, codeDescription } of diagnostics) {
      assert.equal(source, 'pagewright');
      const { protocol, pathname, hash } = new URL(codeDescription?.href ?? '');
      assert.deepEqual([protocol, hash], ['file:', `#${String(code).replaceAll('.', '-')}`]);
      assert.match(readFileSync(fileURLToPath(`file://${pathname}`), 'utf8'), new RegExp(`^Code \`${code}\``, 'm'));
    }
  });

  it('follows edits and says what is true of the newest text', async () => {
    await server.open(uri, configuration);
    const start = at('"baseURL"');
    const wholeLine = { start: { line: start.line, character: 0 }, end: { line: start.line + 1, character: 0 } };
    assert.deepEqual(codesOf(await server.change(uri, 2, [{ range: wholeLine, text: '' }])), [misspelled]);
    const word = 'scroll.tokn"';
    const document = TextDocument.create(uri, '', 1, configuration);
    const end = document.positionAt(configuration.indexOf(word) + word.length - 2);
    const place = { line: end.line - 1, character: end.character };
    assert.deepEqual(await server.change(uri, 3, [{ range: { start: place, end: place }, text: 'e' }]), []);
  });

  it('completes, explains, and offers a fix that mends', async () => {
    const diagnostics = await server.open(uri, configuration);
    const list = await ask<CompletionList>('textDocument/completion', { position: at('scroll.tokn') });
    assert.deepEqual(
      list.items.map(({ label, detail }) => [label, detail]),
      [['scroll.token', 'string, in some of 6 responses']],
    );
    const hover = await ask<Hover>('textDocument/hover', { position: at('responseParam') });
    assert.match(JSON.stringify(hover.contents), /No response of `users` \(2 responses known\)/);
    const range = diagnostics[1]?.range;
    const actions = await ask<CodeAction[]>('textDocument/codeAction', { range, context: { diagnostics } });
    assert.deepEqual(
      actions.map(({ title }) => title),
      ['Change to "scroll.token"', 'Use Multiple Scrollers'],
    );
    const edits = actions[0]?.edit?.changes?.[uri] ?? [];
    const mended = TextDocument.applyEdits(TextDocument.create(uri, '', 1, configuration), edits);
    assert.ok(!codesOf(await server.change(uri, 2, [{ text: mended }])).includes(misspelled));
  });

  it('gives outline, lenses, folds, selections and formatting', async () => {
    await server.open(uri, configuration);
    const symbols = await ask<DocumentSymbol[]>('textDocument/documentSymbol');
    const jobs = symbols[1]?.children?.[0]?.children ?? [];
    assert.deepEqual(
      [jobs[0]?.name, jobs[0]?.detail, jobs[0]?.children?.[0]?.name],
      ['users', 'GET users', 'users/{id}'],
    );
    const lenses = await ask<CodeLens[]>('textDocument/codeLens');
    assert.deepEqual(
      lenses.map(({ command }) => [command?.command, ...(command?.arguments ?? [])]),
      [
        ['pagewright.runJob', uri, 'users'],
        ['pagewright.runFirstPage', uri, 'users'],
        ['pagewright.run', uri],
        ['pagewright.debug', uri],
      ],
    );
    assert.equal((await ask<FoldingRange[]>('textDocument/foldingRange')).length, 3);
    assert.equal((await ask<SelectionRange[]>('textDocument/selectionRange', { positions: [at('users')] })).length, 1);
    const edits = await ask<TextEdit[]>('textDocument/formatting', { options });
    const formatted = TextDocument.applyEdits(TextDocument.create(uri, '', 1, configuration), edits);
    assert.deepEqual(JSON.parse(formatted), JSON.parse(configuration));
    assert.match(formatted, /\n {6}"method": "response\.param",\n/);
  });

  it('tells what a run would send', async () => {
    await server.open(uri, configuration);
    const plan = await ask<string>('pagewright/plan', { job: 'users > users/{id}' });
    assert.match(plan, /^users > users\/\{id\}, for every record of "users" \(response\.param\)\n {2}1 {2}GET https:/);
    assert.match(await ask<string>('pagewright/plan'), /^users \(response\.param\)\n/);
    await server.change(uri, 2, [{ text: configuration.slice(0, -1) }]);
    assert.equal(await ask('pagewright/plan'), null);
  });

  it('checks an open document again when its shapes file changes', async () => {
    await server.open(uri, configuration);
    await writeFile(shapesFile, shapesOf('tokn'));
    const next = server.nextDiagnostics(uri);
    const changes = [{ uri: pathToFileURL(shapesFile).href, type: 2 }];
    await server.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
    assert.deepEqual(codesOf(await next), ['config.unknown-key']);
  });

  it('clears the diagnostics of a document that is closed', async () => {
    await server.open(uri, configuration);
    const next = server.nextDiagnostics(uri);
    await server.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
    assert.deepEqual(await next, []);
  });

  it('says where JSON pointers lead in a text, open or not', async () => {
    const line = (word: string) => at(word).line;
    const pointers = ['/api/pagination/responseParam', '/config/jobs/0', '/api/pagination/limit', '/nowhere'];
    const places = await server.connection.sendRequest<PlaceAnswer[]>(placesRequest, { text: configuration, pointers });
    assert.deepEqual(
      places.map((place) => [place?.range.start.line, place?.value]),
      [
        [line('scroll.tokn'), 'scroll.tokn'],
        [line('"users"'), undefined],
        [line('"pagination"'), undefined],
        [0, undefined],
      ],
    );
    const [place] = await server.connection.sendRequest<PlaceAnswer[]>(placesRequest, { text: '{"api', pointers });
    assert.ok(place === null || place?.range.start.line === 0);
    assert.deepEqual(await server.connection.sendRequest(placesRequest, { text: '', pointers: [] }), []);
  });

  it('lives through broken text, wherever it breaks', async () => {
    await server.open(uri, '');
    let version = 1;
    for (let length = 1; length < configuration.length; length += 40) {
      version += 1;
      const text = configuration.slice(0, length);
      const diagnostics = await server.change(uri, version, [{ text }]);
      assert.ok(codesOf(diagnostics).includes('json.syntax'), text);
      const position = TextDocument.create(uri, '', 1, text).positionAt(length);
      await ask('textDocument/completion', { position });
      await ask('textDocument/hover', { position });
      await ask('textDocument/codeAction', { range: { start: position, end: position }, context: { diagnostics } });
      await ask('textDocument/documentSymbol');
      await ask('textDocument/codeLens');
      await ask('textDocument/formatting', { options });
    }
  });

  it('answers about a document that is not open as if there were nothing to say', async () => {
    assert.equal(await ask('textDocument/hover', { position: { line: 0, character: 0 } }), null);
    assert.deepEqual(await ask('textDocument/documentSymbol'), []);
  });

  it('answers about a document that no file holds', async () => {
    const untitled = 'untitled:Untitled-1';
    assert.deepEqual(codesOf(await server.open(untitled, '{"api": {"baseURL": ""}, "config": {')), [
      'json.syntax',
      'config.missing-key',
      'config.unknown-key',
    ]);
  });
});

describe('the language server for an editor without our commands', () => {
  for (const options of [undefined, null, {}, { runLenses: false }, 'nonsense']) {
    it(`offers no code lenses when it is started with ${JSON.stringify(options)}`, async () => {
      const server = await startLanguageServer(options);
      assert.equal(server.initialized.capabilities.codeLensProvider, undefined);
      assert.equal(await server.stop(), 0);
    });
  }
});
