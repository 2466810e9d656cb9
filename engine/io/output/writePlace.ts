import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { wayOfLinks } from './followLinks.ts';

/** The place of a new file. */
export interface WritePlace {
  /** The file itself, after all links. */
  file: string;
  /** The current file there. */
  found?: Stats;
  /** Whether another file may replace it, unlike a device, a pipe, or a file that a process has open. */
  isReplaceable: boolean;
}

/** The system's names for files that a process has open; `/dev/stdout` is a link to one. */
const openFiles = /^\/(?:proc|dev\/fd)\//;

/** Examines a place before a file is written there. Throws the error of the disk, also for a folder. */
export async function findWritePlace(file: string): Promise<WritePlace> {
  const found = await stat(file).catch(unlessMissing);
  const way = await wayOfLinks(file);
  const target = way.at(-1) ?? file;
  if (found === undefined) return { file: target, isReplaceable: true };
  if (found.isDirectory()) throw Object.assign(new Error(`EISDIR: "${file}" is a folder`), { code: 'EISDIR' });
  const isOpenFile = way.some((step) => openFiles.test(path.resolve(step)));
  const isReplaceable = found.isFile() && !isOpenFile;
  return { file: isReplaceable ? target : file, found, isReplaceable };
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
