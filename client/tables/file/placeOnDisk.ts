import { diskFailure, FileBeside, findWritePlace, missingFolder, openForeignFile } from '@pagewright/engine/files';
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

/** Creates a sink that replaces a file of that name at the end. */
async function createSink(file: string): Promise<ExportSink> {
  const place = await findWritePlace(file);
  if (!place.isReplaceable) throw new Error('it is not a file');
  const beside = await FileBeside.open(place);
  return {
    write: (text, encoding) => worded(beside.write(text, encoding)),
    async finish() {
      await worded(beside.finish().then(() => beside.replace()));
      await beside.drop();
      return undefined;
    },
    abandon: () => beside.drop(),
  };
}

async function worded<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new Error(missingFolder(error) ?? diskFailure(error) ?? fileProblem(error), { cause: error });
  }
}
