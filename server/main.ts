import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import type { Environment } from './environment.ts';
import { startServer } from './server.ts';
import { readOrError } from './service.ts';

// The program in dist/server.js: a client connects through --stdio or --node-ipc, and the schema is next to the bundle.
const schemaFile = path.join(__dirname, 'schemas/extractor.schema.json');

/** For documents of tens of megabytes. One that needs more ends the thread, not the server. */
const descriptionMegabytes = 1024;

const environment: Environment = {
  schema: JSON.parse(readFileSync(schemaFile, 'utf8')),
  documentation: pathToFileURL(path.join(__dirname, '../docs')).href,
  async readText(uri, kind) {
    const file = pathOf(uri);
    return file === undefined ? undefined : await readOrError(file, kind);
  },
  startDescriptionThread() {
    const file = path.join(__dirname, 'descriptionWorker.js');
    const thread = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: descriptionMegabytes } });
    // The server ends when its editor does, whatever is being read.
    thread.unref();
    return thread;
  },
  now: Date.now,
  later(work, pauseMs) {
    const timer = setTimeout(work, pauseMs);
    return () => clearTimeout(timer);
  },
  pause: () => new Promise((resolve) => setImmediate(resolve)),
};

startServer(createConnection(ProposedFeatures.all), environment);

/** Undefined for what is not on a disk of this machine. */
function pathOf(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}
