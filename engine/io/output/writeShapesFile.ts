import { readShapes } from '../../core/shapes/readShapes.ts';
import type { ShapesFile } from '../../core/shapes/shapes.ts';
import { mostBytes, readForeignText, tooLarge } from '../files/readForeignFile.ts';
import { StagedFile } from './stagedFile.ts';
import { stayWithin } from './stayWithin.ts';

/**
 * Merges the shapes of a run into the shapes file. Jobs that did not run keep their shapes; jobs that are no longer in
 * the configuration are removed. An incomplete run (a limit, a failure) never replaces known shapes. Throws a UserError
 * where there would be too many, or where a link leads elsewhere.
 */
export async function writeShapesFile(
  file: string,
  seen: ShapesFile,
  run: { sawAll: boolean; jobs: string[]; linksWithin: readonly string[] | undefined },
): Promise<void> {
  const earlier = readShapes(await readForeignText(file, 'shapes').catch(() => ''))?.jobs ?? {};
  const kept = Object.entries(earlier).filter(([name]) => run.jobs.includes(name));
  const fresh = Object.entries(seen.jobs);
  if (fresh.length === 0) return;
  const jobs = Object.fromEntries(run.sawAll ? [...kept, ...fresh] : [...fresh, ...kept]);
  const text = `${JSON.stringify({ version: 1, jobs }, undefined, 2)}\n`;
  // The editor would not read it.
  if (Buffer.byteLength(text) > mostBytes.shapes) throw tooLarge(file, 'shapes');
  await stayWithin([file], run.linksWithin);
  const staged = await StagedFile.write(file, text);
  try {
    await staged.moveToPlace();
  } finally {
    await staged.drop();
  }
}
