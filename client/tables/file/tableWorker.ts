// The entry of the thread that reads one table, bundled into dist/tableWorker.js. One thread, one file.
import { parentPort, workerData } from 'node:worker_threads';
import { placeInMemory } from './placeInMemory.ts';
import { placeOnDisk } from './placeOnDisk.ts';
import { serveTable } from './serveTable.ts';
import type { TableJob } from './tableMessages.ts';

const { content, keyColumns }: TableJob = workerData;
const place = typeof content === 'string' ? placeOnDisk(content) : placeInMemory(content);
parentPort?.on(
  'message',
  serveTable(place, keyColumns, (message) => parentPort?.postMessage(message)),
);
