import path from 'node:path';
import type { TreeFiles } from '../../core/project/model/treeFiles.ts';
import { namesIn } from './namesIn.ts';
import { readOrError } from './readForeignFile.ts';

/** More names of a folder are not looked at: the tools give each configuration a folder with a few files. */
const maxNames = 50_000;

/**
 * The files of trees on this disk. They are named by absolute paths with "/", see `treePath`. Links to folders are not
 * listed; a manifest may name what is beyond one.
 */
export const diskTreeFiles: TreeFiles = {
  async read(file) {
    const text = await readOrError(file, 'configuration');
    return typeof text === 'string' ? text : undefined;
  },
  // No such folder, or no right to read it.
  list: (folder) => namesIn(folder, maxNames).catch(() => []),
};

/** The name of a file or folder of this disk in a tree. */
export function treePath(file: string): string {
  return path.resolve(file).split(path.sep).join('/');
}
