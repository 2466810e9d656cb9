import { type InitializationOptions, languageIds } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { type BaseLanguageClient, type LanguageClientOptions, State } from 'vscode-languageclient';
import { documentationUri } from '../../shared/documentationUri.ts';
import { answerFileRequests } from './answerFileRequests.ts';
import { requestJobs } from './findJobs.ts';
import { inlayHintsSwitch, watchInlayHints } from './inlayHintsSwitch.ts';
import type { ClientHooks } from './languageSupport.ts';
import { showJobNotes, watchJobNotes } from './showJobNotes.ts';
import { createTraceChannel } from './traceChannel.ts';

/** Makes a client that starts its server: in a process, or in a worker of the browser. */
export type CreateClient = (id: string, name: string, options: LanguageClientOptions) => BaseLanguageClient;

/** Connects the editor to the language server. */
export async function connectClient(
  context: vscode.ExtensionContext,
  create: CreateClient,
  { started, jobNotes }: ClientHooks,
): Promise<BaseLanguageClient> {
  const log = vscode.window.createOutputChannel('Pagewright Language Server', { log: true });
  const trace = createTraceChannel(log);
  const initializationOptions: InitializationOptions = {
    runLenses: true,
    readsFiles: true,
    checksJson: true,
    documentation: documentationUri(context.extensionUri, '').toString(),
  };
  const client: BaseLanguageClient = create('pagewright', 'Pagewright Language Server', {
    documentSelector: languageIds.map((language) => ({ language })),
    initializationOptions,
    middleware: { ...inlayHintsSwitch, ...showJobNotes(jobNotes, (document) => requestJobs(client, document)) },
    outputChannel: log,
    traceOutputChannel: trace.channel,
  });
  context.subscriptions.push(log, trace.subscription, answerFileRequests(client), {
    dispose: () => void client.stop(),
  });
  const watching = client.onDidChangeState(({ newState }) => newState === State.Running && started());
  context.subscriptions.push(watching);
  await client.start();
  context.subscriptions.push(watchInlayHints(client), watchJobNotes(client, jobNotes));
  return client;
}
