import { createHash } from 'node:crypto';
import os from 'node:os';

/** The process that a run goes on in. Numbers of processes mean something on one machine, or in one container, only. */
export interface RunOwner {
  machine: string;
  pid: number;
}

/** A record that goes on is written at least so often. */
export const signOfLifeMs = 10_000;

/** So long without a sign, and its process is gone: another one may have its number by now. */
const silenceMs = 60_000;

const machine = createHash('sha256').update(os.hostname()).digest('hex').slice(0, 8);

/** This process. */
export const ownProcess: RunOwner = { machine, pid: process.pid };

/** Whether the process that last wrote `msAgo` goes on with its run, as far as can be known here. */
export function isOwnerAlive(owner: RunOwner | undefined, msAgo: number): boolean {
  if (owner === undefined || msAgo > silenceMs) return false;
  return owner.machine !== machine || isRunning(owner.pid);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of somebody else is one all the same.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
