import { readFile } from 'node:fs/promises';
import { readShapes } from '../../core/shapes/readShapes.ts';
import type { ShapesFile } from '../../core/shapes/shapes.ts';
import { StagedFile } from './stagedFile.ts';

/**
 * Merges the shapes of a run into the shapes file. Jobs that did not run keep their shapes; jobs that are no longer in
 * the configuration are removed. An incomplete run (a limit, a failure) never replaces known shapes.
 */
export async function writeShapesFile(
  file: string,
  seen: ShapesFile,
  run: { sawAll: boolean; jobs: string[] },
): Promise<void> {
  const earlier = readShapes(await readFile(file, 'utf8').catch(() => ''))?.jobs ?? {};
  const kept = Object.entries(earlier).filter(([name]) => run.jobs.includes(name));
  const fresh = Object.entries(seen.jobs);
  if (fresh.length === 0) return;
  const jobs = Object.fromEntries(run.sawAll ? [...kept, ...fresh] : [...fresh, ...kept]);
  const staged = await StagedFile.write(file, `${JSON.stringify({ version: 1, jobs }, undefined, 2)}\n`);
  try {
    await staged.moveToPlace();
  } finally {
    await staged.drop();
  }
}
