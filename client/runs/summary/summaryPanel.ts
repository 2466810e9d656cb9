import * as vscode from 'vscode';
import { registerPane } from '../../language/documents/configInFront.ts';
import { fileUri } from '../../shared/fileId.ts';
import { throttle } from '../../shared/throttle.ts';
import { LivePanel } from '../../shared/webview/livePanel.ts';
import { openTables } from '../../tables/results/openTables.ts';
import { resultTables } from '../../tables/results/resultTables.ts';
import { findPaginationCommand } from '../finding/findPaginationCommand.ts';
import { configOf } from '../history/configOf.ts';
import { distinctTitle } from '../history/distinctName.ts';
import { isReplaced } from '../history/isReplaced.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { createSummaryPage } from './createSummaryPage.ts';
import type { FromSummaryView, SummaryAction, ToSummaryView } from './summaryMessages.ts';

/** The minimum interval between updates of the summary of an active run. */
const refreshMs = 250;

const commands: Record<SummaryAction, string> = {
  text: 'pagewright.showRunSummaryAsText',
  events: 'pagewright.showEvents',
  again: 'pagewright.runAgain',
  compare: 'pagewright.compareRuns',
  cancel: 'pagewright.cancel',
  response: 'pagewright.openPage',
};

/** The summary of one run in its tab: sends the webview its page, and performs the actions chosen in it. */
export class SummaryPanel {
  readonly #run: string;
  readonly #panel: vscode.WebviewPanel;
  readonly #page: LivePanel<ToSummaryView>;
  readonly #history: RunHistory;

  constructor(run: string, panel: vscode.WebviewPanel, history: RunHistory) {
    this.#run = run;
    this.#panel = panel;
    this.#page = new LivePanel(panel);
    this.#history = history;
    const refresh = throttle(() => void this.#show(), refreshMs);
    const listening = history.onChange((changed) => {
      if (changed === undefined || changed.id === run) refresh();
    });
    registerPane(panel, () => configOf(history.known.find(({ id }) => id === run)));
    panel.webview.onDidReceiveMessage((message: FromSummaryView) => this.#take(message));
    panel.onDidDispose(() => {
      listening.dispose();
      refresh.dispose();
    });
  }

  reveal(): void {
    this.#panel.reveal();
  }

  async #take(message: FromSummaryView): Promise<void> {
    switch (message.type) {
      case 'ready':
        return await this.#show();
      case 'act':
        return await this.#withRun((run) => {
          const request = { number: run.report?.error?.request };
          return vscode.commands.executeCommand(commands[message.action], { run, request });
        });
      case 'openTable':
        return await this.#withRun((run) => openTable(run, message.table));
      case 'findPagination':
        return await this.#withRun(({ configFile }) =>
          vscode.commands.executeCommand(findPaginationCommand, fileUri(configFile), message.job),
        );
      default:
        message satisfies never;
    }
  }

  async #withRun(act: (run: RunRecord) => PromiseLike<void>): Promise<void> {
    const run = await this.#history.find(this.#run);
    if (run !== undefined) await act(run);
  }

  /** Updates the webview. A hidden one is not loaded: it asks for its page when it is shown again. */
  async #show(): Promise<void> {
    const all = await this.#history.all();
    const run = all.find(({ id }) => id === this.#run);
    if (!this.#page.isVisible) return;
    await this.#page.post(
      run === undefined
        ? { type: 'gone' }
        : { type: 'page', page: createSummaryPage({ ...run, title: distinctTitle(run, all) }, isReplaced(run, all)) },
    );
  }
}

async function openTable(run: RunRecord, name: string): Promise<void> {
  const tables = resultTables([run]).filter((table) => table.name === name);
  if (tables.length > 0) await openTables(tables.slice(0, 1));
}
