import { lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';

/** Files and folders that are replaced together: the tables of a run, or its recording. */
export interface ReplacedFiles {
  /** All of it is in one folder, so that renames are enough to change it. */
  folder: string;
  /** The last one is taken away first and comes last: where it is, the others are too. */
  names: readonly string[];
  /** The path of a folder for what was there before, while it is being replaced. */
  previous: string;
}

/** What takes its place. */
interface Replacement {
  /** The folder of the new ones; after a failure they are there again. */
  staged: string;
  /** A free path beside them for what nobody needs any more; a later run removes what is left there. */
  bin: string;
  /** Done when all is in place. Where it fails, everything is as it was before, also what it moved. */
  finish?: (move: Move) => Promise<void>;
}

/** Renames a file or folder. */
export type Move = (from: string, to: string) => Promise<void>;

/**
 * Replaces it. The caller has locked the folder. Every step is a rename: one that fails takes back those before it, and
 * after a crash `recoverWhole` finds all that there was.
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
  // The new ones are complete: a problem with the old ones is no longer a failure.
  await throwAway(previous, bin).catch(() => undefined);
}

/** Whether a run is replacing it, or was killed while it did. */
export async function isUnfinished({ previous }: ReplacedFiles): Promise<boolean> {
  return await exists(previous);
}

/**
 * Recovers from a run that was killed while it replaced them: where it had not come to its end, brings the old ones
 * back. The caller has locked the folder.
 */
export async function recoverWhole({ folder, names, previous }: ReplacedFiles): Promise<void> {
  // A link was not made by a run, and what it leads to is not ours.
  const left = (await isLink(previous)) ? undefined : await namesIn(previous);
  if (left === undefined || (await exists(path.join(folder, head(names))))) return;
  // Where there was nothing before, what is there now is a part of the new ones.
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

/** Ends at a step that fails: the next run recovers from there as after a crash. */
async function inTurn(steps: readonly (() => Promise<void>)[]): Promise<void> {
  for (const step of steps) await step();
}

/** Gives it another name first: a part of a folder must not be taken for what a crash left. */
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

/** Undefined where there is no such folder. */
export async function namesIn(folder: string): Promise<string[] | undefined> {
  return await unlessMissing(readdir(folder));
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  return await found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
