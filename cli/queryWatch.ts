// The entry of the thread that ends the process at the limit of a query, bundled into dist/queryWatch.js. SQLite cannot be
// interrupted from within, and keeps the main thread and all of its timers busy.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { seconds, message }: { seconds: number; message: string } = workerData;

setTimeout(() => {
  writeSync(2, message);
  process.kill(process.pid, 'SIGTERM');
}, seconds * 1000);
