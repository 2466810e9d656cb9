import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { DocumentLink, InlayHint, Location, SemanticTokens, WorkspaceEdit } from 'vscode-languageserver-types';
import { type RunningServer, startLanguageServer } from '../support/languageServer.ts';

const uri = 'file:///work/users.extractor.json';

const configuration = `{
  "api": {
    "baseUrl": "https://api.example.com/v2/",
    "pagination": {
      "method": "multiple",
      "scrollers": { "list": { "method": "offset", "limit": 100 } }
    }
  },
  "config": {
    "since": "2020-01-01",
    "jobs": [
      {
        "endpoint": "users",
        "scroller": "list",
        "params": { "from": { "attr": "since" } },
        "children": [{ "endpoint": "users/{id}", "dataType": "user", "placeholders": { "id": "id" } }]
      }
    ],
    "mappings": { "user": { "id": "id" } }
  }
}`;

const document = TextDocument.create(uri, '', 1, configuration);
/** A position within the last appearance of a text. */
const at = (text: string) => document.positionAt(configuration.lastIndexOf(text) + 1);

describe('moving around, over the protocol', () => {
  let server: RunningServer;

  before(async () => {
    server = await startLanguageServer();
    await server.open(uri, configuration);
  });
  after(async () => {
    assert.equal(await server.stop(), 0);
    assert.deepEqual(server.log, [], 'a handler failed');
  });

  const ask = <R>(method: string, more: object = {}): Promise<R> =>
    server.connection.sendRequest(`textDocument/${method}`, { textDocument: { uri }, ...more });
  const lines = (locations: Location[]) => locations.map(({ range }) => [range.start.line, document.getText(range)]);

  it('is announced', () => {
    const { capabilities } = server.initialized;
    assert.equal(capabilities.definitionProvider, true);
    assert.equal(capabilities.referencesProvider, true);
    assert.deepEqual(capabilities.renameProvider, { prepareProvider: true });
    assert.ok(capabilities.documentLinkProvider);
    assert.ok(capabilities.semanticTokensProvider);
    assert.ok(capabilities.inlayHintProvider);
  });

  it('leads to definitions and references', async () => {
    const definition = await ask<Location[]>('definition', { position: at('list"') });
    assert.deepEqual(lines(definition), [[5, 'list']]);
    const context = { includeDeclaration: true };
    const references = await ask<Location[]>('references', { position: at('user": {'), context });
    assert.deepEqual(lines(references), [
      [15, 'user'],
      [18, 'user'],
    ]);
  });

  it('renames in all places, and says why where it does not', async () => {
    const position = at('since"');
    const prepared = await ask<{ placeholder: string }>('prepareRename', { position });
    assert.equal(prepared.placeholder, 'since');
    const edit = await ask<WorkspaceEdit>('rename', { position, newName: 'from day' });
    const renamed = TextDocument.applyEdits(document, edit.changes?.[uri] ?? []);
    assert.equal(renamed, configuration.replaceAll('"since"', '"from day"'));
    await assert.rejects(ask('prepareRename', { position: at('users",') }), /is the endpoint of a job/);
    await assert.rejects(ask('rename', { position, newName: 'debug' }), /with its own meaning/);
    assert.equal(await ask('prepareRename', { position: { line: 0, character: 0 } }), null);
  });

  it('gives links, colours and hints', async () => {
    const links = await ask<DocumentLink[]>('documentLink');
    assert.deepEqual(
      links.map(({ target }) => target),
      ['https://api.example.com/v2/users'],
    );
    const all = { start: { line: 0, character: 0 }, end: document.positionAt(configuration.length) };
    const hints = await ask<InlayHint[]>('inlayHint', { range: all });
    assert.deepEqual(
      hints.map(({ position, label }) => [position.line, label]),
      [
        [12, 'GET'],
        [12, 'dataType: users'],
        [12, 'limit: 100'],
        [15, 'GET'],
      ],
    );
    const { data } = await ask<SemanticTokens>('semanticTokens/full');
    assert.equal(data.length, 6 * 5);
    const part = await ask<SemanticTokens>('semanticTokens/range', { range: { start: at('"mappings'), end: all.end } });
    assert.equal(part.data.length, 5);
  });
});
