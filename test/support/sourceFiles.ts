import { globSync } from 'node:fs';
import path from 'node:path';
import { rooms } from './rooms.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** The folders of the programs and of what they are made of: those that the rooms are in. */
export const roomFolders = [...new Set(rooms.map(({ folder }) => folder.replace(/\/.*/, '')))];

/** Every TypeScript file in them, by its path from the root with `/`, in the order of the alphabet. */
export const sourceFiles: readonly string[] = globSync(`{${roomFolders}}/**/*.ts`, { cwd: root })
  .map((file) => file.replaceAll(path.sep, '/'))
  .sort();
