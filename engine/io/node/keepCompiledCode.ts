import { lstatSync, mkdirSync } from 'node:fs';
import nodeModule from 'node:module';
import { findCacheFolder } from './findCacheFolder.ts';

/**
 * Lets Node keep the code that it compiles from now on, for a faster start. This code runs as this user, so its folder
 * must be one that nobody else can write to: in the temporary folder, Node's default, another user may be first. Keeps
 * nothing without such a folder, or with a Node before 22.1.
 */
export function keepCompiledCode(): void {
  const folder = findCacheFolder(process.env);
  if (folder !== undefined && isOwn(folder)) nodeModule.enableCompileCache?.(folder);
}

/** Makes the folder if it is missing. Windows separates the folders of its users itself. */
function isOwn(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { uid, mode } = lstatSync(folder);
    return process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
  } catch {
    return false;
  }
}
