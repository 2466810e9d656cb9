import { configName } from '@pagewright/engine/placeNames';
import * as vscode from 'vscode';
import { fileName } from '../../shared/fileName.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';

export interface RunDocumentKind {
  scheme: string;
  /** The end of the file name, which determines the language. */
  ending: string;
  /** The name of the document in the message that its run no longer exists. */
  noun: string;
  text(run: RunRecord, history: RunHistory): string | Promise<string>;
}

/** Read-only documents about runs, updated when a run ends. */
export class RunDocuments implements vscode.TextDocumentContentProvider {
  readonly #history: RunHistory;
  readonly #kind: RunDocumentKind;
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.#changed.event;

  constructor(history: RunHistory, kind: RunDocumentKind) {
    this.#history = history;
    this.#kind = kind;
  }

  register(): vscode.Disposable {
    return vscode.Disposable.from(
      vscode.workspace.registerTextDocumentContentProvider(this.#kind.scheme, this),
      this.#history.onChange((run) => {
        if (run === undefined || run.state !== 'running') this.#refresh();
      }),
      this.#changed,
    );
  }

  async show(run: Pick<RunRecord, 'configFile' | 'id'>): Promise<void> {
    const uri = this.uriOf(run);
    this.#changed.fire(uri);
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: false });
  }

  uriOf({ configFile, id }: Pick<RunRecord, 'configFile' | 'id'>): vscode.Uri {
    const { scheme, ending } = this.#kind;
    const name = configName(fileName(configFile));
    return vscode.Uri.from({ scheme, path: `/${name}${ending}`, query: id });
  }

  async provideTextDocumentContent({ query }: vscode.Uri): Promise<string> {
    const run = await this.#history.find(query);
    return run === undefined
      ? `The ${this.#kind.noun} of this run is no longer available.\n`
      : await this.#kind.text(run, this.#history);
  }

  #refresh(): void {
    const { scheme } = this.#kind;
    for (const { uri } of vscode.workspace.textDocuments) if (uri.scheme === scheme) this.#changed.fire(uri);
  }
}
