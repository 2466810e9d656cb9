import * as vscode from 'vscode';
import { registerPane } from '../../language/documents/configInFront.ts';
import { throttle } from '../../shared/throttle.ts';
import { LivePanel } from '../../shared/webview/livePanel.ts';
import type { TableRows } from '../../tables/compare/rowMessages.ts';
import { configOf } from '../history/configOf.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { ComparedRun } from './comparedRun.ts';
import { commonTables } from './comparedTables.ts';
import type { FromCompareView, ToCompareView } from './compareMessages.ts';
import type { CompareRunRows } from './compareRunRows.ts';
import { createComparePage } from './createComparePage.ts';
import type { SideDocuments } from './sideDocuments.ts';

/** The minimum interval between updates while rows are compared. */
const refreshMs = 250;

export interface CompareParts {
  history: RunHistory;
  sides: SideDocuments;
  compareRows: CompareRunRows;
}

/** The comparison of two runs in its tab: sends the webview its page, and performs the actions chosen in it. */
export class ComparePanel {
  readonly #runs: [string, string];
  readonly #panel: vscode.WebviewPanel;
  readonly #page: LivePanel<ToCompareView>;
  readonly #parts: CompareParts;
  /** The tables whose rows are compared so far. */
  readonly #rows = new Map<string, TableRows>();
  readonly #refresh = throttle(() => void this.#show(), refreshMs);
  #compared: Promise<[ComparedRun, ComparedRun] | undefined> | undefined;
  #comparison: { dispose(): void } | undefined;
  #isClosed = false;

  constructor(runs: [string, string], panel: vscode.WebviewPanel, parts: CompareParts) {
    this.#runs = runs;
    this.#panel = panel;
    this.#page = new LivePanel(panel);
    this.#parts = parts;
    const { history } = parts;
    registerPane(panel, () => configOf(history.known.find(({ id }) => id === runs[1])));
    const listening = history.onChange((changed) => {
      // A run was deleted, perhaps one of these.
      if (changed === undefined) this.#refresh();
    });
    panel.webview.onDidReceiveMessage((message: FromCompareView) => this.#take(message));
    panel.onDidDispose(() => {
      this.#isClosed = true;
      this.#comparison?.dispose();
      listening.dispose();
      this.#refresh.dispose();
    });
  }

  reveal(): void {
    this.#panel.reveal();
  }

  async #take(message: FromCompareView): Promise<void> {
    switch (message.type) {
      case 'ready':
        return await this.#show();
      case 'side':
        return await this.#parts.sides.show(message.text, this.#runs);
      case 'summary': {
        const run = await this.#parts.history.find(message.run);
        if (run !== undefined) await vscode.commands.executeCommand('pagewright.showRunSummary', { run });
        return;
      }
      default:
        message satisfies never;
    }
  }

  /** Updates the webview. A hidden one is not loaded: it asks for its page when it is shown again. */
  async #show(): Promise<void> {
    const runs = await this.#parts.history.all();
    const isThere = this.#runs.every((id) => runs.some((run) => run.id === id));
    this.#compared ??= this.#read();
    const compared = isThere ? await this.#compared : undefined;
    if (!this.#page.isVisible) return;
    if (compared === undefined) return await this.#page.post({ type: 'gone' });
    this.#compareRows(compared);
    await this.#page.post({ type: 'page', page: createComparePage(...compared, { runs, rows: this.#rows }) });
  }

  async #read(): Promise<[ComparedRun, ComparedRun] | undefined> {
    const [before, after] = await Promise.all(this.#runs.map((id) => this.#readRun(id)));
    return before && after && [before, after];
  }

  async #readRun(id: string): Promise<ComparedRun | undefined> {
    const { history } = this.#parts;
    const record = await history.find(id);
    return record && { record, profiles: await history.store.tableProfiles(id) };
  }

  /** Compares the rows once: the tables of two runs that have ended do not change. */
  #compareRows([before, after]: [ComparedRun, ComparedRun]): void {
    if (this.#comparison !== undefined || this.#isClosed) return;
    const tables = commonTables(before, after);
    this.#comparison = this.#parts.compareRows(before.record, after.record, tables, (rows) => {
      this.#rows.set(rows.table, rows);
      this.#refresh();
    });
  }
}
