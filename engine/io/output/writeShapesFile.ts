import { mergeShapesFiles } from '../../core/shapes/mergeShapes.ts';
import { readShapes } from '../../core/shapes/readShapes.ts';
import type { JobShapes, ShapesFile } from '../../core/shapes/shapes.ts';
import { maxBytes, tooLarge } from '../files/maxBytes.ts';
import { readForeignText } from '../files/readForeignFile.ts';
import { StagedFile } from './stagedFile.ts';
import { stayWithin } from './stayWithin.ts';

interface SeenShapes {
  /** Whether they are all responses of their jobs: then they replace those in the file, else they extend them. */
  sawAll: boolean;
  /** The names of all jobs of the configuration: the file forgets others; absent: none. */
  jobs?: readonly string[];
  linksWithin: readonly string[] | undefined;
}

/**
 * Merges the shapes of a run into a file if it changes. Throws a UserError for too many shapes, or a link elsewhere.
 */
export async function writeShapesFile(file: string, seen: ShapesFile, run: SeenShapes): Promise<void> {
  if (Object.keys(seen.jobs).length === 0) return;
  await stayWithin([file], run.linksWithin);
  const earlier = readShapes(await readForeignText(file, 'shapes').catch(() => ''));
  const shapes = mergeRun(earlier?.jobs ?? {}, seen, run);
  if (earlier === undefined || JSON.stringify(shapes) !== JSON.stringify(earlier)) await write(file, shapes);
}

function mergeRun(earlier: Record<string, JobShapes>, seen: ShapesFile, { sawAll, jobs }: SeenShapes): ShapesFile {
  const kept = Object.fromEntries(Object.entries(earlier).filter(([name]) => jobs?.includes(name) ?? true));
  if (sawAll) return { version: 1, jobs: { ...kept, ...seen.jobs } };
  return mergeShapesFiles({ version: 1, jobs: kept }, seen) ?? seen;
}

async function write(file: string, shapes: ShapesFile): Promise<void> {
  const text = `${JSON.stringify(shapes, undefined, 2)}\n`;
  // The editor would refuse a larger file.
  if (Buffer.byteLength(text) > maxBytes.shapes) throw tooLarge(file, 'shapes');
  const staged = await StagedFile.write(file, text);
  try {
    await staged.moveToPlace();
  } finally {
    await staged.drop();
  }
}
