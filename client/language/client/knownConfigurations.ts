import { type KnownOfConfiguration, type KnownParams, knownNotification } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { Emitter } from '../../shared/emitter.ts';
import { isConfigDocument } from '../documents/isConfigDocument.ts';
import type { LanguageSupport } from './languageSupport.ts';

/** A feature with knowledge of configurations that is not in their text. */
export interface KnownSource {
  /** The knowledge of one configuration, without values of secrets. */
  of(document: vscode.TextDocument): Promise<KnownOfConfiguration>;
  /** Fires when the knowledge of any configuration may have changed. */
  onDidChange(listener: () => void): vscode.Disposable;
}

/** Reports to the language server what features know of the open configurations, whenever that may have changed. */
export class KnownConfigurations {
  readonly #language: LanguageSupport;
  readonly #sources: KnownSource[] = [];
  readonly #reported = new Emitter<vscode.Uri>();

  /** Fires when the language server has new knowledge of a configuration. */
  readonly onDidReport = this.#reported.event;

  constructor(language: LanguageSupport) {
    this.#language = language;
  }

  register(): vscode.Disposable {
    return vscode.Disposable.from(
      // Covers the documents that were open before, and a restart of the server.
      this.#language.onDidStart(() => this.#reportAll()),
      vscode.workspace.onDidOpenTextDocument((document) => this.#report(document)),
    );
  }

  /** Adds a source. The reported object combines all sources. */
  add(source: KnownSource): vscode.Disposable {
    this.#sources.push(source);
    return source.onDidChange(() => this.#reportAll());
  }

  #reportAll(): void {
    for (const document of vscode.workspace.textDocuments) this.#report(document);
  }

  #report(document: vscode.TextDocument): void {
    // The language server itself reports to the user if it does not start.
    if (isConfigDocument(document)) void this.#send(document).catch(() => undefined);
  }

  async #send(document: vscode.TextDocument): Promise<void> {
    const client = await this.#language.client();
    const parts = await Promise.all(this.#sources.map((source) => source.of(document)));
    const known: KnownOfConfiguration = Object.assign({}, ...parts);
    const params: KnownParams = { uri: client.code2ProtocolConverter.asUri(document.uri), known };
    await client.sendNotification(knownNotification, params);
    this.#reported.fire(document.uri);
  }
}
