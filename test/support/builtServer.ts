import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../scripts/build.ts';

/** A bundled language server, by its name in `dist/`; built here where nobody has built it yet. */
export async function builtServer(
  name: 'server.js' | 'browser/server.js' | 'browser/descriptions.js' = 'server.js',
): Promise<string> {
  const file = path.join(import.meta.dirname, '../../dist', name);
  if (!existsSync(file)) await build();
  return file;
}
