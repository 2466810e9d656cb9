import { constants } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RunReport } from '@pagewright/engine/run';

/** The maximum size of the kept tables of a run, in bytes. */
export const maxKeptBytes = 32 * 1024 * 1024;

/**
 * Keeps copies of a run's tables, with their manifests, because the next run replaces the tables: in order, as long as
 * their total size is within the limit. `folder` is there whole or not at all.
 */
export async function keepTables(
  { tables }: Pick<RunReport, 'tables'>,
  outDir: string,
  folder: string,
  limit = maxKeptBytes,
): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    let bytes = 0;
    for (const { file } of tables) {
      const source = path.join(outDir, file);
      const size = await stat(source).then(
        (found) => found.size,
        () => Infinity,
      );
      if (bytes + size > limit) continue;
      bytes += size;
      const target = path.join(unfinished, path.basename(file));
      for (const ending of ['', '.manifest']) {
        // A file system that can shares the blocks until one of the files changes.
        await copyFile(`${source}${ending}`, `${target}${ending}`, constants.COPYFILE_FICLONE).catch(ignoreMissing);
      }
    }
    // Copies that are there already are of the same run.
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
