import path from 'node:path';
import type { FileSink } from './fileSink.ts';
import { writeWhole } from './writeWhole.ts';

/** Writes to a folder that only this user can read, made with the first file. */
export function ownFolderSink(folder: string): FileSink {
  return { write: (name, content) => writeWhole(path.join(folder, name), content) };
}
