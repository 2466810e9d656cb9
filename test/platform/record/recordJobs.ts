import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jobCases } from './jobCases.ts';
import { recordJob } from './recordJob.ts';

/** The folder of the recorded jobs. */
export const recordedJobs = path.join(import.meta.dirname, '..', 'recordedJobs');

/** The file of a recorded job. */
export function recordedFile(name: string): string {
  return path.join(recordedJobs, `${name.replace(/[^A-Za-z0-9]+/g, '-').toLowerCase()}.json`);
}

/** Records every case: runs it here against its API, and writes what the platform would have of it. */
export async function recordJobs(): Promise<void> {
  await rm(recordedJobs, { recursive: true, force: true });
  await mkdir(recordedJobs, { recursive: true });
  for (const jobCase of jobCases)
    await writeFile(recordedFile(jobCase.name), `${JSON.stringify(await recordJob(jobCase), undefined, 1)}\n`);
}
