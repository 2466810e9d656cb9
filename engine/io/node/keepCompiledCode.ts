import { lstatSync, mkdirSync } from 'node:fs';
import nodeModule from 'node:module';
import os from 'node:os';
import path from 'node:path';

/**
 * Lets Node keep the code that it compiles from now on, so that the next start is faster. What is read from there runs
 * as this user. So it is a folder that nobody else can write to: in the temporary folder, which is Node's own choice,
 * another user may be first. Nothing is kept where there is no such folder, nor by a Node before 22.1.
 */
export function keepCompiledCode(): void {
  const folder = findCacheFolder(process.env);
  if (folder !== undefined && isOwn(folder)) nodeModule.enableCompileCache?.(folder);
}

/** Where this user keeps what can be made again. */
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

/** Makes the folder where it is missing. Windows keeps the folders of its users apart itself. */
function isOwn(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { uid, mode } = lstatSync(folder);
    return process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
  } catch {
    return false;
  }
}
