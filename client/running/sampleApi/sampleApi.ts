import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { sampleApiPort } from '@pagewright/sample-api/sampleApiPort';
import type * as vscode from 'vscode';
import { usesSampleApi } from './usesSampleApi.ts';

/** The bundled sample API on a separate thread: started when a sample needs it, ended with the window. */
export class SampleApi {
  readonly #script: string;
  readonly #log: vscode.LogOutputChannel;
  #worker: Worker | undefined;
  #starting: Promise<void> | undefined;

  constructor(script: string, log: vscode.LogOutputChannel) {
    this.#script = script;
    this.#log = log;
  }

  /** Starts the API if this configuration uses it and nothing listens on its port yet. */
  async startFor(configText: string): Promise<void> {
    if (usesSampleApi(configText, sampleApiPort)) await this.start();
  }

  /** Starts the API unless something listens on its port. A failed start is only logged: the run then reports it. */
  start(): Promise<void> {
    this.#starting ??= this.#start().finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  async #start(): Promise<void> {
    if (await isListening(sampleApiPort)) return;
    try {
      this.#worker = await startWorker(this.#script);
      this.#log.info(`The sample API is listening on http://127.0.0.1:${sampleApiPort}.`);
    } catch (error) {
      this.#log.warn(`The sample API did not start: ${String(error)}`);
    }
  }

  dispose(): void {
    void this.#worker?.terminate();
  }
}

async function startWorker(script: string): Promise<Worker> {
  const worker = new Worker(script, { name: 'pagewright sample API' });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  worker.once('message', () => resolve());
  // Never removed: an error event without a listener would end the extension host.
  worker.on('error', reject);
  await promise;
  return worker;
}

const limitMs = 1_000;

/** Whether something on this machine listens on a port. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: limitMs });
    const finish = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
    socket.once('timeout', () => finish(false));
  });
}
