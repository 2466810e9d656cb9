import type { RunEvent } from '@pagewright/engine/browser';
import type * as vscode from 'vscode';
import { type BrowserWorker, startBrowserWorker } from '../../shared/startBrowserWorker.ts';
import type { BrowserRun, BrowserRunResult, FromBrowserRun } from './browserMessages.ts';
import { stoppedReport } from './stoppedReport.ts';

/** The time that a cancelled run has to end before its worker is terminated. */
const graceMs = 5_000;

/**
 * Runs an extraction in a worker of the browser. Returns the report, also for a run that failed or was cancelled through
 * the signal. Throws only for internal errors.
 */
export async function runInBrowser(
  extension: vscode.Uri,
  run: BrowserRun,
  onEvent: (event: RunEvent) => void,
  signal: AbortSignal,
): Promise<BrowserRunResult> {
  const startedAt = new Date();
  const stopped = () => ({ report: stoppedReport(run.request, startedAt), exchanges: new Map(), tables: [] });
  if (signal.aborted) return stopped();
  const worker = await startBrowserWorker(extension, 'runWorker');
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<BrowserRunResult>((resolve, reject) => {
      const cancel = () => {
        worker.postMessage('cancel');
        timer = setTimeout(() => resolve(stopped()), graceMs);
      };
      signal.addEventListener('abort', cancel, { once: true });
      listen(worker, { onEvent, resolve, reject });
      worker.postMessage(run);
      if (signal.aborted) cancel();
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

function listen(
  worker: BrowserWorker,
  {
    onEvent,
    resolve,
    reject,
  }: { onEvent(event: RunEvent): void; resolve(result: BrowserRunResult): void; reject(error: Error): void },
): void {
  worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  worker.addEventListener('message', ({ data }) => {
    const message = data as FromBrowserRun;
    switch (message.type) {
      case 'event':
        return onEvent(message.event);
      case 'result':
        return resolve(message);
      case 'fault':
        return reject(new Error(message.stack));
      default:
        return message satisfies never;
    }
  });
}
