import path from 'node:path';
import { FileError, UserError } from '../../core/errors.ts';
import type { WritableFiles } from '../../core/platform/writableFiles.ts';
import type { ShownPath } from '../../core/text/shownPath.ts';
import { treePath } from '../files/diskTreeFiles.ts';
import { namesIn } from '../files/namesIn.ts';
import { readForeignText } from '../files/readForeignFile.ts';
import { diskFailure, missingFolder } from '../output/diskFailure.ts';
import { lockFolder } from '../output/folderLock.ts';
import { leavesFolder } from '../output/stayWithin.ts';
import { changeFiles } from './changeFiles.ts';
import { ifThere } from './ifThere.ts';

/** The files of a folder of this disk. */
export function diskWritableFiles(folder: string): WritableFiles {
  const placeOf = (file: string) => treePath(path.join(folder, file));
  return {
    read: (file) => ifThere(file, readWithin(folder, { path: placeOf(file), shownAs: file }), undefined),
    list: (folder) => ifThere(folder, namesIn(placeOf(folder)), []),
    change: (changes) => changeFiles(folder, changes),
    locked: (work, signal) => whileLocked(folder, work, signal),
  };
}

/** Reads a file of the folder. A link that leads out of it may have been planted, and its target would be pushed. */
async function readWithin(folder: string, file: ShownPath): Promise<string> {
  const text = await readForeignText(file, 'configuration');
  if (!(await leavesFolder(file.path, folder))) return text;
  throw new FileError(file.shownAs, 'it leads out of the folder of the project by a link. Remove the link');
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
