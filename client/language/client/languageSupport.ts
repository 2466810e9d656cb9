import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { languageId } from '../../../server/protocol.ts';
import { Emitter } from '../../shared/emitter.ts';

/**
 * Starts the language server once, when the first configuration is opened. Until then neither the server nor the client
 * library is loaded, so a workspace of plain JSON files costs nothing.
 */
export class LanguageSupport {
  readonly #context: vscode.ExtensionContext;
  readonly #started = new Emitter<void>();
  #client: Promise<LanguageClient> | undefined;

  /** The server runs, for the first time or after a crash. */
  readonly onDidStart = this.#started.event;

  constructor(context: vscode.ExtensionContext) {
    this.#context = context;
  }

  /** Watches for the first configuration. */
  register(): vscode.Disposable {
    const startFor = (document: vscode.TextDocument) => {
      // The client itself reports to the user where the server does not start.
      if (document.languageId === languageId) void this.client().catch(() => undefined);
    };
    for (const document of vscode.workspace.textDocuments) startFor(document);
    return vscode.workspace.onDidOpenTextDocument(startFor);
  }

  /** The running client; rejects where the server did not start. */
  client(): Promise<LanguageClient> {
    this.#client ??= this.#start();
    return this.#client;
  }

  async #start(): Promise<LanguageClient> {
    const { startLanguageClient } = await import('./languageClient.ts');
    return await startLanguageClient(this.#context, () => this.#started.fire());
  }
}
