// The entry of the thread of one tool call, bundled into dist/toolWorker.js. It loads dist/toolbox.js, and that the engine.
import { parentPort, workerData } from 'node:worker_threads';
import { keepCompiledCode } from '@pagewright/engine/compiledCode';
import { UserError } from '@pagewright/engine/errors';
import type { Failure, FromToolWorker, HostQuestions, ToolWork, ToToolWorker } from './thread/threadMessages.ts';

// Node keeps the compiled code of modules loaded after this, so that the next call begins earlier.
keepCompiledCode();

const { name, input, host }: ToolWork = workerData;
let asked = 0;
const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();

parentPort?.on('message', (reply: ToToolWorker) => {
  const question = waiting.get(reply.id);
  waiting.delete(reply.id);
  if ('failure' in reply) question?.reject(errorOf(reply.failure));
  else question?.resolve(reply.value);
});

void call()
  .then((result) => post({ type: 'result', result }))
  // An open port would keep the thread alive.
  .finally(() => parentPort?.close());

async function call() {
  const { callTool } = await import('./toolbox.ts');
  const questions: HostQuestions = {
    secretsFor: asking('secretsFor'),
    lastRun: asking('lastRun'),
    shapesOf: asking('shapesOf'),
    tokenFor: asking('tokenFor'),
  };
  return await callTool(name, input, { ...host, ...questions });
}

/** Asks the host: it has the secrets, and may have a history. */
function asking<Name extends keyof HostQuestions>(question: Name): HostQuestions[Name] {
  const ask = (...args: unknown[]) => {
    asked += 1;
    const id = asked;
    return new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      post({ type: 'ask', id, name: question, args } as FromToolWorker);
    });
  };
  return ask as HostQuestions[Name];
}

function errorOf({ code, message }: Failure): Error {
  return code === undefined ? new Error(message) : new UserError(code, message);
}

function post(message: FromToolWorker): void {
  parentPort?.postMessage(message);
}
