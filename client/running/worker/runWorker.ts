// The entry of the thread that runs an extraction, bundled into dist/runWorker.js, beside dist/engine.js. One run at a time.
import { parentPort } from 'node:worker_threads';
import { keepCompiledCode } from '@pagewright/engine/compiledCode';
import { UserError } from '@pagewright/engine/errors';
import type { RenewTokens } from '@pagewright/engine/logins';
import type { RunReport } from '@pagewright/engine/run';
import type { FromRunWorker, RenewedTokens, RunWorkerRequest, ToRunWorker } from './workerMessages.ts';

// Node keeps the compiled code of modules loaded after this, so that the next run begins earlier.
keepCompiledCode();
const engine = import('@pagewright/engine/run');

let cancelled = new AbortController();

/** The pending questions to the window. */
const asked = new Map<number, (renewed: RenewedTokens) => void>();
let questions = 0;

parentPort?.on('message', (message: ToRunWorker) => {
  switch (message.type) {
    case 'run':
      cancelled = new AbortController();
      return void perform(message.request, cancelled.signal);
    case 'cancel':
      return cancelled.abort();
    case 'renewed-tokens':
      asked.get(message.id)?.(message.renewed);
      return void asked.delete(message.id);
    default:
      return message satisfies never;
  }
});

/** Asks the window, which has the store of the tokens. */
const renewTokens: RenewTokens = async (rejected, signal) => {
  const id = ++questions;
  const renewed = await new Promise<RenewedTokens>((resolve, reject) => {
    asked.set(id, resolve);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    post({ type: 'renew-tokens', id, rejected });
  });
  if ('tokens' in renewed) return renewed.tokens;
  throw new UserError(renewed.problem.code, renewed.problem.message);
};

async function perform(request: RunWorkerRequest, signal: AbortSignal): Promise<void> {
  try {
    post({ type: 'report', report: await run(request, signal) });
  } catch (error) {
    post({ type: 'fault', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

async function run({ previewRows, ...request }: RunWorkerRequest, signal: AbortSignal): Promise<RunReport> {
  const { runExtraction, previewTables } = await engine;
  const events = runExtraction({ ...request, ...(request.login && { renewTokens }) }, signal);
  for (;;) {
    const { done, value } = await events.next();
    if (!done) {
      post({ type: 'event', event: value });
      continue;
    }
    if (previewRows !== undefined)
      post({ type: 'preview', tables: await previewTables(request.outDir, value.tables, previewRows) });
    return value;
  }
}

function post(message: FromRunWorker): void {
  parentPort?.postMessage(message);
}
