import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  createProtocolConnection,
  type Diagnostic,
  type InitializeParams,
  type InitializeResult,
  PortMessageReader,
  PortMessageWriter,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { builtServer } from './builtServer.ts';
import { programNode } from './programNode.ts';

/** A language server in a separate process or worker, and its client. */
export interface RunningServer {
  connection: ProtocolConnection;
  initialized: InitializeResult;
  /** The log of the server. */
  log: string[];
  open(uri: string, text: string, languageId?: string): Promise<Diagnostic[]>;
  /** Replaces the whole text, or applies these edits one after the other; returns the diagnostics of that version. */
  change(uri: string, version: number, changes: { range?: Diagnostic['range']; text: string }[]): Promise<Diagnostic[]>;
  /** The diagnostics that are sent next for this document. */
  nextDiagnostics(uri: string): Promise<Diagnostic[]>;
  /** Ends the server as an editor does; returns the exit code of its process. */
  stop(): Promise<number | null>;
}

/** How an editor starts the server, and its capabilities where it has more than the plainest one. */
export interface StartingEditor {
  /** The program and its arguments. */
  command?: readonly string[];
  initialize?: Partial<InitializeParams>;
  /** Prepares the responses to requests of the server. */
  prepare?(connection: ProtocolConnection): void;
}

/** Starts the built server and initializes it. */
export async function startLanguageServer(
  initializationOptions?: unknown,
  { command, ...editor }: StartingEditor = {},
): Promise<RunningServer> {
  const [program = '', ...args] = command ?? [programNode, await builtServer(), '--stdio'];
  const server = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const end = async () => {
    const [code] = await exit;
    return code;
  };
  const exit = once(server, 'exit');
  return await initializeServer(connection, end, { initializationOptions, ...editor });
}

/** Starts the built server for a browser, in a thread that has of Node only what a browser has too, and initializes it. */
export async function startBrowserServer(
  initializationOptions?: unknown,
  editor: Pick<StartingEditor, 'initialize' | 'prepare'> = {},
): Promise<RunningServer> {
  const script = path.join(import.meta.dirname, 'browserWorker.mjs');
  const worker = new Worker(script, { workerData: await builtServer('browser/server.js') });
  const connection = createProtocolConnection(new PortMessageReader(worker), new PortMessageWriter(worker));
  const end = async () => {
    await worker.terminate();
    return null;
  };
  return await initializeServer(connection, end, { initializationOptions, ...editor });
}

async function initializeServer(
  connection: ProtocolConnection,
  end: () => Promise<number | null>,
  {
    initializationOptions,
    initialize,
    prepare,
  }: Pick<StartingEditor, 'initialize' | 'prepare'> & { initializationOptions: unknown },
): Promise<RunningServer> {
  const log: string[] = [];
  const waiting = new Map<string, ((diagnostics: Diagnostic[]) => void)[]>();
  connection.onNotification('window/logMessage', ({ message }) => void log.push(message));
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) => {
    for (const resolve of waiting.get(uri) ?? []) resolve(diagnostics);
    waiting.delete(uri);
  });
  prepare?.(connection);
  connection.listen();
  const initialized: InitializeResult = await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: {},
    initializationOptions,
    ...initialize,
  });
  await connection.sendNotification('initialized', {});

  const nextDiagnostics = (uri: string) =>
    new Promise<Diagnostic[]>((resolve) => waiting.set(uri, [...(waiting.get(uri) ?? []), resolve]));
  return {
    connection,
    initialized,
    log,
    nextDiagnostics,
    async open(uri, text, languageId = 'extractor-config') {
      const diagnostics = nextDiagnostics(uri);
      const textDocument = { uri, languageId, version: 1, text };
      await connection.sendNotification('textDocument/didOpen', { textDocument });
      return await diagnostics;
    },
    async change(uri, version, contentChanges) {
      const diagnostics = nextDiagnostics(uri);
      await connection.sendNotification('textDocument/didChange', { textDocument: { uri, version }, contentChanges });
      return await diagnostics;
    },
    async stop() {
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      const code = await end();
      connection.dispose();
      return code;
    },
  };
}
