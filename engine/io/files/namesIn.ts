import { opendir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * The names of the files and folders in a folder, sorted, at most so many. Links to folders are left out, because they
 * may go round in circles. Throws the error of the disk.
 */
export async function namesIn(folder: string, most = Number.POSITIVE_INFINITY): Promise<string[]> {
  const names: string[] = [];
  for await (const entry of await opendir(folder)) {
    if (entry.isSymbolicLink() && (await isFolder(path.join(folder, entry.name)))) continue;
    if (names.push(entry.name) >= most) break;
  }
  return names.sort();
}

async function isFolder(file: string): Promise<boolean> {
  return await stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
