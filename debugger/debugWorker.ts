// The entry of the thread that debugs an extraction, bundled into dist/debugWorker.js. One thread, one session.
import { parentPort } from 'node:worker_threads';
import type { DebugArguments, FromDebugWorker, PreparedDebugging, ToDebugWorker } from './messages.ts';

/** The questions that the window has not answered yet. */
const asked = new Map<number, PromiseWithResolvers<PreparedDebugging>>();
let questions = 0;

process.on('unhandledRejection', (error) => {
  post({ type: 'fault', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) });
});
void serve();

async function serve(): Promise<void> {
  // A file of its own, because the command line loads it too. The messages that come meanwhile wait in the port.
  const { DebugServer } = await import('./session/debugServer.ts');
  const server = new DebugServer(prepare);
  server.onDidSendMessage((message) => post({ type: 'protocol', message: message as never }));
  parentPort?.on('message', (message: ToDebugWorker) => {
    switch (message.type) {
      case 'protocol':
        return server.handleMessage(message.message);
      case 'prepared':
        return take(message);
      default:
        return message satisfies never;
    }
  });
}

/** The window knows the text in the editor, the environment and the secrets. */
async function prepare(what: DebugArguments): Promise<PreparedDebugging> {
  const id = ++questions;
  const answer = Promise.withResolvers<PreparedDebugging>();
  asked.set(id, answer);
  post({ type: 'prepare', id, asked: what });
  return await answer.promise;
}

function take({ id, prepared }: Extract<ToDebugWorker, { type: 'prepared' }>): void {
  const answer = asked.get(id);
  asked.delete(id);
  if ('problem' in prepared) answer?.reject(new Error(prepared.problem));
  else answer?.resolve(prepared);
}

function post(message: FromDebugWorker): void {
  parentPort?.postMessage(message);
}
