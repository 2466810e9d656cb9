import path from 'node:path';
import * as vscode from 'vscode';
import { configName } from '../../engine/places.ts';
import type { EditorRun } from '../run/editorRun.ts';
import type { Runs } from '../run/runs.ts';

/** One kind of document about a run. */
export interface RunDocumentKind {
  scheme: string;
  /** What the file name ends with; it decides the language. */
  ending: string;
  /** What the document is called where its run is forgotten. */
  noun: string;
  text(run: EditorRun): string;
}

/** Read-only documents about runs, which are brought up to date when a run ends. */
export class RunDocuments implements vscode.TextDocumentContentProvider {
  readonly #runs: Runs;
  readonly #kind: RunDocumentKind;
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.#changed.event;

  constructor(runs: Runs, kind: RunDocumentKind) {
    this.#runs = runs;
    this.#kind = kind;
  }

  register(): vscode.Disposable {
    return vscode.Disposable.from(
      vscode.workspace.registerTextDocumentContentProvider(this.#kind.scheme, this),
      { dispose: this.#runs.onChange(() => this.#refresh()) },
      this.#changed,
    );
  }

  async show(run: EditorRun): Promise<void> {
    const uri = this.#uriOf(run);
    this.#changed.fire(uri);
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: false });
  }

  provideTextDocumentContent({ query }: vscode.Uri): string {
    const run = this.#runs.recent().find(({ outDir }) => outDir === query);
    return run === undefined ? `The ${this.#kind.noun} of this run is no longer known.\n` : this.#kind.text(run);
  }

  #refresh(): void {
    const { scheme } = this.#kind;
    for (const { uri } of vscode.workspace.textDocuments) if (uri.scheme === scheme) this.#changed.fire(uri);
  }

  #uriOf({ configFile, outDir }: EditorRun): vscode.Uri {
    const { scheme, ending } = this.#kind;
    return vscode.Uri.from({ scheme, path: path.posix.join('/', `${configName(configFile)}${ending}`), query: outDir });
  }
}
