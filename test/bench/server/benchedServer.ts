import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import {
  createProtocolConnection,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import type { Position } from 'vscode-languageserver-types';
import type { Contender } from './contender.ts';
import type { Edit } from './edit.ts';

const heapProbe = path.join(import.meta.dirname, 'heapProbe.cjs');

/** A server that is being measured, over standard input and output, with one document open. */
export class BenchedServer {
  readonly #contender: Contender;
  readonly #uri: string;
  readonly #languageId: string;
  readonly #child: ChildProcess;
  readonly #connection: ProtocolConnection;
  #version = 1;
  #pushed: Promise<void> = Promise.resolve();

  constructor(contender: Contender, uri: string, languageId = 'extractor-config') {
    this.#languageId = languageId;
    this.#contender = contender;
    this.#uri = uri;
    const child = spawn(process.execPath, ['--expose-gc', '--require', heapProbe, ...contender.command], {
      stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
    });
    this.#child = child;
    const { stdin, stdout } = child;
    if (!stdin || !stdout) throw new Error(`${contender.name} has no standard input and output.`);
    this.#connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    this.#connection.listen();
  }

  /** Opens the document in the server, which has just been started, and waits for its diagnostics. */
  async open(text: string): Promise<void> {
    const connection = this.#connection;
    await connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
    await connection.sendNotification('initialized', {});
    this.#expectPush();
    const textDocument = { uri: this.#uri, languageId: this.#languageId, version: this.#version, text };
    await connection.sendNotification('textDocument/didOpen', { textDocument });
    await this.diagnostics();
  }

  /** Writes a text into the document, as a user does. */
  async change({ start, end, text }: Edit): Promise<void> {
    this.#version += 1;
    this.#expectPush();
    await this.#connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: this.#uri, version: this.#version },
      contentChanges: [{ range: { start, end }, text }],
    });
  }

  /** Waits for the diagnostics of the newest version. */
  async diagnostics(): Promise<void> {
    if (this.#contender.pushes) await this.#pushed;
    else await this.#ask('textDocument/diagnostic');
  }

  complete(position: Position): Promise<unknown> {
    return this.#ask('textDocument/completion', { position });
  }

  hover(position: Position): Promise<unknown> {
    return this.#ask('textDocument/hover', { position });
  }

  symbols(): Promise<unknown> {
    return this.#ask('textDocument/documentSymbol');
  }

  /** The megabytes of the heap in use after a collection. */
  async heapMb(): Promise<number> {
    const answer = once(this.#child, 'message');
    this.#child.send('heap');
    const [bytes] = await answer;
    return Number(bytes) / 2 ** 20;
  }

  async stop(): Promise<void> {
    const exit = once(this.#child, 'exit');
    await this.#connection.sendRequest('shutdown');
    await this.#connection.sendNotification('exit');
    await exit;
    this.#connection.dispose();
  }

  #ask(method: string, more: object = {}): Promise<unknown> {
    return this.#connection.sendRequest(method, { textDocument: { uri: this.#uri }, ...more });
  }

  #expectPush(): void {
    const expected = this.#version;
    this.#pushed = new Promise((resolve) => {
      this.#connection.onNotification('textDocument/publishDiagnostics', ({ version }: { version?: number }) => {
        if (version === expected) resolve();
      });
    });
  }
}
