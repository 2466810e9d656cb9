import { Worker } from 'node:worker_threads';
import type { RunReport } from '@pagewright/engine/run';
import type { KeptPlaces } from './keepTableProfiles.ts';

/** The `workerData` of the thread that profiles tables and keeps copies. */
export interface ProfileJob extends KeptPlaces {
  /** The report of a completed run, and the folder of its tables. */
  report: RunReport;
  outDir: string;
}

/**
 * Profiles the tables of a run and keeps copies on a separate thread, which has ended when this returns. If it fails, a comparison of
 * runs says what it does not know.
 */
export async function profileInWorker(script: string, job: ProfileJob): Promise<void> {
  const worker = new Worker(script, { workerData: job, name: 'pagewright table profiles' });
  // An error without a listener would end the extension host.
  worker.on('error', () => undefined);
  await new Promise((resolve) => worker.once('exit', resolve));
}
