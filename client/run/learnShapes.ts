import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * Gives a run a temporary file for the shapes of the responses and returns what it wrote there, or undefined where it
 * wrote nothing. Nothing is left behind, whether the run ends or throws.
 */
export async function learnShapes(run: (shapesFile: string) => Promise<void>): Promise<string | undefined> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'pagewright-shapes-'));
  const file = path.join(folder, 'shapes.json');
  try {
    await run(file);
    return await fs.readFile(file, 'utf8').catch(() => undefined);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
