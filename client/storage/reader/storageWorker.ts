// The entry of the process that reads the storage, bundled into dist/storageReader.js. SQLite cannot be interrupted
// from within, so each query gets a separate process, which can be killed. There the query runs on a thread: the main
// thread stays free to notice that the editor is gone, and ends the process even during a query that never finishes.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { describeStorage, isUserError, queryStorage } from '@pagewright/engine/storage';
import type { StorageReply, StorageRequest } from './storageRequest.ts';

if (isMainThread) supervise();
else void serve(workerData).then((reply) => parentPort?.postMessage(reply));

function supervise(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.once('message', (request: StorageRequest) => {
    const worker = new Worker(process.argv[1] ?? '', { workerData: request });
    worker.once('message', send);
    worker.once('error', (error) => send(faultOf(error)));
  });
}

function send(reply: StorageReply): void {
  process.send?.(reply, () => process.exit());
}

async function serve(request: StorageRequest): Promise<StorageReply> {
  try {
    switch (request.ask) {
      case 'tables':
        return { type: 'tables', tables: await describeStorage(request.database) };
      case 'query':
        return { type: 'result', result: await queryStorage(request) };
    }
  } catch (error) {
    return isUserError(error) ? { type: 'refused', code: error.code, message: error.message } : faultOf(error);
  }
}

function faultOf(error: unknown): StorageReply {
  return { type: 'fault', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
