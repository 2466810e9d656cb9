import { Worker } from 'node:worker_threads';
import { ComposedMessages, type ComposedPlaces, type PlacedMessage } from '@pagewright/debugger/composedMessages';
import type { DebugAnswer, DebugSource, FromDebugWorker, ToDebugWorker } from '@pagewright/debugger/messages';
import { isTreeFile } from '@pagewright/engine/treeNames';
import * as vscode from 'vscode';

type ProtocolMessage = Extract<ToDebugWorker, { type: 'protocol' }>['message'];
type LaunchMessage = { command?: string; arguments?: { program?: string } };

export interface DebugThreadParts {
  /** Path of the bundle that debugs extractions on a thread. */
  script: string;
  source: DebugSource;
  /** The places of a configuration in a tree; undefined for any other, or while it cannot be composed. */
  placesOf(program: string): Promise<ComposedPlaces | undefined>;
  onFault(error: unknown): void;
}

/** Debugs a configuration on a separate thread: passes on the messages of VS Code and answers its questions. */
export class DebugThread implements vscode.DebugAdapter {
  readonly #parts: DebugThreadParts;
  readonly #worker: Worker;
  readonly #sent = new vscode.EventEmitter<vscode.DebugProtocolMessage>();
  readonly onDidSendMessage = this.#sent.event;
  #isBroken = false;
  /** Absent: the debugger has the text of the editor. */
  #messages: ComposedMessages | undefined;
  /** The messages before, which are sent in their order. */
  #sending = Promise.resolve();

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

  handleMessage(opaque: vscode.DebugProtocolMessage): void {
    // VS Code has the protocol's messages as an opaque type.
    const message = opaque as ProtocolMessage;
    this.#begin(message as LaunchMessage);
    const messages = this.#messages;
    if (messages === undefined) {
      this.#post({ type: 'protocol', message });
      return;
    }
    this.#sending = this.#sending.then(async () => {
      const translated = await messages.toDebugger(message as PlacedMessage).catch(() => message);
      this.#post({ type: 'protocol', message: translated as ProtocolMessage });
    });
  }

  /** Translates the places of the session that a message launches, if its configuration is in a tree. */
  #begin({ command, arguments: given }: LaunchMessage): void {
    const program = command === 'launch' ? given?.program : undefined;
    if (program === undefined || !isTreeFile(program.replaceAll('\\', '/'))) return;
    this.#messages = new ComposedMessages(program, () => this.#parts.placesOf(program));
  }

  dispose(): void {
    void this.#worker.terminate();
    this.#sent.dispose();
  }

  async #receive(message: FromDebugWorker): Promise<void> {
    switch (message.type) {
      case 'protocol':
        return this.#sent.fire(this.#messages?.toEditor(message.message as PlacedMessage) ?? message.message);
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
