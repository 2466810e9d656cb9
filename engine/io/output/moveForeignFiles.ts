import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { withOutputErrors } from './outputError.ts';

const manifestEnding = '.manifest';

/**
 * Moves what a person keeps beside the tables from one folder of tables to another. Tables (each a file with its
 * manifest) stay, and so does what has the name of something in the other folder. Throws a UserError that names what
 * cannot be moved.
 */
export async function moveForeignFiles(from: string, to: string): Promise<void> {
  const names = await namesIn(from);
  const ours = new Set(names.filter((name) => name.endsWith(manifestEnding)).flatMap(tableAndManifest));
  const taken = new Set(await namesIn(to));
  for (const name of names.filter((name) => !ours.has(name) && !taken.has(name))) {
    const place = path.join(to, name);
    await withOutputErrors(place, () => rename(path.join(from, name), place), 'The run cannot move');
  }
}

/** A folder that is not there has nothing in it. */
async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

function tableAndManifest(manifest: string): string[] {
  return [manifest, manifest.slice(0, -manifestEnding.length)];
}
