import * as vscode from 'vscode';
import { columnBesidePane } from '../../shared/columnBesidePane.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { headingFolds } from '../documents/headingFolds.ts';
import { HistoryDocuments } from '../documents/historyDocuments.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { bodyFolds } from './bodyFolds.ts';
import { type PageParts, pageText } from './pageText.ts';
import { readPage } from './readPage.ts';
import { recordFolds } from './recordFolds.ts';

/** The pauses before each attempt to fold. */
const foldAfterMs = [0, 100, 200, 400, 800];

const scheme = 'pagewright-page';

/** The command to open a page; its argument is a request of a run. */
export const openPageCommand = 'pagewright.openPage';

export interface RequestLine {
  run: Pick<RunRecord, 'id'>;
  request: { number: number };
}

/** Shows a request of a run with its page as a read-only document. */
export class PageDocuments {
  readonly #history: RunHistory;
  readonly #documents: HistoryDocuments;

  constructor(history: RunHistory) {
    this.#history = history;
    this.#documents = new HistoryDocuments(history, {
      scheme,
      runOf: (uri) => placeOf(uri).run,
      textOf: (uri) => this.#textOf(uri),
    });
  }

  register(): vscode.Disposable {
    return vscode.Disposable.from(
      this.#documents.register(),
      vscode.languages.registerFoldingRangeProvider(
        { scheme },
        {
          provideFoldingRanges: (document) => {
            const text = document.getText();
            const folds = [...headingFolds(text), ...bodyFolds(text)];
            return folds.map(({ start, end }) => new vscode.FoldingRange(start, end));
          },
        },
      ),
    );
  }

  /** Opens a request with its records folded, so that the page is visible as a whole. */
  async show(run: Pick<RunRecord, 'id'>, number: number): Promise<void> {
    const parts = await this.#find(run.id, number);
    if (parts === undefined) {
      void showInformationMessage('This request is no longer kept. Run the configuration again.');
      return;
    }
    const { job, request } = parts;
    const what = request.page === undefined ? `request ${number}` : `page ${request.page.page}`;
    const name = `${what}${job.name === '' ? '' : ` of ${job.name}`}.md`.replaceAll(/[/\\?#]/g, '_');
    const uri = vscode.Uri.from({ scheme, path: `/${name}`, query: JSON.stringify({ run: run.id, request: number }) });
    // It may have been opened before its exchange was saved.
    const document = await this.#documents.open(uri);
    const editor = await vscode.window.showTextDocument(document, { preview: true, viewColumn: columnBesidePane() });
    void fold(editor, recordFolds(document.getText(), request.page?.path));
  }

  async #textOf(uri: vscode.Uri): Promise<string> {
    const { run, request } = placeOf(uri);
    const parts = await this.#find(run, request);
    return parts === undefined ? 'This request is no longer kept.\n' : pageText(parts);
  }

  async #find(id: string, number: number): Promise<PageParts | undefined> {
    const run = await this.#history.find(id);
    const job = run?.jobs.find(({ requests }) => requests.some((request) => request.number === number));
    const request = job?.requests.find((one) => one.number === number);
    if (job === undefined || request === undefined) return undefined;
    const { exchange, body } = await readPage(this.#history.store.exchanges(id), number);
    const sent = run?.report?.requests ?? 0;
    const failure = number === sent ? run?.report?.error?.message : undefined;
    return { job, request, exchange, body, failure };
  }
}

function placeOf({ query }: vscode.Uri): { run: string; request: number } {
  return JSON.parse(query);
}

/**
 * Folds the regions that start on these lines. The editor requests the folding regions some time after it is shown, with
 * no event when it has them, so this tries several times. Folded regions stay folded.
 */
async function fold(editor: vscode.TextEditor, selectionLines: number[]): Promise<void> {
  if (selectionLines.length === 0) return;
  for (const waitMs of foldAfterMs) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (vscode.window.activeTextEditor !== editor || editor.visibleRanges.length > 1) return;
    await vscode.commands.executeCommand('editor.fold', { selectionLines, levels: 1, direction: 'down' });
  }
}
