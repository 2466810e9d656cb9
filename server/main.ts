import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import type { Environment } from './environment.ts';
import { startServer } from './server.ts';

// The program behind dist/server.js: what a client says comes through --stdio or --node-ipc, the schema lies beside the bundle.
const schemaFile = path.join(__dirname, 'schemas/extractor.schema.json');

const environment: Environment = {
  schema: JSON.parse(readFileSync(schemaFile, 'utf8')),
  async readText(uri) {
    if (!uri.startsWith('file:')) return undefined;
    try {
      // Leaves out a byte order mark, as editors do.
      return new TextDecoder().decode(await readFile(fileURLToPath(uri)));
    } catch {
      // Most configurations have no such file beside them, and one that cannot be read is worth no more than none.
      return undefined;
    }
  },
  now: Date.now,
  later(work, pauseMs) {
    const timer = setTimeout(work, pauseMs);
    return () => clearTimeout(timer);
  },
  pause: () => new Promise((resolve) => setImmediate(resolve)),
};

startServer(createConnection(ProposedFeatures.all), environment);
