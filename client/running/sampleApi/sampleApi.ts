import { Worker } from 'node:worker_threads';
import type * as vscode from 'vscode';
import { sampleApiPort } from '../../../samples/api/sampleApiPort.ts';
import { portAnswers } from './portAnswers.ts';
import { usesSampleApi } from './usesSampleApi.ts';

/** The bundled sample API on a thread of its own: started when a sample needs it, ended with the window. */
export class SampleApi {
  readonly #script: string;
  readonly #log: vscode.LogOutputChannel;
  #worker: Worker | undefined;

  constructor(script: string, log: vscode.LogOutputChannel) {
    this.#script = script;
    this.#log = log;
  }

  /** Starts it where this configuration talks to it and nothing listens there yet. */
  async startFor(configText: string): Promise<void> {
    if (usesSampleApi(configText, sampleApiPort)) await this.start();
  }

  /** Starts it unless something listens on its port. A start that fails is logged: the run then says what is wrong. */
  async start(): Promise<void> {
    if (await portAnswers(sampleApiPort)) return;
    try {
      this.#worker = await startWorker(this.#script);
      this.#log.info(`The sample API listens on http://127.0.0.1:${sampleApiPort}.`);
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
  // Kept for its whole life: an error without a listener would end the extension host.
  worker.on('error', reject);
  await promise;
  return worker;
}
