import type { Worker } from 'node:worker_threads';
import type { RunEvent, RunReport, TablePreview } from '@pagewright/engine/run';
import type { RunThreads } from './runThreads.ts';
import { stoppedReport } from './stoppedReport.ts';
import type { FromRunWorker, RunWorkerRequest, ToRunWorker } from './workerMessages.ts';

/** The time that a cancelled run has to end before its thread is terminated. */
const graceMs = 5_000;

/** The events that a caller receives during its run. */
interface Listeners {
  onEvent: (event: RunEvent) => void;
  onPreview: (tables: TablePreview[]) => void;
}

/** The end of a run on a thread: with a report, or because the thread has exited. */
type RunEnd = { report: RunReport } | { exitCode: number };

/**
 * Runs an extraction on a thread, so that the extension host stays free. Returns the report, also for a run that failed
 * or was cancelled through the signal. Throws only for internal errors.
 */
export async function runInWorker(
  threads: RunThreads,
  request: RunWorkerRequest,
  onEvent: (event: RunEvent) => void,
  signal: AbortSignal,
  onPreview: (tables: TablePreview[]) => void = () => undefined,
): Promise<RunReport> {
  const startedAt = new Date();
  const worker = threads.take();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    post(worker, { type: 'cancel' });
    timer = setTimeout(() => void worker.terminate(), graceMs);
  };
  try {
    const ended = endOfRun(worker, { onEvent, onPreview });
    post(worker, { type: 'run', request });
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel, { once: true });
    const end = await ended;
    if ('report' in end) {
      threads.giveBack(worker);
      return end.report;
    }
    if (signal.aborted) return stoppedReport(request, startedAt);
    throw new Error(`The thread of the run exited with code ${end.exitCode} without a report.`);
  } catch (error) {
    void worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}

async function endOfRun(worker: Worker, { onEvent, onPreview }: Listeners): Promise<RunEnd> {
  const { promise, resolve, reject } = Promise.withResolvers<RunEnd>();
  const onMessage = (message: FromRunWorker) => {
    switch (message.type) {
      case 'event':
        return onEvent(message.event);
      case 'preview':
        return onPreview(message.tables);
      case 'report':
        return resolve({ report: message.report });
      case 'fault':
        return reject(new Error(message.stack));
      default:
        return message satisfies never;
    }
  };
  const onExit = (exitCode: number) => resolve({ exitCode });
  worker.on('message', onMessage).on('error', reject).on('exit', onExit);
  try {
    return await promise;
  } finally {
    worker.off('message', onMessage).off('error', reject).off('exit', onExit);
  }
}

function post(worker: Worker, message: ToRunWorker): void {
  worker.postMessage(message);
}
