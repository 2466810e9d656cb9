import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until something is so, asking again and again. It knows no limit but that of the test. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(5);
}
