import { Worker } from 'node:worker_threads';
import { isUserError } from '@pagewright/engine/errors';
import type { ToolResult } from '../set/callTool.ts';
import type { Failure, FromToolWorker, HostQuestions, ToolWork, ToToolWorker } from './threadMessages.ts';

type Question = Extract<FromToolWorker, { type: 'ask' }>;

/**
 * Calls a tool on a separate thread, so that neither a large document nor a hostile one blocks the caller. Throws the
 * signal's reason when it is cancelled, which ends the thread, and otherwise only for internal errors.
 */
export async function callInThread(
  script: string,
  work: ToolWork,
  host: HostQuestions,
  signal: AbortSignal,
): Promise<ToolResult> {
  signal.throwIfAborted();
  const worker = new Worker(script, { workerData: work, name: `pagewright ${work.name}` });
  const result = new Promise<ToolResult>((resolve, reject) => {
    worker.on('message', (message: FromToolWorker) => {
      if (message.type === 'result') return resolve(message.result);
      void replyTo(message, host).then((reply) => worker.postMessage(reply));
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(signal.reason ?? new Error(`The thread of the tool ended with ${code}.`)));
  });
  const cancel = () => void worker.terminate();
  signal.addEventListener('abort', cancel, { once: true });
  return await result.finally(() => signal.removeEventListener('abort', cancel));
}

async function replyTo(question: Question, host: HostQuestions): Promise<ToToolWorker> {
  const { id } = question;
  return await answerOf(question, host).then(
    (value) => ({ id, value }),
    (error: unknown) => ({ id, failure: failureOf(error) }),
  );
}

function failureOf(error: unknown): Failure {
  if (isUserError(error)) return { code: error.code, message: error.message };
  return { code: undefined, message: error instanceof Error ? error.message : String(error) };
}

async function answerOf(question: Question, host: HostQuestions): Promise<unknown> {
  switch (question.name) {
    case 'secretsFor':
      return await host.secretsFor(...question.args);
    case 'lastRun':
      return await host.lastRun(...question.args);
    case 'shapesOf':
      return await host.shapesOf(...question.args);
    case 'tokenFor':
      return await host.tokenFor(...question.args);
    default:
      return question satisfies never;
  }
}
