import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole as writeWholeFile } from '@pagewright/engine/files';

/** Writes a file, and its folder for this user alone where it is missing, so that a reader finds the old text or the new one, never a part. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeWholeFile(file, text);
}
