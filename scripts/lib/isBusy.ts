import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const momentMs = 300;

/** Whether other programs use more than half of the processor, measured while this one does nothing. */
export async function isBusy(): Promise<boolean> {
  const before = processorTimes();
  await sleep(momentMs);
  const after = processorTimes();
  return (after.idle - before.idle) * 2 < after.all - before.all;
}

/** Milliseconds since the machine started, of all cores. A system without these times counts as not busy. */
function processorTimes(): { idle: number; all: number } {
  const cores = os.cpus().map(({ times }) => ({ idle: times.idle, all: Object.values(times).reduce((a, b) => a + b) }));
  return {
    idle: cores.reduce((sum, { idle }) => sum + idle, 0),
    all: cores.reduce((sum, { all }) => sum + all, 0),
  };
}
