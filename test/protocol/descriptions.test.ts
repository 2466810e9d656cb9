import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompletionList, Location } from 'vscode-languageserver-types';
import { plants } from '../support/foreignFiles.ts';
import { type RunningServer, startLanguageServer } from '../support/languageServer.ts';
import { sampled } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const text = '{"api": {"baseUrl": "https://a.example/v1/"}, "config": {"jobs": [{"endpoint": "usres"}]}}';
const description = {
  openapi: '3.0.0',
  info: { title: 'Users', version: '1' },
  servers: [{ url: 'https://a.example/v1' }],
  paths: { '/users': { get: { responses: { 200: { description: '' } } } } },
};

describe('descriptions of APIs, over the protocol', () => {
  const folder = temporaryFolder();
  let server: RunningServer;
  const write = (name: string, value: unknown) =>
    writeFileSync(path.join(folder(), name), typeof value === 'string' ? value : JSON.stringify(value, undefined, 1));
  const uriOf = (name: string) => pathToFileURL(path.join(folder(), name)).href;
  const uri = () => uriOf('a.extractor.json');

  beforeEach(async () => {
    server = await startLanguageServer();
  });
  afterEach(async () => {
    assert.equal(await server.stop(), 0);
    assert.deepEqual(server.log, []);
  });

  /** The codes of the first diagnostics that have any. */
  async function codesOnce(first: Promise<{ code?: number | string }[]>): Promise<unknown[]> {
    for (let found = await first; ; found = await server.nextDiagnostics(uri())) {
      if (found.length > 0) return found.map(({ code }) => code);
    }
  }

  it('are read on another thread, and what they say follows', async () => {
    write('a.openapi.json', description);
    assert.deepEqual(await codesOnce(server.open(uri(), text)), ['description.unknown-endpoint']);
    const position = { line: 0, character: text.indexOf('usres') + 1 };
    const textDocument = { uri: uri() };
    const { items }: CompletionList = await server.connection.sendRequest('textDocument/completion', {
      textDocument,
      position,
    });
    assert.deepEqual(
      items.map(({ label }) => label),
      ['users'],
    );
    await server.change(uri(), 2, [{ text: text.replace('usres', 'users') }]);
    const [place]: Location[] = await server.connection.sendRequest('textDocument/definition', {
      textDocument,
      position,
    });
    assert.deepEqual([place?.uri, place?.range.start.line], [uriOf('a.openapi.json'), 13]);
  });

  it('are read again when they change', async () => {
    write('a.openapi.json', { ...description, paths: { '/usres': description.paths['/users'] } });
    const first = server.open(uri(), text);
    await first;
    write('a.openapi.json', description);
    const changes = [{ uri: uriOf('a.openapi.json'), type: 2 }];
    const told = server.nextDiagnostics(uri());
    await server.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
    assert.deepEqual(await codesOnce(told), ['description.unknown-endpoint']);
  });

  for (const [test, [title, plant, reason]] of sampled(plants)) {
    test(`are ignored with a warning where somebody has planted ${title}`, async () => {
      plant(path.join(folder(), 'a.openapi.yaml'), 32 * 1024 * 1024 + 1);
      for (let found = await server.open(uri(), text); ; found = await server.nextDiagnostics(uri())) {
        if (found.length === 0) continue;
        assert.match(
          String(found[0]?.message),
          title.includes('device') ? /leads out of its folder by a link/ : reason,
        );
        return;
      }
    });
  }

  const ignored: [title: string, name: string, value: unknown, settings: object | undefined, reason: RegExp][] = [
    ['broken', 'a.openapi.yaml', 'a: [b', undefined, /is ignored: it is not valid YAML/],
    ['something else', 'a.openapi.json', { a: 1 }, undefined, /is ignored: it describes no API/],
    ['missing', 'other', '', { descriptions: { 'a.extractor.json': 'b.yaml' } }, /is ignored: there is no such file/],
  ];
  for (const [test, [title, name, value, settings, reason]] of sampled(ignored)) {
    test(`are ignored with a warning where one is ${title}`, async () => {
      write(name, value);
      if (settings) write('.pagewright.json', settings);
      for (let found = await server.open(uri(), text); ; found = await server.nextDiagnostics(uri())) {
        if (found.length === 0) continue;
        assert.deepEqual(
          found.map(({ code }) => code),
          ['file.ignored'],
        );
        assert.match(String(found[0]?.message), reason);
        return;
      }
    });
  }
});
