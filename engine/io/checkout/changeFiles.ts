import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../core/errors.ts';
import type { FileChange } from '../../core/platform/writableFiles.ts';
import { makeFolder } from '../files/makeFolder.ts';
import { diskFailure, missingFolder } from '../output/diskFailure.ts';
import { FileBeside } from '../output/fileBeside.ts';
import { leavesFolder } from '../output/stayWithin.ts';
import { findWritePlace } from '../output/writePlace.ts';
import { markBefore } from './markBefore.ts';

/**
 * Writes and removes files of a folder, as `WritableFiles.change` says. Throws a UserError for what the disk refuses: as
 * long as the first file has not taken its place, all are as they were.
 */
export async function changeFiles(folder: string, changes: readonly FileChange[]): Promise<void> {
  const staged: Staged[] = [];
  const made: string[] = [];
  let isDone = false;
  try {
    for (const change of changes) staged.push(await withReason(change, () => stage(folder, change, made)));
    for (const each of staged) await withReason(each, () => takePlace(each));
    isDone = true;
  } finally {
    for (const { beside } of staged) await beside?.drop();
    // What was made for files that have taken their place is not empty.
    await removeEmpty(folder, [...(isDone ? [] : made), ...removedFrom(staged)]);
  }
}

/** A change that can be made by one rename, or by one removal. */
interface Staged {
  file: string;
  place: string;
  /** Undefined: the file is removed. */
  beside: FileBeside | undefined;
}

async function stage(folder: string, { file, before, text }: FileChange, made: string[]): Promise<Staged> {
  const place = path.join(folder, file);
  if (await leavesFolder(place, folder)) throw leadsOutside(file);
  const mark = await markBefore(place, file, before);
  if (text === undefined) return { file, place, beside: undefined };
  const first = await makeFolder(path.dirname(place));
  if (first !== undefined) made.push(...foldersDownTo(first, path.dirname(place)));
  const beside = await FileBeside.open(await findWritePlace(place));
  try {
    await beside.write(Buffer.concat([mark, Buffer.from(text)]));
    await beside.finish();
  } catch (error) {
    await beside.drop();
    throw error;
  }
  return { file, place, beside };
}

async function takePlace({ place, beside }: Staged): Promise<void> {
  await (beside === undefined ? rm(place, { force: true }) : beside.replace());
}

async function withReason<T>({ file }: { file: string }, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = missingFolder(error) ?? diskFailure(error);
    if (reason === undefined) throw error;
    throw new UserError('platform.not-written', `"${file}" cannot be written: ${reason}. Fix that and try again.`, {
      cause: error,
    });
  }
}

function leadsOutside(file: string): UserError {
  const message = `"${file}" leads out of the folder of the project by a link. Remove the link.`;
  return new UserError('output.link-outside', message);
}

function removedFrom(staged: readonly Staged[]): string[] {
  return staged.filter(({ beside }) => beside === undefined).map(({ place }) => path.dirname(place));
}

function foldersDownTo(first: string, last: string): string[] {
  return last === first || !last.startsWith(first) ? [first] : [...foldersDownTo(first, path.dirname(last)), last];
}

/**
 * Removes these folders and those above them, up to the folder, where nothing is in them any more. Each is tried once,
 * after all that are in it.
 */
async function removeEmpty(folder: string, folders: readonly string[]): Promise<void> {
  const root = path.join(folder);
  let places = new Set(folders);
  while (places.size > 0) {
    const deepest = Math.max(...[...places].map(depthOf));
    const above = [...places].filter((place) => depthOf(place) < deepest);
    for (const place of places) {
      if (depthOf(place) < deepest || place === root || place === path.dirname(place)) continue;
      if (await isRemoved(place)) above.push(path.dirname(place));
    }
    places = new Set(above);
  }
}

function depthOf(place: string): number {
  return place.split(path.sep).length;
}

async function isRemoved(folder: string): Promise<boolean> {
  return await rmdir(folder).then(
    () => true,
    () => false,
  );
}
