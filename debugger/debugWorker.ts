// The entry of the thread that debugs an extraction, bundled into dist/debugWorker.js. One thread, one session.
import { parentPort } from 'node:worker_threads';
import { keepCompiledCode } from '@pagewright/engine/compiledCode';
import type { RunRequest } from '@pagewright/engine/run';
import type { DebugArguments, DebugSource, FromDebugWorker, ToDebugWorker } from './session/messages.ts';

/** The pending questions to the window. */
const asked = new Map<number, (answer: Answer) => void>();
let questions = 0;

type Answer = Extract<ToDebugWorker, { type: 'answer' }>['answer'];

// Node keeps the compiled code of modules loaded after this, so that the next session begins earlier.
keepCompiledCode();

process.on('unhandledRejection', (error) => {
  post({ type: 'fault', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) });
});
void serve();

async function serve(): Promise<void> {
  // A separate file, because the command line loads it too. Messages that come meanwhile wait in the port.
  const { DebugServer } = await import('./session/debugServer.ts');
  const server = new DebugServer(source);
  server.onDidSendMessage((message) => post({ type: 'protocol', message: message as never }));
  parentPort?.on('message', (message: ToDebugWorker) => {
    switch (message.type) {
      case 'protocol':
        return server.handleMessage(message.message);
      case 'answer':
        return take(message);
      default:
        return message satisfies never;
    }
  });
}

/** The window knows the text in the editor, the environment and the secrets. */
const source: DebugSource = {
  read: async (what) => (await ask('read', what)) as string,
  prepare: async (what) => (await ask('prepare', what)) as RunRequest,
};

async function ask(what: keyof DebugSource, given: DebugArguments): Promise<unknown> {
  const id = ++questions;
  post({ type: 'ask', id, what, asked: given });
  const answer = await new Promise<Answer>((resolve) => asked.set(id, resolve));
  if (typeof answer === 'object' && 'problem' in answer) throw new Error(answer.problem);
  return answer;
}

function take({ id, answer }: Extract<ToDebugWorker, { type: 'answer' }>): void {
  asked.get(id)?.(answer);
  asked.delete(id);
}

function post(message: FromDebugWorker): void {
  parentPort?.postMessage(message);
}
