import * as vscode from 'vscode';
import { registerDocuments } from '../../language/documents/configInFront.ts';
import { columnBesidePane } from '../../shared/columnBesidePane.ts';
import { configOf } from '../history/configOf.ts';
import { distinctName } from '../history/distinctName.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';

export interface RunDocumentKind {
  scheme: string;
  /** The end of the file name, which determines the language. */
  ending: string;
  /** The first word of the title, such as `Events` in `Events of shop.extractor.json`. */
  noun: string;
  text(run: RunRecord, history: RunHistory): string | Promise<string>;
}

type ShownRun = Pick<RunRecord, 'configFile' | 'id' | 'title'>;

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
      registerDocuments(({ scheme, query }) => {
        return scheme === this.#kind.scheme ? configOf(this.#history.known.find(({ id }) => id === query)) : undefined;
      }),
      this.#changed,
    );
  }

  async show(run: ShownRun): Promise<void> {
    const uri = this.uriOf(run);
    this.#changed.fire(uri);
    const place = { preview: false, viewColumn: columnBesidePane() };
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), place);
  }

  uriOf(run: ShownRun): vscode.Uri {
    const { scheme, ending, noun } = this.#kind;
    const files = this.#history.known.map(({ configFile }) => configFile);
    // The title of a tab is the last part of its path; VS Code adds the folders if another tab has the same.
    const folders = distinctName(run.configFile, files).split('/').slice(0, -1);
    const title = `${noun} of ${run.title}${ending}`.replaceAll(/[/\\?#]/g, '_');
    return vscode.Uri.from({ scheme, path: `/${[...folders, title].join('/')}`, query: run.id });
  }

  async provideTextDocumentContent({ query }: vscode.Uri): Promise<string> {
    const run = await this.#history.find(query);
    return run === undefined
      ? `${this.#kind.noun} of a run that is no longer available.\n`
      : await this.#kind.text(run, this.#history);
  }

  #refresh(): void {
    const { scheme } = this.#kind;
    for (const { uri } of vscode.workspace.textDocuments) if (uri.scheme === scheme) this.#changed.fire(uri);
  }
}
