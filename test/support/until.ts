import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until a condition holds, and checks it again and again. Only the limit of the test ends it. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(5);
}
