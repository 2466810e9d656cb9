import { opendir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { TreeFiles } from '../../core/project/model/treeFiles.ts';
import { readOrError } from './readForeignFile.ts';

/** More names of a folder are not looked at: the tools give each configuration a folder with a few files. */
const maxNames = 50_000;

/**
 * The files of trees on this disk. They are named by absolute paths with "/", see `treePath`. Links to folders are not
 * listed, because they may go round in circles; a manifest may name what is beyond one.
 */
export const diskTreeFiles: TreeFiles = {
  async read(file) {
    const text = await readOrError(file, 'configuration');
    return typeof text === 'string' ? text : undefined;
  },
  async list(folder) {
    const names: string[] = [];
    try {
      for await (const entry of await opendir(folder)) {
        if (entry.isSymbolicLink() && (await isFolder(path.join(folder, entry.name)))) continue;
        if (names.push(entry.name) >= maxNames) break;
      }
    } catch {
      // No such folder, or no right to read it.
    }
    return names.sort();
  },
};

async function isFolder(file: string): Promise<boolean> {
  return await stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** The name of a file or folder of this disk in a tree. */
export function treePath(file: string): string {
  return path.resolve(file).split(path.sep).join('/');
}
