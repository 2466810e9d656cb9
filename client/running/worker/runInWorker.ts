import type { Worker } from 'node:worker_threads';
import { isUserError } from '@pagewright/engine/errors';
import type { RenewTokens } from '@pagewright/engine/logins';
import type { RunEvent, RunReport, TablePreview } from '@pagewright/engine/run';
import type { RunThreads } from './runThreads.ts';
import { stoppedReport } from './stoppedReport.ts';
import type { FromRunWorker, RenewedTokens, RunWorkerRequest, ToRunWorker } from './workerMessages.ts';

/** The time that a cancelled run has to end before its thread is terminated. */
const graceMs = 5_000;

/** The events that a caller receives during its run. */
interface Listeners {
  onEvent: (event: RunEvent) => void;
  onPreview: (tables: TablePreview[]) => void;
  renewTokens: RenewTokens | undefined;
  /** Ends the run. */
  signal: AbortSignal;
}

/** The end of a run on a thread: with a report, or because the thread has exited. */
type RunEnd = { report: RunReport } | { exitCode: number };

/**
 * Runs an extraction on a thread, so that the extension host stays free. Returns the report, also for a run that failed
 * or was cancelled through the signal. Throws only for internal errors.
 */
export async function runInWorker(
  threads: RunThreads,
  { renewTokens, ...request }: RunWorkerRequest,
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
    const ended = endOfRun(worker, { onEvent, onPreview, renewTokens, signal });
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

async function endOfRun(worker: Worker, { onEvent, onPreview, renewTokens, signal }: Listeners): Promise<RunEnd> {
  const { promise, resolve, reject } = Promise.withResolvers<RunEnd>();
  const onMessage = (message: FromRunWorker) => {
    switch (message.type) {
      case 'event':
        return onEvent(message.event);
      case 'preview':
        return onPreview(message.tables);
      case 'renew-tokens':
        return void renewed(renewTokens, message.rejected, signal).then(
          (answer) => post(worker, { type: 'renewed-tokens', id: message.id, renewed: answer }),
          reject,
        );
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

async function renewed(
  renewTokens: RenewTokens | undefined,
  rejected: string | undefined,
  signal: AbortSignal,
): Promise<RenewedTokens> {
  try {
    if (renewTokens !== undefined) return { tokens: await renewTokens(rejected, signal) };
  } catch (error) {
    // The thread of a cancelled run no longer waits.
    if (isUserError(error) && !signal.aborted) return { problem: { code: error.code, message: error.message } };
    if (!signal.aborted) throw error;
  }
  return { problem: { code: 'login.expired', message: 'The login has expired. Log in again.' } };
}

function post(worker: Worker, message: ToRunWorker): void {
  worker.postMessage(message);
}
