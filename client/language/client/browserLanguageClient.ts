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
import type { ClientHooks } from './languageSupport.ts';

/** Starts the language server (`dist/browser/server.js`) in a worker. */
export async function startBrowserLanguageClient(
  context: vscode.ExtensionContext,
  hooks: ClientHooks,
): Promise<BaseLanguageClient> {
  const start = async () => {
    const worker = await startBrowserWorker(context.extensionUri, 'server');
    // The client would not recognise the worker: VS Code replaces its class with a function.
    return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) };
  };
  const create: CreateClient = (id, name, { middleware = {}, ...options }) => {
    const fewer = { ...middleware, provideCodeLenses: fewerLenses(context, middleware) };
    const client = new LanguageClient(id, name, start, { ...options, middleware: fewer });
    client.onRequest(descriptionProgramRequest, () => programAddress(context.extensionUri, 'descriptions'));
    return client;
  };
  return await connectClient(context, create, hooks);
}

/** Removes the lenses that run and debug, which need a machine. */
function fewerLenses(
  { extension }: vscode.ExtensionContext,
  { provideCodeLenses = (document, token, next) => next(document, token) }: CodeLensMiddleware,
): NonNullable<CodeLensMiddleware['provideCodeLenses']> {
  const isOffered = offeredInBrowser(extension);
  return async (...asked) =>
    (await provideCodeLenses(...asked))?.filter(({ command }) => isOffered(command?.command ?? ''));
}
