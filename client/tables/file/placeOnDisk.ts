import { open, rename, rm } from 'node:fs/promises';
import { diskFailure, missingFolder, openForeignFile } from '../../../engine/files.ts';
import { fileProblem } from './fileProblem.ts';
import type { ExportSink, TablePlace, TableSource } from './tableSource.ts';

/** A table in a file, which is read in pieces. */
export function placeOnDisk(file: string): TablePlace {
  return { open: () => openFile(file), createSink: (target) => worded(createSink(target)) };
}

async function openFile(file: string): Promise<TableSource> {
  const handle = await openForeignFile(file);
  const { size } = await handle.stat();
  return { handle, size, close: () => handle.close() };
}

/** A file of that name is replaced at the end. */
async function createSink(file: string): Promise<ExportSink> {
  const unfinished = `${file}.part`;
  // Never through a link that somebody has planted there.
  await rm(unfinished, { force: true });
  const handle = await open(unfinished, 'wx');
  return {
    write: (text, encoding) => worded(handle.appendFile(text, encoding)),
    async finish() {
      await worded(handle.close().then(() => rename(unfinished, file)));
      return undefined;
    },
    async abandon() {
      await handle.close();
      await rm(unfinished, { force: true });
    },
  };
}

async function worded<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new Error(missingFolder(error) ?? diskFailure(error) ?? fileProblem(error), { cause: error });
  }
}
