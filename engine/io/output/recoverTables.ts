import { lstat, rename } from 'node:fs/promises';
import { moveForeignFiles } from './moveForeignFiles.ts';
import type { TablesPlace } from './tablesPlace.ts';

/**
 * Recovers from a run that was killed while it replaced the tables: restores the old tables if there are no new ones,
 * and moves the user's other files to the tables that are there. Removes nothing.
 */
export async function recoverTables({ tables, previous }: TablesPlace): Promise<void> {
  if (await exists(tables)) await moveForeignFiles(previous, tables);
  else await renameIfThere(previous, tables);
}

async function exists(file: string): Promise<boolean> {
  return await lstat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}

/** Renames a file or folder; does nothing where there is none. */
export async function renameIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
