import { readdir, rename, rm, rmdir, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { systemClock } from '../clock.ts';
import { isAbandoned, makeStagingFolder } from './stagingFolder.ts';

const lockName = '.pagewright-lock';

/** The interval at which the owner touches a lock. */
const beatMs = 1_000;

/** Number of looks without a change after which the owner counts as dead. */
const patience = 600;

interface Waiting {
  signal?: AbortSignal | undefined;
  /** Time between two looks. */
  pauseMs?: number;
}

/** Runs some work on a folder while it is locked. */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const release = await lockFolder(folder);
  try {
    return await work();
  } finally {
    await release();
  }
}

/**
 * Waits until the folder is unlocked, and locks it until the returned function is called. The lock is a folder with one
 * file, named after its owner, that one rename puts in place. Removing this very file removes the lock of a dead owner,
 * so nobody removes a living one by mistake. Throws the signal's reason.
 */
export async function lockFolder(
  folder: string,
  { signal = new AbortController().signal, pauseMs = 100 }: Waiting = {},
): Promise<() => Promise<void>> {
  const lock = path.join(folder, lockName);
  const own = await makeStagingFolder(folder);
  const mark = path.basename(own);
  try {
    await writeFile(path.join(own, mark), '');
    await takePlace(own, lock, { signal, pauseMs });
  } catch (error) {
    await rm(own, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
  const heartbeat = setInterval(() => void beat(path.join(lock, mark)), beatMs).unref();
  return async () => {
    clearInterval(heartbeat);
    await removeLock(lock, [mark]);
  };
}

async function takePlace(
  own: string,
  lock: string,
  { signal, pauseMs }: { signal: AbortSignal; pauseMs: number },
): Promise<void> {
  let [sign, looks] = ['', 0];
  for (;;) {
    const problem = await rename(own, lock).catch((error: unknown) => error);
    if (problem === undefined) return;
    const owners = await ownersOf(lock);
    const now = owners.map(({ name, beatAt }) => `${name} ${beatAt}`).join();
    looks = now === sign ? looks + 1 : 0;
    sign = now;
    const isPatient = looks < patience;
    if (!isTaken(problem) || (owners.length === 0 && !isPatient)) throw problem;
    const dead = owners.filter(({ name }) => !isPatient || isAbandoned(name));
    await removeLock(
      lock,
      dead.map(({ name }) => name),
    );
    await systemClock.sleep(pauseMs, signal);
  }
}

/** Whether the lock is taken, which Windows reports as a missing permission. */
function isTaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOTEMPTY' || code === 'EEXIST' || (process.platform === 'win32' && code === 'EPERM');
}

async function ownersOf(lock: string): Promise<{ name: string; beatAt: number }[]> {
  const names = await readdir(lock).catch(() => []);
  return await Promise.all(
    names.map(async (name) => {
      const found = await stat(path.join(lock, name)).catch(() => undefined);
      return { name, beatAt: found?.mtimeMs ?? 0 };
    }),
  );
}

/** Removes the folder only if it is empty then. */
async function removeLock(lock: string, marks: readonly string[]): Promise<void> {
  for (const mark of marks) await unlink(path.join(lock, mark)).catch(() => undefined);
  await rmdir(lock).catch(() => undefined);
}

async function beat(mark: string): Promise<void> {
  const now = new Date();
  await utimes(mark, now, now).catch(() => undefined);
}
