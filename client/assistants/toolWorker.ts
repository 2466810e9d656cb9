// The entry of the thread of one tool call, bundled into dist/toolWorker.js. It loads dist/toolbox.js, and that the engine.
import nodeModule from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromToolWorker, HostQuestions, ToolWork, ToToolWorker } from './toolMessages.ts';

// Node keeps the compiled code of what is loaded after this, so that the next call begins earlier.
nodeModule.enableCompileCache?.();

const { name, input, host }: ToolWork = workerData;
let asked = 0;
const waiting = new Map<number, (value: unknown) => void>();

parentPort?.on('message', ({ id, value }: ToToolWorker) => {
  waiting.get(id)?.(value);
  waiting.delete(id);
});

void call()
  .then((result) => post({ type: 'result', result }))
  // An open port would keep the thread alive.
  .finally(() => parentPort?.close());

async function call() {
  const { callTool } = await import('../../tools/toolbox.ts');
  const questions: HostQuestions = {
    secretsFor: asking('secretsFor'),
    lastRun: asking('lastRun'),
    shapesOf: asking('shapesOf'),
  };
  return await callTool(name, input, { ...host, ...questions });
}

/** Asks the extension, which has the secret store and the history. */
function asking<Name extends keyof HostQuestions>(question: Name): HostQuestions[Name] {
  const ask = (...args: unknown[]) => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    asked += 1;
    const id = asked;
    waiting.set(id, resolve);
    post({ type: 'ask', id, name: question, args } as FromToolWorker);
    return promise;
  };
  return ask as HostQuestions[Name];
}

function post(message: FromToolWorker): void {
  parentPort?.postMessage(message);
}
