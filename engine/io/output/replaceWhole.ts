import { lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';

/** Files and folders that are replaced together: the tables of a run, or its recording. */
export interface ReplacedFiles {
  /** The folder of all of them, so that renames are enough. */
  folder: string;
  /** The last one is removed first and comes last: if it is there, the others are too. */
  names: readonly string[];
  /** The path of a folder for the old ones during the replacement. */
  previous: string;
}

interface Replacement {
  /** The folder of the new ones; they are there again after a failure. */
  staged: string;
  /** A free path beside them for what is no longer needed; a later run removes its rest. */
  bin: string;
  /** Called when all is in place. If it fails, everything is restored, including its moves. */
  finish?: (move: Move) => Promise<void>;
}

export type Move = (from: string, to: string) => Promise<void>;

/**
 * Replaces all of the files. The caller has locked the folder. Every step is a rename: a failure undoes the steps
 * before it, and `recoverWhole` finds everything after a crash.
 */
export async function replaceWhole(place: ReplacedFiles, { staged, bin, finish }: Replacement): Promise<void> {
  const { folder, names, previous } = place;
  await recoverWhole(place);
  await throwAway(previous, bin);
  const undo: (() => Promise<void>)[] = [];
  const move: Move = async (from, to) => {
    await rename(from, to);
    undo.unshift(() => rename(to, from));
  };
  try {
    await mkdir(previous);
    undo.unshift(() => rmdir(previous));
    for (const name of names.toReversed()) {
      if (await exists(path.join(folder, name))) await move(path.join(folder, name), path.join(previous, name));
    }
    for (const name of names) await move(path.join(staged, name), path.join(folder, name));
    await finish?.(move);
  } catch (error) {
    await inTurn(undo).catch(() => undefined);
    throw error;
  }
  // The new ones are complete: a problem with the old ones is no failure.
  await throwAway(previous, bin).catch(() => undefined);
}

/** Whether a run is replacing the files, or was killed during that. */
export async function isUnfinished({ previous }: ReplacedFiles): Promise<boolean> {
  return await exists(previous);
}

/** Restores the old files after a run was killed during the replacement. The caller has locked the folder. */
export async function recoverWhole({ folder, names, previous }: ReplacedFiles): Promise<void> {
  // No run makes a link, so its target is not ours.
  const left = (await isLink(previous)) ? undefined : await namesIn(previous);
  if (left === undefined || (await exists(path.join(folder, head(names))))) return;
  // Without old ones, the current files are a part of the new ones.
  const wasWhole = left.includes(head(names));
  for (const name of names) {
    const target = path.join(folder, name);
    if (left.includes(name) || !wasWhole) await rm(target, { recursive: true, force: true });
    if (left.includes(name)) await rename(path.join(previous, name), target);
  }
  await rmdir(previous).catch(() => undefined);
}

function head(names: readonly string[]): string {
  return names.at(-1) ?? '';
}

/** Stops at a failing step: the next run recovers from there as after a crash. */
async function inTurn(steps: readonly (() => Promise<void>)[]): Promise<void> {
  for (const step of steps) await step();
}

/** Renames the folder first: a part of a folder must not be taken for the rest of a crash. */
async function throwAway(folder: string, bin: string): Promise<void> {
  if (!(await exists(folder))) return;
  await rename(folder, bin);
  await rm(bin, { recursive: true, force: true }).catch(() => undefined);
}

async function isLink(file: string): Promise<boolean> {
  return (await unlessMissing(lstat(file)))?.isSymbolicLink() ?? false;
}

async function exists(file: string): Promise<boolean> {
  return (await unlessMissing(lstat(file))) !== undefined;
}

/** Undefined if there is no such folder. */
export async function namesIn(folder: string): Promise<string[] | undefined> {
  return await unlessMissing(readdir(folder));
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  return await found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
