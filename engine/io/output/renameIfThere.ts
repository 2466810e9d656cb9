import { rename } from 'node:fs/promises';

/** Renames a file or folder; does nothing where there is none. */
export async function renameIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
