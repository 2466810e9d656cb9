import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readForeignText } from '../../../engine/files.ts';

/**
 * Lets a run merge the shapes of its responses into a copy of the existing file, and returns the merged text; undefined
 * where the run learned nothing new. Always removes the copy.
 */
export async function learnShapes(
  inPlace: string,
  run: (shapesFile: string) => Promise<void>,
): Promise<string | undefined> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'pagewright-shapes-'));
  const file = path.join(folder, 'shapes.json');
  try {
    const before = await textOf(inPlace);
    if (before !== undefined) await fs.writeFile(file, before);
    await run(file);
    const after = await textOf(file);
    return after === undefined || isSame(before, after) ? undefined : after;
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

function textOf(file: string): Promise<string | undefined> {
  return readForeignText(file, 'shapes').catch(() => undefined);
}

/** Ignores the layout, which a formatter may have changed. */
function isSame(before: string | undefined, after: string): boolean {
  return before !== undefined && before.replaceAll(/\s/g, '') === after.replaceAll(/\s/g, '');
}
