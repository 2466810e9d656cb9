// The entry of the thread that runs tests, bundled into dist/testWorker.js, beside dist/engine.js. One thread, one task.
import { parentPort } from 'node:worker_threads';
import { keepCompiledCode } from '@pagewright/engine/compiledCode';
import { isUserError } from '@pagewright/engine/errors';
import { performTask } from './performTask.ts';
import type { FromTestWorker, ToTestWorker } from './testMessages.ts';

// Node keeps the compiled code of modules loaded after this, so that the next run begins earlier.
keepCompiledCode();
const cancelled = new AbortController();

parentPort?.on('message', (message: ToTestWorker) => {
  if (message.type === 'cancel') return cancelled.abort();
  performTask(message.task, cancelled.signal, (result) => post({ type: 'case', ...result })).then(
    (result) => post({ type: 'done', result }),
    (error: unknown) => post(isUserError(error) ? { type: 'problem', ...shown(error) } : faultOf(error)),
  );
});

function shown({ code, message }: { code: Extract<FromTestWorker, { type: 'problem' }>['code']; message: string }) {
  return { code, message };
}

function faultOf(error: unknown): FromTestWorker {
  return { type: 'fault', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

function post(message: FromTestWorker): void {
  parentPort?.postMessage(message);
}
