import { Worker } from 'node:worker_threads';
import { UserError } from '@pagewright/engine/errors';
import type { CaseResult, FromTestWorker, TestWork, ToTestWorker } from './testMessages.ts';

/** The time that a cancelled task has to end before its thread is terminated. */
const graceMs = 2_000;

/** Performs a task on a separate thread, so that the extension host stays free. */
export type PerformTestTask = <Name extends keyof TestWork>(
  name: Name,
  asked: TestWork[Name]['asked'],
  signal: AbortSignal,
  onCase?: (result: CaseResult) => void,
) => Promise<TestWork[Name]['result']>;

/** Performs tasks with the bundle at this path. They throw a UserError, or the reason of the signal. */
export function testInThread(script: string): PerformTestTask {
  return async (name, asked, signal, onCase = () => undefined) => {
    signal.throwIfAborted();
    const worker = new Worker(script, { name: 'pagewright tests' });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => {
      post(worker, { type: 'cancel' });
      timer = setTimeout(() => void worker.terminate(), graceMs);
    };
    try {
      const ended = endOf(worker, onCase);
      post(worker, { type: 'task', task: { name, asked } as Extract<ToTestWorker, { type: 'task' }>['task'] });
      signal.addEventListener('abort', cancel, { once: true });
      const result = await ended.catch((error: unknown) => {
        throw signal.aborted ? signal.reason : error;
      });
      signal.throwIfAborted();
      return result as TestWork[typeof name]['result'];
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      void worker.terminate();
    }
  };
}

async function endOf(worker: Worker, onCase: (result: CaseResult) => void): Promise<unknown> {
  return await new Promise((resolve, reject) => {
    worker.on('message', (message: FromTestWorker) => {
      switch (message.type) {
        case 'case':
          return onCase(message);
        case 'done':
          return resolve(message.result);
        case 'problem':
          return reject(new UserError(message.code, message.message));
        case 'fault':
          return reject(new Error(message.stack));
        default:
          return message satisfies never;
      }
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The thread of the tests exited with code ${code}.`)));
  });
}

function post(worker: Worker, message: ToTestWorker): void {
  worker.postMessage(message);
}
