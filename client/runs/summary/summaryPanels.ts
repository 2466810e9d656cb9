import type * as vscode from 'vscode';
import { WebviewPanels } from '../../shared/webview/webviewPanels.ts';
import { distinctTitle } from '../history/distinctName.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import type { SummaryViewState } from './summaryMessages.ts';
import { SummaryPanel } from './summaryPanel.ts';

/** Summaries of runs, each in a tab that follows an active run and is restored after a reload of the window. */
export class SummaryPanels {
  readonly #history: RunHistory;
  readonly #panels: WebviewPanels<string, SummaryViewState, SummaryPanel>;

  constructor(extension: vscode.Uri, history: RunHistory) {
    this.#history = history;
    this.#panels = new WebviewPanels(extension, {
      ...{ viewType: 'pagewright.summary', page: 'summaryView', icon: 'checklist' },
      keyOf: (run) => run,
      subjectOf: (state) => (typeof state?.run === 'string' ? state.run : undefined),
      fill: (run, tab) => new SummaryPanel(run, tab, history),
    });
  }

  register(): vscode.Disposable {
    return this.#panels.register();
  }

  /** Shows the summary of a run in its existing tab, or in a new one. */
  show(run: Pick<RunRecord, 'id' | 'configFile' | 'title'>): void {
    const existing = this.#panels.find(run.id);
    if (existing !== undefined) existing.reveal();
    else this.#panels.create(run.id, { title: `Run of ${distinctTitle(run, this.#history.known)}` });
  }
}
