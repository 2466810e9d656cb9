import * as vscode from 'vscode';
import { columnBesidePane } from '../../shared/columnBesidePane.ts';
import { openWebview } from '../../shared/webview/openWebview.ts';
import { distinctTitle } from '../history/distinctName.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import type { SummaryViewState } from './summaryMessages.ts';
import { SummaryPanel } from './summaryPanel.ts';

const viewType = 'pagewright.summary';

/** Summaries of runs, each in a tab that follows an active run and is restored after a reload of the window. */
export class SummaryPanels implements vscode.WebviewPanelSerializer<SummaryViewState> {
  readonly #extension: vscode.Uri;
  readonly #history: RunHistory;
  readonly #open = new Map<string, SummaryPanel>();

  constructor(extension: vscode.Uri, history: RunHistory) {
    this.#extension = extension;
    this.#history = history;
  }

  register(): vscode.Disposable {
    return vscode.window.registerWebviewPanelSerializer(viewType, this);
  }

  /** Shows the summary of a run in its existing tab, or in a new one. */
  show(run: Pick<RunRecord, 'id' | 'configFile' | 'title'>): void {
    const existing = this.#open.get(run.id);
    const title = `Run of ${distinctTitle(run, this.#history.known)}`;
    if (existing !== undefined) existing.reveal();
    else this.#fill(vscode.window.createWebviewPanel(viewType, title, columnBesidePane()), run.id);
  }

  async deserializeWebviewPanel(tab: vscode.WebviewPanel, state: SummaryViewState | undefined): Promise<void> {
    // A tab that never showed anything has no state to restore.
    if (typeof state?.run !== 'string') return tab.dispose();
    this.#fill(tab, state.run);
  }

  #fill(tab: vscode.WebviewPanel, id: string): void {
    const panel = new SummaryPanel(id, tab, this.#history);
    this.#open.set(id, panel);
    tab.iconPath = new vscode.ThemeIcon('checklist');
    tab.onDidDispose(() => this.#open.get(id) === panel && this.#open.delete(id));
    openWebview(tab.webview, this.#extension, { name: 'summaryView', title: tab.title });
  }
}
