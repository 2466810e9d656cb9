import path from 'node:path';
import type * as vscode from 'vscode';
import { type BaseLanguageClient, LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { connectClient } from './connectClient.ts';
import type { ClientHooks } from './languageSupport.ts';

/** Starts the language server (`dist/server.js`) in a separate process, again if it crashes. */
export async function startLanguageClient(
  context: vscode.ExtensionContext,
  hooks: ClientHooks,
): Promise<BaseLanguageClient> {
  const server = { module: context.asAbsolutePath(path.join('dist', 'server.js')), transport: TransportKind.ipc };
  return await connectClient(context, (id, name, options) => new LanguageClient(id, name, server, options), hooks);
}
