import os from 'node:os';
import path from 'node:path';

/** Where this user keeps what can be made again; undefined if nowhere, or if Node is told not to cache code. */
export function findCacheFolder(environment: NodeJS.ProcessEnv): string | undefined {
  const { NODE_DISABLE_COMPILE_CACHE: disabled, XDG_CACHE_HOME: chosen, LOCALAPPDATA: local } = environment;
  if (disabled === '1') return undefined;
  const folder = process.platform === 'win32' ? local : chosen || inHome();
  return folder && path.isAbsolute(folder) ? path.join(folder, 'pagewright') : undefined;
}

function inHome(): string | undefined {
  try {
    return path.join(os.homedir(), ...(process.platform === 'darwin' ? ['Library', 'Caches'] : ['.cache']));
  } catch {
    // A user without an entry in the system's list has no home.
    return undefined;
  }
}
