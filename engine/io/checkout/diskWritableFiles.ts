import path from 'node:path';
import type { WritableFiles } from '../../core/platform/writableFiles.ts';
import { diskTreeFiles, treePath } from '../files/diskTreeFiles.ts';
import { lockFolder } from '../output/folderLock.ts';
import { changeFiles } from './changeFiles.ts';

/** The files of a folder of this disk. */
export function diskWritableFiles(folder: string): WritableFiles {
  const placeOf = (file: string) => treePath(path.join(folder, file));
  return {
    read: (file) => diskTreeFiles.read(placeOf(file)),
    list: (file) => diskTreeFiles.list(placeOf(file)),
    change: (changes) => changeFiles(folder, changes),
    locked: (work, signal) => whileLocked(folder, work, signal),
  };
}

async function whileLocked<T>(folder: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const release = await lockFolder(folder, { signal });
  try {
    return await work();
  } finally {
    await release();
  }
}
