// The entry of the process that reads the storage, bundled into dist/storageReader.js. SQLite cannot be interrupted from
// within, so a query has a process that can be ended. In it, the query has a thread: the main one stays free to notice
// that the editor is gone, and ends the process even in the middle of a query that would take for ever.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { describeStorage, queryStorage, UserError } from '../../../engine/storage.ts';
import type { StorageAnswer, StorageRequest } from './storageRequest.ts';

if (isMainThread) supervise();
else void answer(workerData).then((told) => parentPort?.postMessage(told));

function supervise(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.once('message', (request: StorageRequest) => {
    const worker = new Worker(process.argv[1] ?? '', { workerData: request });
    worker.once('message', send);
    worker.once('error', (error) => send(faultOf(error)));
  });
}

function send(told: StorageAnswer): void {
  process.send?.(told, () => process.exit());
}

async function answer(request: StorageRequest): Promise<StorageAnswer> {
  try {
    switch (request.ask) {
      case 'tables':
        return { type: 'tables', tables: await describeStorage(request.database) };
      case 'query':
        return { type: 'result', result: await queryStorage(request) };
    }
  } catch (error) {
    return error instanceof UserError ? { type: 'refused', code: error.code, message: error.message } : faultOf(error);
  }
}

function faultOf(error: unknown): StorageAnswer {
  return { type: 'fault', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
