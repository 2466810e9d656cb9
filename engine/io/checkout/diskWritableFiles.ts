import path from 'node:path';
import { UserError } from '../../core/errors.ts';
import type { WritableFiles } from '../../core/platform/writableFiles.ts';
import { treePath } from '../files/diskTreeFiles.ts';
import { namesIn } from '../files/namesIn.ts';
import { readForeignText } from '../files/readForeignFile.ts';
import { diskFailure, missingFolder } from '../output/diskFailure.ts';
import { lockFolder } from '../output/folderLock.ts';
import { changeFiles } from './changeFiles.ts';
import { ifThere } from './ifThere.ts';

/** The files of a folder of this disk. */
export function diskWritableFiles(folder: string): WritableFiles {
  const placeOf = (file: string) => treePath(path.join(folder, file));
  return {
    read: (file) => ifThere(file, readForeignText({ path: placeOf(file), shownAs: file }, 'configuration'), undefined),
    list: (folder) => ifThere(folder, namesIn(placeOf(folder)), []),
    change: (changes) => changeFiles(folder, changes),
    locked: (work, signal) => whileLocked(folder, work, signal),
  };
}

async function whileLocked<T>(folder: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const release = await lock(folder, signal);
  try {
    return await work();
  } finally {
    await release();
  }
}

async function lock(folder: string, signal: AbortSignal): Promise<() => Promise<void>> {
  try {
    return await lockFolder(folder, { signal });
  } catch (error) {
    const reason = missingFolder(error) ?? diskFailure(error);
    if (reason === undefined || signal.aborted) throw error;
    const message = `Nothing can be written in "${folder}": ${reason}. Fix that and try again.`;
    throw new UserError('platform.not-written', message, { cause: error });
  }
}
