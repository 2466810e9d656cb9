import { Worker } from 'node:worker_threads';
import type { DebugAnswer, DebugSource, FromDebugWorker, ToDebugWorker } from '@pagewright/debugger/messages';
import * as vscode from 'vscode';

export interface DebugThreadParts {
  /** Path of the bundle that debugs extractions on a thread. */
  script: string;
  source: DebugSource;
  onFault(error: unknown): void;
}

/** Debugs a configuration on a separate thread: passes on the messages of VS Code and answers its questions. */
export class DebugThread implements vscode.DebugAdapter {
  readonly #parts: DebugThreadParts;
  readonly #worker: Worker;
  readonly #sent = new vscode.EventEmitter<vscode.DebugProtocolMessage>();
  readonly onDidSendMessage = this.#sent.event;
  #isBroken = false;

  constructor(parts: DebugThreadParts) {
    this.#parts = parts;
    this.#worker = new Worker(parts.script, { name: 'pagewright debugger' });
    this.#worker.on('message', (message: FromDebugWorker) => void this.#receive(message));
    this.#worker.on('error', (error) => this.#fail(error));
  }

  /** Whether the debugger ended with an internal error. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  handleMessage(message: vscode.DebugProtocolMessage): void {
    // VS Code has the protocol's messages as an opaque type.
    this.#post({ type: 'protocol', message: message as Extract<ToDebugWorker, { type: 'protocol' }>['message'] });
  }

  dispose(): void {
    void this.#worker.terminate();
    this.#sent.dispose();
  }

  async #receive(message: FromDebugWorker): Promise<void> {
    switch (message.type) {
      case 'protocol':
        return this.#sent.fire(message.message);
      case 'ask':
        return this.#post({ type: 'answer', id: message.id, answer: await this.#answer(message) });
      case 'fault':
        return this.#fail(message.stack);
      default:
        return message satisfies never;
    }
  }

  async #answer({ what, asked }: Extract<FromDebugWorker, { type: 'ask' }>): Promise<DebugAnswer> {
    try {
      return await this.#parts.source[what](asked);
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  }

  /** An internal error ends the session. */
  #fail(error: unknown): void {
    this.#isBroken = true;
    this.#parts.onFault(error);
    this.#sent.fire(terminated);
  }

  #post(message: ToDebugWorker): void {
    this.#worker.postMessage(message);
  }
}

const terminated: vscode.DebugProtocolMessage = Object.freeze({ seq: 0, type: 'event', event: 'terminated' });
