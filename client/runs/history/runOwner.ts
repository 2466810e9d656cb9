import { createHash } from 'node:crypto';
import os from 'node:os';

/** The process that executes a run. A process id is meaningful only on its machine or in its container. */
export interface RunOwner {
  machine: string;
  pid: number;
}

/** The time without a heartbeat after which a process counts as gone: another one may have its id by now. */
const silenceMs = 60_000;

const machine = createHash('sha256').update(os.hostname()).digest('hex').slice(0, 8);

/** The owner of the runs of this process. */
export const ownProcess: RunOwner = { machine, pid: process.pid };

/** Whether the process whose last heartbeat was `msAgo` is still executing its run, as far as this process can know. */
export function isOwnerAlive(owner: RunOwner | undefined, msAgo: number): boolean {
  if (owner === undefined || msAgo > silenceMs) return false;
  return owner.machine !== machine || isRunning(owner.pid);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user exists too, although it may not be signalled.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
