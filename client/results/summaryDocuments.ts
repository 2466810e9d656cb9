import path from 'node:path';
import * as vscode from 'vscode';
import { configName } from '../../engine/places.ts';
import { summarizeRun } from '../../engine/summary.ts';
import type { EditorRun } from '../run/editorRun.ts';
import type { Runs } from '../run/runs.ts';
import { headingFolds } from './headingFolds.ts';
import { summaryMarkdown } from './summaryMarkdown.ts';

const scheme = 'pagewright-run';

/** Shows the summary of a run as a read-only document that folds by its headings; a later run brings it up to date. */
export class SummaryDocuments implements vscode.TextDocumentContentProvider, vscode.FoldingRangeProvider {
  readonly #runs: Runs;
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.#changed.event;

  constructor(runs: Runs) {
    this.#runs = runs;
  }

  register(): vscode.Disposable {
    return vscode.Disposable.from(
      vscode.workspace.registerTextDocumentContentProvider(scheme, this),
      vscode.languages.registerFoldingRangeProvider({ scheme }, this),
      { dispose: this.#runs.onChange(() => this.#refresh()) },
      this.#changed,
    );
  }

  async show(run: EditorRun): Promise<void> {
    const uri = uriOf(run);
    this.#changed.fire(uri);
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: false });
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    const run = this.#runs.recent().find((each) => each.outDir === uri.query);
    if (run === undefined) return 'The summary of this run is no longer known.\n';
    if (run.report === undefined) return `${run.title} has no summary yet: it still runs, or ended by a fault.\n`;
    return summaryMarkdown(run.title, summarizeRun(run.report));
  }

  provideFoldingRanges(document: vscode.TextDocument): vscode.FoldingRange[] {
    return headingFolds(document.getText()).map(({ start, end }) => new vscode.FoldingRange(start, end));
  }

  #refresh(): void {
    for (const { uri } of vscode.workspace.textDocuments) if (uri.scheme === scheme) this.#changed.fire(uri);
  }
}

/** The end `.md` makes it Markdown. */
function uriOf({ configFile, outDir }: EditorRun): vscode.Uri {
  return vscode.Uri.from({ scheme, path: path.posix.join('/', `${configName(configFile)}.run.md`), query: outDir });
}
