import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FileSource } from './fileSource.ts';
import { readForeignFile } from './readForeignFile.ts';

/** The files of a folder on the disk. */
export function folderFiles(folder: string): FileSource {
  return {
    folder,
    list: () => readdir(folder).catch(() => []),
    read: (name, kind) => readForeignFile(path.join(folder, name), kind),
  };
}
