import path from 'node:path';
import * as vscode from 'vscode';
import { LanguageClient, State, TransportKind } from 'vscode-languageclient/node';
import { type InitializationOptions, languageId } from '../../../server/protocol.ts';
import { inlayHintsSwitch, watchInlayHints } from './inlayHintsSwitch.ts';
import { createTraceChannel } from './traceChannel.ts';

/**
 * Starts the language server (`dist/server.js`, in its own process) and connects the editor to it. `started` is called
 * whenever the server runs: the client starts a crashed one again.
 */
export async function startLanguageClient(
  context: vscode.ExtensionContext,
  started: () => void,
): Promise<LanguageClient> {
  const log = vscode.window.createOutputChannel('Pagewright Language Server', { log: true });
  const trace = createTraceChannel(log);
  const server = { module: context.asAbsolutePath(path.join('dist', 'server.js')), transport: TransportKind.ipc };
  const initializationOptions: InitializationOptions = { runLenses: true };
  const client = new LanguageClient('pagewright', 'Pagewright Language Server', server, {
    documentSelector: [{ language: languageId }],
    initializationOptions,
    middleware: inlayHintsSwitch,
    outputChannel: log,
    traceOutputChannel: trace.channel,
  });
  context.subscriptions.push(log, trace.subscription, { dispose: () => void client.stop() });
  const watching = client.onDidChangeState(({ newState }) => newState === State.Running && started());
  context.subscriptions.push(watching);
  await client.start();
  context.subscriptions.push(watchInlayHints(client));
  return client;
}
