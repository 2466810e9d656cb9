import { lstat, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Makes a folder and its missing parents; returns the first one that it made. Throws the error of the disk. */
export async function makeFolder(folder: string, mode = 0o777): Promise<string | undefined> {
  const options = { recursive: true, mode } as const;
  try {
    return await mkdir(folder, options);
  } catch (error) {
    if (!isMissing(error)) throw error;
    // Node reports a read-only file system as a missing folder. Making that folder alone shows the reason.
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
