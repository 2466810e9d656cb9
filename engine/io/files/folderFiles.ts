import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type GivenPath, shownPath } from '../../core/text/shownPath.ts';
import type { FileSource } from './fileSource.ts';
import { readForeignFile } from './readForeignFile.ts';

export function folderFiles(folder: GivenPath): FileSource {
  const { path: disk, shownAs } = shownPath(folder);
  return {
    folder: shownAs,
    list: () => readdir(disk).catch(() => []),
    read: (name, kind) => readForeignFile(path.join(disk, name), kind),
  };
}
