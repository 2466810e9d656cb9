import { rm } from 'node:fs/promises';

/** Deletes a file, if it is there. */
export async function deleteFile(file: string): Promise<void> {
  await rm(file, { force: true });
}
