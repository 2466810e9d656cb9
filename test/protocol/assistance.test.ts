import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { CodeAction } from 'vscode-languageserver-types';
import {
  type EvaluateAnswer,
  evaluateRequest,
  type PaginationResult,
  type PagingSearchStart,
  paginationRequest,
  pagingSearchRequest,
  type WriteFindingAnswer,
  writeFindingRequest,
} from '../../server/protocol.ts';
import { type RunningServer, startLanguageServer } from '../support/languageServer.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const configuration = `{
  "config": { "jobs": [{ "endpoint": "users", "params": { "x": { "function": "md5", "args": [{ "attr": "#key" }] } } }], "#key": "s" },
  "api": { "baseUrl": "https://api.example.com/" }
}`;

const record = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
const schema = {
  type: 'object',
  properties: { next_url: { type: ['string', 'null'] }, rows: { type: 'array', items: record } },
  required: ['next_url', 'rows'],
};

describe('the language server, asked to help with writing', () => {
  const folder = temporaryFolder();
  let server: RunningServer;
  let uri = '';

  beforeEach(async () => {
    uri = pathToFileURL(path.join(folder(), 'users.extractor.json')).href;
    const shapes = { version: 1, jobs: { users: { responses: 2, schema } } };
    await writeFile(path.join(folder(), 'users.shapes.json'), JSON.stringify(shapes));
    server = await startLanguageServer({ runLenses: true });
    await server.open(uri, configuration);
  });
  afterEach(async () => {
    assert.equal(await server.stop(), 0);
    assert.deepEqual(server.log, [], 'a handler failed');
  });

  const document = () => TextDocument.create(uri, '', 1, configuration);
  const at = (word: string) => document().positionAt(configuration.indexOf(word) + 1);
  const ask = <R>(method: string, more: object): Promise<R> =>
    server.connection.sendRequest(method, { textDocument: { uri }, ...more });
  const actionsAt = (word: string, only?: string[]) =>
    ask<CodeAction[]>('textDocument/codeAction', {
      range: { start: at(word), end: at(word) },
      context: { diagnostics: [], ...(only && { only }) },
    });

  it('offers refactorings of what is selected, and sorts keys where it is asked to', async () => {
    const [infer] = await actionsAt('"users"');
    assert.equal(infer?.title, 'Infer Mapping of "users" from 2 Known Responses');
    const after = TextDocument.applyEdits(document(), infer.edit?.changes?.[uri] ?? []);
    assert.deepEqual(JSON.parse(after).config.mappings, { users: { name: 'name' } });
    const [sort] = await actionsAt('"api"', ['source.sortKeys']);
    assert.ok(TextDocument.applyEdits(document(), sort?.edit?.changes?.[uri] ?? []).startsWith('{\n  "api"'));
  });

  it('suggests ways of paging with their edits', async () => {
    const { lookedAt, choices } = await ask<PaginationResult>(paginationRequest, { position: at('"users"') });
    const [choice] = choices;
    assert.match(lookedAt, /^\d+ keys of the responses and 1 parameter$/);
    assert.ok(choice);
    assert.equal(choice.confidence, 'high');
    const after = TextDocument.applyEdits(document(), choice.edits);
    assert.deepEqual(JSON.parse(after).api.pagination, { method: 'response.url', urlKey: 'next_url' });
  });

  it('says what a search for paging asks for, and writes what it found', async () => {
    const { jobs } = await ask<PagingSearchStart>(pagingSearchRequest, { position: at('"users"') });
    assert.deepEqual(jobs, [
      { name: 'users', shownAs: 'users', method: 'GET', address: 'https://api.example.com/users' },
    ]);
    const pagination = { method: 'response.url', urlKey: 'next_url' };
    const edits = await ask<WriteFindingAnswer>(writeFindingRequest, { pagination, changes: [] });
    assert.ok(Array.isArray(edits) && edits.length === 1, JSON.stringify(edits));
    assert.deepEqual(JSON.parse(TextDocument.applyEdits(document(), edits)).api.pagination, pagination);
  });

  it('computes a function, and asks for secrets first', async () => {
    const position = at('"md5"');
    const input = { context: 'attr', name: '#key' };
    assert.deepEqual(await ask<EvaluateAnswer>(evaluateRequest, { position }), {
      kind: 'needs',
      inputs: [{ ...input, isSecret: true }],
    });
    const samples = [{ ...input, value: 'a' }];
    assert.deepEqual(await ask<EvaluateAnswer>(evaluateRequest, { position, samples }), {
      kind: 'value',
      value: '"0cc175b9c0f1b6a831c399e269772661"',
    });
    assert.deepEqual(await ask<EvaluateAnswer>(evaluateRequest, { position, samples: [] }), { kind: 'hidden' });
    assert.equal(await ask(evaluateRequest, { position: at('"api"') }), null);
  });
});
