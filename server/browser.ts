// The entry of the language server in a worker of a browser, bundled into dist/browser/server.js.
import type { JSONSchema } from 'vscode-json-languageservice';
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import expectSchema from '../dist/schemas/expect.schema.json' with { type: 'json' };
import schema from '../dist/schemas/extractor.schema.json' with { type: 'json' };
import { later } from './later.ts';
import { descriptionProgramRequest } from './protocol.ts';
import { startServer } from './server.ts';
import type { DescriptionProgram, ServerHost } from './serverHost.ts';

declare const self: ConstructorParameters<typeof BrowserMessageReader>[0] & {
  importScripts(address: string): void;
  /** The program that `browserDescriptions.ts` stores. */
  descriptions?: DescriptionProgram;
};

const connection = createConnection(new BrowserMessageReader(self), new BrowserMessageWriter(self));

const environment: ServerHost = {
  schema: schema as JSONSchema,
  expectSchema: expectSchema as JSONSchema,
  async loadDescriptions() {
    if (self.descriptions === undefined) self.importScripts(await connection.sendRequest(descriptionProgramRequest));
    if (self.descriptions === undefined) throw new Error('The program that reads descriptions is broken.');
    return self.descriptions;
  },
  now: Date.now,
  later,
  // A timer would wait for some milliseconds each time.
  pause: () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        port1.close();
        resolve();
      });
      port1.start();
      port2.postMessage(undefined);
    }),
};

startServer(connection, environment);
