import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlayHint } from 'vscode-languageserver-types';
import { type KnownParams, knownNotification } from '../../server/protocol.ts';
import { type RunningServer, startLanguageServer } from '../support/languageServer.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const text = `{
  "api": { "baseUrl": "https://api.example.com/", "authentication": { "type": "basic" } },
  "config": { "username": "ada", "#password": "", "jobs": [{ "endpoint": "users", "dataType": "users", "method": "GET" }] }
}`;

describe('what the editor knows of a configuration, over the protocol', () => {
  const folder = temporaryFolder();
  let server: RunningServer;
  let uri = '';
  /** How often the server has asked for a refresh of the hints. */
  let refreshed: number;

  beforeEach(async () => {
    uri = pathToFileURL(path.join(folder(), 'a.extractor.json')).href;
    refreshed = 0;
    server = await startLanguageServer(undefined, {
      initialize: { capabilities: { workspace: { inlayHint: { refreshSupport: true } } } },
      prepare: (connection) => connection.onRequest('workspace/inlayHint/refresh', () => void refreshed++),
    });
  });
  afterEach(async () => {
    assert.equal(await server.stop(), 0);
    assert.deepEqual(server.log, []);
  });

  const tell = (params: KnownParams | object) => server.connection.sendNotification(knownNotification, params);
  const codesOf = (found: { code?: unknown }[]) => found.map(({ code }) => code);
  const hints = async () => {
    const range = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
    const found: InlayHint[] = await server.connection.sendRequest('textDocument/inlayHint', {
      textDocument: { uri },
      range,
    });
    return found.map(({ label }) => label);
  };

  it('changes the diagnostics and the hints of an open document', async () => {
    assert.deepEqual(codesOf(await server.open(uri, text)), ['authentication.missing-credential']);
    const after = server.nextDiagnostics(uri);
    await tell({ uri, known: { secrets: ['#password'] } });
    assert.deepEqual(codesOf(await after), []);
    assert.deepEqual([await hints(), refreshed], [['in the secret store'], 1]);
    const cleared = server.nextDiagnostics(uri);
    await tell({ uri, known: {} });
    assert.deepEqual(codesOf(await cleared), ['authentication.missing-credential']);
    assert.deepEqual([await hints(), refreshed], [[], 2]);
  });

  it('may come before the document is opened', async () => {
    await tell({ uri, known: { secrets: ['#password'] } });
    assert.deepEqual(codesOf(await server.open(uri, text)), []);
  });

  it('does no harm where it is not what is expected', async () => {
    for (const params of [{}, { uri: 1 }, { uri, known: { secrets: 'x' } }, { uri, known: { secrets: [[], null] } }]) {
      await tell(params);
    }
    assert.deepEqual(codesOf(await server.open(uri, text)), ['authentication.missing-credential']);
  });
});
