import type * as vscode from 'vscode';
import {
  type BaseLanguageClient,
  BrowserMessageReader,
  BrowserMessageWriter,
  type CodeLensMiddleware,
  LanguageClient,
} from 'vscode-languageclient/browser';
import { offeredInBrowser } from '../../shared/machineCommands.ts';
import { startBrowserWorker } from '../../shared/startBrowserWorker.ts';
import { connectClient } from './connectClient.ts';

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
  return await connectClient(
    context,
    (id, name, { middleware, ...options }) =>
      new LanguageClient(id, name, start, { ...options, middleware: { ...middleware, ...fewerLenses(context) } }),
    started,
  );
}

/** The server offers to run and to debug, which needs a machine. */
function fewerLenses({ extension }: vscode.ExtensionContext): CodeLensMiddleware {
  const isOffered = offeredInBrowser(extension);
  return {
    provideCodeLenses: async (document, token, next) =>
      (await next(document, token))?.filter(({ command }) => isOffered(command?.command ?? '')),
  };
}
