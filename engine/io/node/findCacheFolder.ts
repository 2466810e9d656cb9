import os from 'node:os';
import path from 'node:path';

/** The folder of this user for files of Pagewright that may be deleted at any time; undefined without such a place. */
export function findCacheFolder({
  XDG_CACHE_HOME: chosen,
  LOCALAPPDATA: local,
}: NodeJS.ProcessEnv): string | undefined {
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
