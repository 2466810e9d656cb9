import { lstatSync, mkdirSync } from 'node:fs';
import nodeModule from 'node:module';
import os from 'node:os';
import path from 'node:path';

/**
 * Lets Node keep the code that it compiles from now on, for a faster start. This code runs as this user, so its folder
 * must be one that nobody else can write to: in the temporary folder, Node's default, another user may be first. Keeps
 * nothing without such a folder, or with a Node before 22.1.
 */
export function keepCompiledCode(): void {
  const folder = findCacheFolder(process.env);
  if (folder !== undefined && isOwn(folder)) nodeModule.enableCompileCache?.(folder);
}

/** The user's folder for caches. */
function findCacheFolder({ XDG_CACHE_HOME: chosen, LOCALAPPDATA: local }: NodeJS.ProcessEnv): string | undefined {
  const folder = process.platform === 'win32' ? local : chosen || cacheInHome();
  return folder && path.isAbsolute(folder) ? path.join(folder, 'pagewright') : undefined;
}

function cacheInHome(): string | undefined {
  try {
    return path.join(os.homedir(), ...(process.platform === 'darwin' ? ['Library', 'Caches'] : ['.cache']));
  } catch {
    // A user without an entry in the system's list has no home.
    return undefined;
  }
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
