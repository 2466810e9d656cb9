import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

/** The package of a room: its name, its exports and its dependencies. */
export interface Room {
  folder: string;
  name: string;
  exports: Readonly<Record<string, unknown>>;
  dependencies: Readonly<Record<string, string>>;
}

/** The rooms of the project: its npm workspaces. */
export const rooms: readonly Room[] = workspacesOf(readJson('package.json')).map((folder) => {
  const { name = '', exports = {}, dependencies = {} } = readJson(`${folder}/package.json`);
  return { folder, name, exports, dependencies };
});

/** The room that a file is in, by its path from the root: the innermost one. */
export function roomOf(file: string): Room | undefined {
  const within = rooms.filter(({ folder }) => file.startsWith(`${folder}/`));
  return within.sort((one, other) => other.folder.length - one.folder.length)[0];
}

interface Manifest extends Partial<Room> {
  workspaces?: string[];
}

function readJson(file: string): Manifest {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

function workspacesOf({ workspaces = [] }: Manifest): string[] {
  return globSync(workspaces, { cwd: root }).map((folder) => folder.replaceAll(path.sep, '/'));
}
