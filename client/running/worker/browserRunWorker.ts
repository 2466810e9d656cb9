// The entry of the worker that runs one extraction in a browser, bundled into dist/browser/runWorker.js.
import { previewMemory, runInMemory } from '@pagewright/engine/browser';
import type { BrowserRun, FromBrowserRun } from './browserMessages.ts';

declare const self: {
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  postMessage(message: unknown): void;
};

const cancelled = new AbortController();
let isStarted = false;

self.addEventListener('message', ({ data }) => {
  if (isStarted) return cancelled.abort();
  isStarted = true;
  void run(data as BrowserRun).catch((error: unknown) => {
    post({ type: 'fault', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  });
});

async function run({ request, previewRows }: BrowserRun): Promise<void> {
  const events = runInMemory(request, cancelled.signal);
  for (;;) {
    const step = await events.next();
    if (!step.done) {
      post({ type: 'event', event: step.value });
      continue;
    }
    const { report, files, exchanges } = step.value;
    const tables = previewRows === undefined ? [] : await previewMemory(files, report.tables, previewRows);
    return post({ type: 'result', report, exchanges, tables });
  }
}

function post(message: FromBrowserRun): void {
  self.postMessage(message);
}
