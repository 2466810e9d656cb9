import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { diskFiles } from './diskFiles.ts';
import { later } from './later.ts';
import { startServer } from './server.ts';
import type { ServerHost } from './serverHost.ts';

// The program in dist/server.js: a client connects through --stdio or --node-ipc, and the schemas are next to the bundle.
const readSchema = (name: string) => JSON.parse(readFileSync(path.join(__dirname, 'schemas', name), 'utf8'));

/** The memory limit for documents of tens of megabytes. One that needs more ends the thread, not the server. */
const descriptionMegabytes = 1024;

const environment: ServerHost = {
  schema: readSchema('extractor.schema.json'),
  expectSchema: readSchema('expect.schema.json'),
  documentation: pathToFileURL(path.join(__dirname, '../docs')).href,
  disk: { files: diskFiles, startDescriptionThread },
  loadDescriptions: () => import('@pagewright/engine/descriptions'),
  now: Date.now,
  later,
  pause: () => new Promise((resolve) => setImmediate(resolve)),
};

startServer(createConnection(ProposedFeatures.all), environment);

function startDescriptionThread(): Worker {
  const file = path.join(__dirname, 'descriptionWorker.js');
  const thread = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: descriptionMegabytes } });
  // The server ends when its editor does, even while a file is being read.
  thread.unref();
  return thread;
}
