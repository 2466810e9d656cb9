// The entry of the thread that compares the tables of two runs, bundled into dist/compareWorker.js. One thread, two runs.
import { parentPort, workerData } from 'node:worker_threads';
import { compareTableRows, type TablePair } from './compareTableRows.ts';

const pairs: TablePair[] = workerData;
void compareTableRows(pairs, (rows) => parentPort?.postMessage(rows));
