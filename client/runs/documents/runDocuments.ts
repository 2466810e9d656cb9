import * as vscode from 'vscode';
import { columnBesidePane } from '../../shared/columnBesidePane.ts';
import { distinctName } from '../history/distinctName.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { HistoryDocuments } from './historyDocuments.ts';

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
export class RunDocuments {
  readonly #history: RunHistory;
  readonly #kind: RunDocumentKind;
  readonly #documents: HistoryDocuments;

  constructor(history: RunHistory, kind: RunDocumentKind) {
    this.#history = history;
    this.#kind = kind;
    this.#documents = new HistoryDocuments(history, {
      scheme: kind.scheme,
      runOf: ({ query }) => query,
      textOf: ({ query }) => this.#textOf(query),
    });
  }

  register(): vscode.Disposable {
    return vscode.Disposable.from(
      this.#documents.register(),
      this.#history.onChange((run) => {
        if (run === undefined || run.state !== 'running') this.#documents.renewAll();
      }),
    );
  }

  async show(run: ShownRun): Promise<void> {
    const place = { preview: false, viewColumn: columnBesidePane() };
    await vscode.window.showTextDocument(await this.#documents.open(this.uriOf(run)), place);
  }

  uriOf(run: ShownRun): vscode.Uri {
    const { scheme, ending, noun } = this.#kind;
    const files = this.#history.known.map(({ configFile }) => configFile);
    // The title of a tab is the last part of its path; VS Code adds the folders if another tab has the same.
    const folders = distinctName(run.configFile, files).split('/').slice(0, -1);
    const title = `${noun} of ${run.title}${ending}`.replaceAll(/[/\\?#]/g, '_');
    return vscode.Uri.from({ scheme, path: `/${[...folders, title].join('/')}`, query: run.id });
  }

  async #textOf(id: string): Promise<string> {
    const run = await this.#history.find(id);
    return run === undefined
      ? `${this.#kind.noun} of a run that is no longer available.\n`
      : await this.#kind.text(run, this.#history);
  }
}
