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
    // The client would not recognise the worker: VS Code replaces its class with a function.
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

/** Removes the lenses that run and debug, which need a machine. */
function fewerLenses({ extension }: vscode.ExtensionContext): CodeLensMiddleware {
  const isOffered = offeredInBrowser(extension);
  return {
    provideCodeLenses: async (document, token, next) =>
      (await next(document, token))?.filter(({ command }) => isOffered(command?.command ?? '')),
  };
}
