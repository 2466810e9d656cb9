import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface BenchApi {
  /** Base address with a slash at the end. */
  url: string;
  /** How many requests came since this was asked last. */
  takeRequests(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the API of the workload with this name in a separate process, and waits until it listens. */
export async function startApi(workload: string): Promise<BenchApi> {
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), [workload]);
  const [port] = await Promise.race([once(child, 'message'), once(child, 'exit').then(failed)]);
  return {
    url: `http://127.0.0.1:${port}/`,
    async takeRequests() {
      const told = once(child, 'message');
      child.send('requests');
      const [requests] = await told;
      return Number(requests);
    },
    async stop() {
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
    },
  };
}

function failed([code]: unknown[]): never {
  throw new Error(`The API of the benchmark ended with code ${code} before it listened.`);
}
