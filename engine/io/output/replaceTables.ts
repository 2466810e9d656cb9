import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const manifestEnding = '.manifest';

/**
 * Puts the folder of new tables in the place of `tables/`. Tables of the run before (each a file with its manifest) go;
 * whatever else a person keeps there moves along. The change itself is two renames, and a run that finds it cut short
 * by a crash puts the old tables back first.
 */
export async function replaceTables(outDir: string, staged: string): Promise<void> {
  const tables = path.join(outDir, 'tables');
  const previous = path.join(outDir, '.pagewright-previous-tables');
  if (!(await exists(tables))) await renameIfThere(previous, tables);
  await rm(previous, { recursive: true, force: true });
  await moveForeignFiles(tables, staged);
  await renameIfThere(tables, previous);
  await rename(staged, tables);
  await rm(previous, { recursive: true, force: true });
}

async function moveForeignFiles(tables: string, staged: string): Promise<void> {
  const names = await readdir(tables).catch(() => []);
  const ours = new Set(names.filter((name) => name.endsWith(manifestEnding)).flatMap(tableAndManifest));
  const fresh = new Set(await readdir(staged));
  for (const name of names) {
    if (!ours.has(name) && !fresh.has(name)) await rename(path.join(tables, name), path.join(staged, name));
  }
}

function tableAndManifest(manifest: string): string[] {
  return [manifest, manifest.slice(0, -manifestEnding.length)];
}

async function exists(folder: string): Promise<boolean> {
  return readdir(folder).then(
    () => true,
    () => false,
  );
}

async function renameIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
