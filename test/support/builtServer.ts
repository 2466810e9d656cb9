import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../scripts/build.ts';

/** The bundled language server, `dist/server.js`; built here where nobody has built it yet. */
export async function builtServer(): Promise<string> {
  const file = path.join(import.meta.dirname, '../../dist/server.js');
  if (!existsSync(file)) await build();
  return file;
}
