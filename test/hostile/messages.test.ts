import assert from 'node:assert/strict';
import { type RunningServer, startLanguageServer } from '../support/languageServer.ts';
import { messages } from './messages.ts';

describe('hostile messages to the language server', () => {
  let server: RunningServer;
  before(async () => {
    server = await startLanguageServer();
  });
  after(async () => assert.equal(await server.stop(), 0));

  for (const [index, { name, given, gives }] of messages.entries()) {
    it(name, async () => {
      const { connection } = server;
      await connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri: 'file:///work/a.extractor.json', languageId: 'extractor-config', version: 1, text: '{}' },
      });
      // A request may be refused, but it must end.
      const ends = given.map(([kind, method, parameters]) =>
        kind === 'request'
          ? connection.sendRequest(method, parameters).catch(() => undefined)
          : connection.sendNotification(method, parameters),
      );
      await Promise.all(ends);
      const found = await server.open(`file:///work/broken-${index}.extractor.json`, '{');
      assert.deepEqual([...new Set(found.map(({ code }) => code))], gives.diagnostics);
    });
  }
});
