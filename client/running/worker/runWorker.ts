// The entry of the thread that runs an extraction, bundled into dist/runWorker.js, beside dist/engine.js. One thread, one run.
import nodeModule from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { RunReport } from '../../../engine/index.ts';
import type { FromRunWorker, RunWorkerRequest, ToRunWorker } from './workerMessages.ts';

const { previewRows, ...request }: RunWorkerRequest = workerData;
const cancelled = new AbortController();
parentPort?.on('message', (message: ToRunWorker) => {
  message.type satisfies 'cancel';
  cancelled.abort();
});

// Node keeps the compiled code of what is loaded after this, so that the next run begins earlier.
nodeModule.enableCompileCache?.();
const engine = import('../../../engine/index.ts');

void run()
  .then(
    (report) => post({ type: 'report', report }),
    (error: unknown) =>
      post({ type: 'fault', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
  // An open port would keep the thread alive.
  .finally(() => parentPort?.close());

async function run(): Promise<RunReport> {
  const { runExtraction } = await engine;
  const events = runExtraction(request, cancelled.signal);
  for (;;) {
    const step = await events.next();
    if (step.done) {
      await postPreview(step.value);
      return step.value;
    }
    post({ type: 'event', event: step.value });
  }
}

async function postPreview({ tables }: RunReport): Promise<void> {
  if (previewRows === undefined) return;
  const { previewTables } = await engine;
  post({ type: 'preview', tables: await previewTables(request.outDir, tables, previewRows) });
}

function post(message: FromRunWorker): void {
  parentPort?.postMessage(message);
}
