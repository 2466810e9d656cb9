import { readFile } from 'node:fs/promises';
import { readShapes } from '../../core/shapes/readShapes.ts';
import type { ShapesFile } from '../../core/shapes/shapes.ts';
import { writeWhole } from './writeWhole.ts';

/**
 * Lays what a run saw over the shapes file. Jobs that the run left out keep what was known of them; jobs that the
 * configuration no longer has go. A run that did not see all (a limit, a failure) never replaces what was known.
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
  await writeWhole(file, `${JSON.stringify({ version: 1, jobs }, undefined, 2)}\n`);
}
