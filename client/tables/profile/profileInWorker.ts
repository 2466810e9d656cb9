import { Worker } from 'node:worker_threads';
import type { RunReport } from '../../../engine/index.ts';

/** What the thread that looks through tables is started with, as its `workerData`. */
export interface ProfileJob {
  /** A run that was done, and where its tables are. */
  report: RunReport;
  outDir: string;
  /** Where what is seen of them is written. */
  file: string;
}

/**
 * Looks through the tables of a run on a thread of its own, which has ended when this returns. Where it fails, a
 * comparison of runs says what it does not know.
 */
export async function profileInWorker(script: string, job: ProfileJob): Promise<void> {
  const worker = new Worker(script, { workerData: job, name: 'pagewright table profiles' });
  // An error without a listener would end the extension host.
  worker.on('error', () => undefined);
  await new Promise((resolve) => worker.once('exit', resolve));
}
