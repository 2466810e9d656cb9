import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 50;

/**
 * Measures what the files below a folder take, again and again until it is stopped and once after that; returns the
 * most of it in MB.
 */
export function watchDisk(folder: string): () => Promise<number> {
  const stopped = new AbortController();
  const peak = watch(folder, stopped.signal);
  return () => {
    stopped.abort();
    return peak;
  };
}

async function watch(folder: string, stopped: AbortSignal): Promise<number> {
  let peak = 0;
  for (;;) {
    const isLast = stopped.aborted;
    peak = Math.max(peak, await sizeOf(folder));
    if (isLast) return peak / 1e6;
    await wait(pauseMs, undefined, { signal: stopped }).catch(() => undefined);
  }
}

/** Files that go while they are counted count nothing. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
