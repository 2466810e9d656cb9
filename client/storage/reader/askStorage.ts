import { type ChildProcess, fork } from 'node:child_process';
import { endedQueryText, maxQuerySeconds } from '@pagewright/engine/text/endedQuery';
import type { StorageReply, StorageRequest } from './storageRequest.ts';

type Served = Extract<StorageReply, { type: 'tables' | 'result' }>;

/**
 * Queries the storage in a separate process, so that the extension host stays free; the signal ends it at once, and so
 * does the limit of seconds. Throws a `StorageRefusal` if the user can fix the cause, the signal's reason if that is
 * aborted, and any other error if the fault is internal.
 */
export async function askStorage(
  script: string,
  request: StorageRequest,
  { signal, seconds = maxQuerySeconds }: { signal?: AbortSignal; seconds?: number } = {},
): Promise<Served> {
  signal?.throwIfAborted();
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
  const child = fork(script, [], { execArgv: [], env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const end = () => child.kill('SIGKILL');
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    end();
  }, seconds * 1000);
  signal?.addEventListener('abort', end, { once: true });
  try {
    return servedBy(await replyOf(child, request));
  } catch (error) {
    if (isLate) throw new StorageRefusal('storage.query', `${endedQueryText(seconds)}, or aggregate in it.`);
    throw signal?.aborted ? signal.reason : error;
  } finally {
    clearTimeout(limit);
    signal?.removeEventListener('abort', end);
  }
}

function servedBy(reply: StorageReply): Served {
  switch (reply.type) {
    case 'tables':
    case 'result':
      return reply;
    case 'refused':
      throw new StorageRefusal(reply.code, reply.message);
    case 'fault':
      throw new Error(reply.stack);
  }
}

async function replyOf(child: ChildProcess, request: StorageRequest): Promise<StorageReply> {
  const { promise, resolve, reject } = Promise.withResolvers<StorageReply>();
  child.once('message', (reply: StorageReply) => resolve(reply));
  child.once('error', reject);
  child.once('exit', (code, signal) => reject(new Error(`The storage process ended with ${signal ?? code}.`)));
  child.send(request);
  return await promise;
}

/** An error of the storage that the user can fix; the message is meant for the user. */
export class StorageRefusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
