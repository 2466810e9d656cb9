import { Worker } from 'node:worker_threads';
import type { RunEvent, RunReport, TablePreview } from '../../../engine/index.ts';
import { stoppedReport } from './stoppedReport.ts';
import type { FromRunWorker, RunWorkerRequest, ToRunWorker } from './workerMessages.ts';

/** How long a cancelled run has to end before its thread is terminated. */
const graceMs = 5_000;

/**
 * Runs an extraction on its own thread, so that the extension host stays free. Returns the report, also for a run that
 * failed or was cancelled through the signal. Throws only for internal errors.
 */
export async function runInWorker(
  script: string,
  request: RunWorkerRequest,
  onEvent: (event: RunEvent) => void,
  signal: AbortSignal,
  onPreview: (tables: TablePreview[]) => void = () => undefined,
): Promise<RunReport> {
  const worker = new Worker(script, { workerData: request, name: `pagewright ${request.configName}` });
  const { promise, resolve, reject } = Promise.withResolvers<RunReport>();
  worker.on('message', (message: FromRunWorker) => {
    switch (message.type) {
      case 'event':
        return onEvent(message.event);
      case 'preview':
        return onPreview(message.tables);
      case 'report':
        return resolve(message.report);
      case 'fault':
        return reject(new Error(message.stack));
      default:
        return message satisfies never;
    }
  });
  worker.once('error', reject);
  const startedAt = new Date();
  worker.once('exit', (code) => {
    if (signal.aborted) resolve(stoppedReport(request, startedAt));
    else reject(new Error(`The thread of the run exited with code ${code} without a report.`));
  });
  const cancel = () => cancelWorker(worker);
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel, { once: true });
  return await promise.finally(() => signal.removeEventListener('abort', cancel));
}

function cancelWorker(worker: Worker): void {
  const message: ToRunWorker = { type: 'cancel' };
  worker.postMessage(message);
  const timer = setTimeout(() => void worker.terminate(), graceMs);
  worker.once('exit', () => clearTimeout(timer));
}
