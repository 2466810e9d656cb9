import { descriptionProgramRequest } from '@pagewright/server/protocol';
import type * as vscode from 'vscode';
import {
  type BaseLanguageClient,
  BrowserMessageReader,
  BrowserMessageWriter,
  type CodeLensMiddleware,
  LanguageClient,
} from 'vscode-languageclient/browser';
import { offeredInBrowser } from '../../shared/machineCommands.ts';
import { programAddress, startBrowserWorker } from '../../shared/startBrowserWorker.ts';
import { type CreateClient, connectClient } from './connectClient.ts';

/** Starts the language server (`dist/browser/server.js`) in a worker. */
export async function startBrowserLanguageClient(
  context: vscode.ExtensionContext,
  started: () => void,
): Promise<BaseLanguageClient> {
  const start = async () => {
    const worker = await startBrowserWorker(context.extensionUri, 'server');
    // The client would not know the worker: VS Code puts a function in the place of its class.
    return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) };
  };
  const create: CreateClient = (id, name, { middleware, ...options }) => {
    const all = { ...options, middleware: { ...middleware, ...fewerLenses(context) } };
    const client = new LanguageClient(id, name, start, all);
    client.onRequest(descriptionProgramRequest, () => programAddress(context.extensionUri, 'descriptions'));
    return client;
  };
  return await connectClient(context, create, started);
}

/** The server offers to run and to debug, which needs a machine. */
function fewerLenses({ extension }: vscode.ExtensionContext): CodeLensMiddleware {
  const isOffered = offeredInBrowser(extension);
  return {
    provideCodeLenses: async (document, token, next) =>
      (await next(document, token))?.filter(({ command }) => isOffered(command?.command ?? '')),
  };
}
