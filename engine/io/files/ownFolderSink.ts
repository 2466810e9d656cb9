import path from 'node:path';
import type { FileSink } from './fileSink.ts';
import { makeFolder } from './makeFolder.ts';
import { ownFolder } from './ownOnly.ts';
import { writeWhole } from './writeWhole.ts';

/** Writes to a folder that only this user can read, made with the first file. */
export function ownFolderSink(folder: string): FileSink {
  const made = new Set<string>();
  return {
    async write(name, content) {
      const file = path.join(folder, name);
      const around = path.dirname(file);
      if (!made.has(around)) await makeFolder(around, ownFolder);
      made.add(around);
      await writeWhole(file, content);
    },
  };
}
