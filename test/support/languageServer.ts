import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createProtocolConnection,
  type Diagnostic,
  type InitializeParams,
  type InitializeResult,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { builtServer } from './builtServer.ts';
import { programNode } from './programNode.ts';

/** A language server in a process of its own, and a client that speaks to it over standard input and output. */
export interface RunningServer {
  connection: ProtocolConnection;
  initialized: InitializeResult;
  /** What the server wrote to its log. */
  log: string[];
  open(uri: string, text: string, languageId?: string): Promise<Diagnostic[]>;
  /** Replaces the whole text, or applies these edits one after the other; gives the diagnostics of that version. */
  change(uri: string, version: number, changes: { range?: Diagnostic['range']; text: string }[]): Promise<Diagnostic[]>;
  /** The diagnostics that are sent next for this document. */
  nextDiagnostics(uri: string): Promise<Diagnostic[]>;
  /** Ends the server as an editor does; gives its exit code. */
  stop(): Promise<number | null>;
}

/** How an editor starts the server and what it is like, where it is another than the plainest one. */
export interface StartingEditor {
  /** The program and its arguments. */
  command?: readonly string[];
  initialize?: Partial<InitializeParams>;
  /** Prepares to answer what the server asks. */
  prepare?(connection: ProtocolConnection): void;
}

/** Starts the built server and initializes it. */
export async function startLanguageServer(
  initializationOptions?: unknown,
  { command, initialize, prepare }: StartingEditor = {},
): Promise<RunningServer> {
  const [program = '', ...args] = command ?? [programNode, await builtServer(), '--stdio'];
  const server = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
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
      const exit = once(server, 'exit');
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      const [code] = await exit;
      connection.dispose();
      return code;
    },
  };
}
