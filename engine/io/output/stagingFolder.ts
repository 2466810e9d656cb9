import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const pattern = /^\.pagewright-([0-9a-f]{8})-(\d+)-/;

/** An id of this machine or container, in which a process number is valid. */
const machine = createHash('sha256').update(os.hostname()).digest('hex').slice(0, 8);

/** Makes the hidden folder of a run, and removes those of killed runs of this machine. */
export async function makeStagingFolder(outDir: string): Promise<string> {
  const names = await readdir(outDir);
  const abandoned = names.filter(isAbandoned).map((name) => path.join(outDir, name));
  // A folder that cannot be removed does no harm.
  await Promise.all(abandoned.map((folder) => rm(folder, { recursive: true, force: true }).catch(() => undefined)));
  return await mkdtemp(path.join(outDir, `.pagewright-${machine}-${process.pid}-`));
}

/** Fills a hidden folder, and removes it if that fails. */
export async function filled<T>(staging: string, fill: () => Promise<T>): Promise<T> {
  try {
    return await fill();
  } catch (error) {
    await rm(staging, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

/** Whether the name is that of a folder or lock of a dead process of this machine. */
export function isAbandoned(name: string): boolean {
  const [, owner, pid] = pattern.exec(name) ?? [];
  return owner === machine && !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user is alive, too.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
