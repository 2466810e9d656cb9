import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { wayOfLinks } from './followLinks.ts';

/** Where a file is to be written. */
export interface WritePlace {
  /** The file itself, behind all links that lead to it. */
  file: string;
  /** The file that is there now. */
  found?: Stats;
  /** Whether another file may take its place: a device, a pipe, or what a process has open, is written to as it is. */
  isReplaceable: boolean;
}

/** Files that a process has open, under the names that the system gives them; `/dev/stdout` leads to one. */
const openFiles = /^\/(?:proc|dev\/fd)\//;

/** What is at a place before a file is written there. Throws what the disk throws, also for a folder. */
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
