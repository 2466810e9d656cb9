import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * Lets a run write the shapes of the responses to a copy of the file in place, so that the engine joins what it saw to
 * what was known, and returns the text; undefined where the run wrote nothing new. Nothing is left behind, whether the
 * run ends or throws.
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
  return fs.readFile(file, 'utf8').catch(() => undefined);
}

/** The same but for the layout, which a formatter may have changed. */
function isSame(before: string | undefined, after: string): boolean {
  return before !== undefined && before.replaceAll(/\s/g, '') === after.replaceAll(/\s/g, '');
}
