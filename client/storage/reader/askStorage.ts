import { type ChildProcess, fork } from 'node:child_process';
import type { StorageAnswer, StorageRequest } from './storageRequest.ts';

type Given = Extract<StorageAnswer, { type: 'tables' | 'result' }>;

/**
 * Asks the storage in a process of its own, so that the editor's stays free; the signal ends it at once. Throws a
 * `StorageRefusal` where the user can mend it, the signal's reason where that is aborted, and else for faults of ours.
 */
export async function askStorage(script: string, request: StorageRequest, signal?: AbortSignal): Promise<Given> {
  signal?.throwIfAborted();
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
  const child = fork(script, [], { execArgv: [], env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const end = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', end, { once: true });
  try {
    return givenBy(await answerOf(child, request));
  } catch (error) {
    throw signal?.aborted ? signal.reason : error;
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

function givenBy(answer: StorageAnswer): Given {
  switch (answer.type) {
    case 'tables':
    case 'result':
      return answer;
    case 'refused':
      throw new StorageRefusal(answer.code, answer.message);
    case 'fault':
      throw new Error(answer.stack);
  }
}

async function answerOf(child: ChildProcess, request: StorageRequest): Promise<StorageAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<StorageAnswer>();
  child.once('message', (answer: StorageAnswer) => resolve(answer));
  child.once('error', reject);
  child.once('exit', (code, signal) => reject(new Error(`The reader of the storage ended with ${signal ?? code}.`)));
  child.send(request);
  return await promise;
}

/** Why the storage gives no answer, in words for the user. */
export class StorageRefusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
