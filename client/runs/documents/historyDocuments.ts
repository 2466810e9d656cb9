import * as vscode from 'vscode';
import { registerDocuments } from '../../language/documents/configInFront.ts';
import { configOf } from '../history/configOf.ts';
import type { RunHistory } from '../history/runHistory.ts';

interface AddressedTexts {
  scheme: string;
  /** Id of the run that an address of the scheme is about; undefined: it is about none. */
  runOf(uri: vscode.Uri): string | undefined;
  textOf(uri: vscode.Uri): Promise<string>;
}

/** Read-only texts about runs of the history under a scheme. They belong to the configuration of their run. */
export class HistoryDocuments implements vscode.TextDocumentContentProvider {
  readonly #history: RunHistory;
  readonly #texts: AddressedTexts;
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.#changed.event;

  constructor(history: RunHistory, texts: AddressedTexts) {
    this.#history = history;
    this.#texts = texts;
  }

  register(): vscode.Disposable {
    const { scheme, runOf } = this.#texts;
    return vscode.Disposable.from(
      vscode.workspace.registerTextDocumentContentProvider(scheme, this),
      registerDocuments((uri) => {
        const run = uri.scheme === scheme ? runOf(uri) : undefined;
        return configOf(this.#history.known.find(({ id }) => id === run));
      }),
      this.#changed,
    );
  }

  /** Opens a text, as it is now. */
  async open(uri: vscode.Uri): Promise<vscode.TextDocument> {
    this.renew(uri);
    return await vscode.workspace.openTextDocument(uri);
  }

  /** Has a text that was opened before read again. */
  renew(uri: vscode.Uri): void {
    this.#changed.fire(uri);
  }

  /** Has all texts that are open read again. */
  renewAll(): void {
    for (const { uri } of vscode.workspace.textDocuments) if (uri.scheme === this.#texts.scheme) this.renew(uri);
  }

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    return await this.#texts.textOf(uri);
  }
}
