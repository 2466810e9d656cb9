// The entry of the thread that reads one table, bundled into dist/tableWorker.js. One thread, one file.
import { parentPort, workerData } from 'node:worker_threads';
import { fileProblem } from './fileProblem.ts';
import { TableFile } from './tableFile.ts';
import type { ExportRequest, FileRequest, FromTableWorker, TableJob } from './tableMessages.ts';

const job: TableJob = workerData;
const waiting: (FileRequest | ExportRequest)[] = [];
let table: TableFile | undefined;

parentPort?.on('message', (request: FileRequest | ExportRequest) => {
  if (table === undefined) waiting.push(request);
  else void table.handle(request);
});

void TableFile.open(job, post).then(
  (opened) => {
    table = opened;
    for (const request of waiting) void opened.handle(request);
  },
  (error: unknown) => post({ type: 'failed', message: fileProblem(error) }),
);

function post(message: FromTableWorker): void {
  parentPort?.postMessage(message);
}
