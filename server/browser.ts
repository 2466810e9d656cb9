// The entry of the language server in a worker of a browser, bundled into dist/browser/server.js.
import type { JSONSchema } from 'vscode-json-languageservice';
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import schema from '../dist/schemas/extractor.schema.json' with { type: 'json' };
import { DescribedFile, givenSource } from '../engine/describedFiles.ts';
import type { Environment } from './environment.ts';
import { later } from './later.ts';
import { startServer } from './server.ts';

declare const self: ConstructorParameters<typeof BrowserMessageReader>[0];

const environment: Environment = {
  schema: schema as JSONSchema,
  // They are in the same program, and do nothing before a description is read.
  loadDescriptions: async () => ({ DescribedFile, givenSource }),
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

startServer(createConnection(new BrowserMessageReader(self), new BrowserMessageWriter(self)), environment);
