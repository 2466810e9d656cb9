import { lstat, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Makes a folder, and those around it that are missing; returns the first one that it made. Throws what the disk throws. */
export async function makeFolder(folder: string, mode = 0o777): Promise<string | undefined> {
  const options = { recursive: true, mode } as const;
  try {
    return await mkdir(folder, options);
  } catch (error) {
    if (!isMissing(error)) throw error;
    // Node says that a folder is missing where the file system is read-only. To make that folder alone tells.
    const made = await firstMissing(folder);
    await mkdir(made, mode);
    await mkdir(folder, options);
    return made;
  }
}

async function firstMissing(folder: string): Promise<string> {
  const around = path.dirname(folder);
  const isThere = await lstat(around).then(
    () => true,
    () => false,
  );
  return isThere || around === folder ? folder : await firstMissing(around);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
