import { rename } from 'node:fs/promises';
import path from 'node:path';
import { withOutputErrors } from './outputError.ts';
import { type Move, namesIn } from './replaceWhole.ts';

const manifestEnding = '.manifest';

/**
 * Moves a person's files beside the tables from one folder of tables to another. Tables (each a file with its manifest)
 * stay, and so do files whose name the other folder has. Throws a UserError for a file that cannot be moved.
 */
export async function moveForeignFiles(from: string, to: string, move: Move = rename): Promise<void> {
  const names = (await namesIn(from)) ?? [];
  const ours = new Set(names.filter((name) => name.endsWith(manifestEnding)).flatMap(tableAndManifest));
  const taken = new Set(await namesIn(to));
  for (const name of names.filter((name) => !ours.has(name) && !taken.has(name))) {
    const place = path.join(to, name);
    await withOutputErrors(place, () => move(path.join(from, name), place), 'The run cannot move');
  }
}

function tableAndManifest(manifest: string): string[] {
  return [manifest, manifest.slice(0, -manifestEnding.length)];
}
