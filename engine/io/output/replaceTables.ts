import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { moveForeignFiles } from './moveForeignFiles.ts';
import { recoverTables, renameIfThere } from './recoverTables.ts';
import type { TablesPlace } from './tablesPlace.ts';

/** What takes the place of the tables. */
export interface NewTables {
  /** The folder of the new ones; after a failure they are there again. */
  staged: string;
  /** A free name beside the tables for those that nobody needs any more; a later run removes what is left there. */
  bin: string;
  /** Done when all is in place; where it fails, the old tables come back. */
  finish: () => Promise<void>;
}

/**
 * Replaces the old tables with the folder of new ones. Tables of the previous run are removed; other files that a
 * person keeps there are moved along. Every step is a rename: one that fails takes back those before it, and after a
 * crash `recoverTables` finds all that there was.
 */
export async function replaceTables(place: TablesPlace, { staged, bin, finish }: NewTables): Promise<void> {
  const { tables, previous } = place;
  await recoverTables(place);
  await throwAway(previous, bin);
  const fresh = new Set(await readdir(staged));
  await renameIfThere(tables, previous);
  await orUndo(
    () => rename(staged, tables),
    () => renameIfThere(previous, tables),
  );
  await orUndo(
    () => moveForeignFiles(previous, tables).then(finish),
    () => takeBack(place, staged, fresh),
  );
  // The new tables are complete: a problem with the old ones is no longer a failure.
  await throwAway(previous, bin).catch(() => undefined);
}

async function orUndo(work: () => Promise<void>, undo: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // What cannot be undone now is for the next run to recover.
    await undo().catch(() => undefined);
    throw error;
  }
}

async function takeBack({ tables, previous }: TablesPlace, staged: string, fresh: Set<string>): Promise<void> {
  const foreign = (await readdir(tables)).filter((name) => !fresh.has(name));
  for (const name of foreign) await rename(path.join(tables, name), path.join(previous, name));
  await rename(tables, staged);
  await renameIfThere(previous, tables);
}

/** Gives it another name first: half a folder must not be taken for tables that a crash left. */
async function throwAway(folder: string, bin: string): Promise<void> {
  await renameIfThere(folder, bin);
  await rm(bin, { recursive: true, force: true }).catch(() => undefined);
}
