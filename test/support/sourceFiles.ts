import { globSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

/** The folders of the programs and of what they are made of. */
export const rooms = ['engine', 'server', 'client', 'cli', 'tools', 'debugger', 'samples'];

/** Every TypeScript file in them, by its path from the root with `/`, in the order of the alphabet. */
export const sourceFiles: readonly string[] = globSync(`{${rooms}}/**/*.ts`, { cwd: root })
  .map((file) => file.replaceAll(path.sep, '/'))
  .sort();
