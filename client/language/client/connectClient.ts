import { type InitializationOptions, languageId } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { type BaseLanguageClient, type LanguageClientOptions, State } from 'vscode-languageclient';
import { documentationUri } from '../../shared/documentationUri.ts';
import { answerFileRequests } from './answerFileRequests.ts';
import { inlayHintsSwitch, watchInlayHints } from './inlayHintsSwitch.ts';
import { createTraceChannel } from './traceChannel.ts';

/** Makes a client that starts its server: in a process, or in a worker of the browser. */
export type CreateClient = (id: string, name: string, options: LanguageClientOptions) => BaseLanguageClient;

/** Connects the editor to the language server. `started` is called whenever the server runs: also after a crash. */
export async function connectClient(
  context: vscode.ExtensionContext,
  create: CreateClient,
  started: () => void,
): Promise<BaseLanguageClient> {
  const log = vscode.window.createOutputChannel('Pagewright Language Server', { log: true });
  const trace = createTraceChannel(log);
  const initializationOptions: InitializationOptions = {
    runLenses: true,
    readsFiles: true,
    documentation: documentationUri(context.extensionUri, '').toString(),
  };
  const client = create('pagewright', 'Pagewright Language Server', {
    documentSelector: [{ language: languageId }],
    initializationOptions,
    middleware: inlayHintsSwitch,
    outputChannel: log,
    traceOutputChannel: trace.channel,
  });
  context.subscriptions.push(log, trace.subscription, answerFileRequests(client), {
    dispose: () => void client.stop(),
  });
  const watching = client.onDidChangeState(({ newState }) => newState === State.Running && started());
  context.subscriptions.push(watching);
  await client.start();
  context.subscriptions.push(watchInlayHints(client));
  return client;
}
