import { Worker } from 'node:worker_threads';
import type { ToolResult } from '../../tools/toolbox.ts';
import type { FromToolWorker, HostQuestions, ToolWork, ToToolWorker } from './toolMessages.ts';

/**
 * Calls a tool on a thread of its own, so that neither a large configuration nor a hostile one blocks the extension host.
 * Throws the signal's reason when it is cancelled, which ends the thread, and otherwise only for internal errors.
 */
export async function callInThread(
  script: string,
  work: ToolWork,
  host: HostQuestions,
  signal: AbortSignal,
): Promise<ToolResult> {
  signal.throwIfAborted();
  const worker = new Worker(script, { workerData: work, name: `pagewright ${work.name}` });
  const { promise, resolve, reject } = Promise.withResolvers<ToolResult>();
  worker.on('message', (message: FromToolWorker) => {
    if (message.type === 'result') return resolve(message.result);
    void reply(message, host).then(
      (value) => worker.postMessage({ id: message.id, value } satisfies ToToolWorker),
      reject,
    );
  });
  worker.once('error', reject);
  worker.once('exit', (code) => reject(signal.reason ?? new Error(`The thread of the tool exited with code ${code}.`)));
  const cancel = () => void worker.terminate();
  signal.addEventListener('abort', cancel, { once: true });
  return await promise.finally(() => signal.removeEventListener('abort', cancel));
}

async function reply(question: Extract<FromToolWorker, { type: 'ask' }>, host: HostQuestions): Promise<unknown> {
  switch (question.name) {
    case 'secretsFor':
      return await host.secretsFor(...question.args);
    case 'lastRun':
      return await host.lastRun(...question.args);
    case 'shapesOf':
      return await host.shapesOf(...question.args);
    default:
      return question satisfies never;
  }
}
