// The entry of the thread that profiles the tables of a run, bundled into dist/profileWorker.js. One thread, one run.
import { workerData } from 'node:worker_threads';
import { keepTableProfiles } from './keepTableProfiles.ts';
import type { ProfileJob } from './profileInWorker.ts';

const { report, outDir, ...places }: ProfileJob = workerData;
void keepTableProfiles(report, outDir, places);
