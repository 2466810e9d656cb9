import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import type { Environment } from './environment.ts';
import { startServer } from './server.ts';

// The program in dist/server.js: a client connects through --stdio or --node-ipc, and the schema is next to the bundle.
const schemaFile = path.join(__dirname, 'schemas/extractor.schema.json');

const environment: Environment = {
  schema: JSON.parse(readFileSync(schemaFile, 'utf8')),
  async readText(uri) {
    if (!uri.startsWith('file:')) return undefined;
    try {
      // Skips a byte order mark, as editors do.
      return new TextDecoder().decode(await readFile(fileURLToPath(uri)));
    } catch {
      // Most configurations have no such file, and an unreadable one is treated as missing.
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
