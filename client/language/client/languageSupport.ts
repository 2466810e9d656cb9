import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { Emitter } from '../../shared/emitter.ts';
import { isConfigDocument } from '../documents/isConfigDocument.ts';
import { JobNotes } from './jobNotes.ts';

/** The parts that a client needs from outside. */
export interface ClientHooks {
  /** Called whenever the server runs: also after a crash. */
  started(): void;
  jobNotes: JobNotes;
}

/** Starts the server and the client that is connected to it. */
export type StartClient = (hooks: ClientHooks) => Promise<BaseLanguageClient>;

/**
 * Starts the language server once, when the first configuration is opened. Until then neither the server nor the client
 * library is loaded, so a workspace of plain JSON files costs nothing.
 */
export class LanguageSupport {
  readonly #startClient: StartClient;
  readonly #started = new Emitter<void>();
  /** The notes of other features at the jobs. */
  readonly jobNotes = new JobNotes();
  #client: Promise<BaseLanguageClient> | undefined;

  /** Fires when the server runs, for the first time or after a crash. */
  readonly onDidStart = this.#started.event;

  constructor(startClient: StartClient) {
    this.#startClient = startClient;
  }

  /** Watches for the first configuration. */
  register(): vscode.Disposable {
    const startFor = (document: vscode.TextDocument) => {
      // The client itself reports to the user if the server does not start.
      if (isConfigDocument(document)) void this.client().catch(() => undefined);
    };
    for (const document of vscode.workspace.textDocuments) startFor(document);
    return vscode.workspace.onDidOpenTextDocument(startFor);
  }

  /** The running client; rejects if the server did not start. */
  client(): Promise<BaseLanguageClient> {
    this.#client ??= this.#startClient({ started: () => this.#started.fire(), jobNotes: this.jobNotes });
    return this.#client;
  }
}
