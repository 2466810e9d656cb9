import type * as vscode from 'vscode';
import { type BaseLanguageClient, LanguageClient } from 'vscode-languageclient/browser';
import { startBrowserWorker } from '../../shared/startBrowserWorker.ts';
import { connectClient } from './connectClient.ts';

/** Starts the language server (`dist/browser/server.js`) in a worker. */
export async function startBrowserLanguageClient(
  context: vscode.ExtensionContext,
  started: () => void,
): Promise<BaseLanguageClient> {
  const start = () => startBrowserWorker(context.extensionUri, 'server');
  return await connectClient(context, (id, name, options) => new LanguageClient(id, name, start, options), started);
}
