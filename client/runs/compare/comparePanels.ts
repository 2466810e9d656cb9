import * as vscode from 'vscode';
import { columnBesidePane } from '../../shared/columnBesidePane.ts';
import { openWebview } from '../../shared/webview/openWebview.ts';
import { distinctName } from '../history/distinctName.ts';
import type { RunRecord } from '../history/runRecord.ts';
import type { CompareViewState } from './compareMessages.ts';
import { ComparePanel, type CompareParts } from './comparePanel.ts';

const viewType = 'pagewright.compare';

/** Comparisons of two runs, each in a tab that is restored after a reload of the window. */
export class ComparePanels implements vscode.WebviewPanelSerializer<CompareViewState> {
  readonly #extension: vscode.Uri;
  readonly #parts: CompareParts;
  readonly #open = new Map<string, ComparePanel>();

  constructor(extension: vscode.Uri, parts: CompareParts) {
    this.#extension = extension;
    this.#parts = parts;
  }

  register(): vscode.Disposable {
    return vscode.window.registerWebviewPanelSerializer(viewType, this);
  }

  /** Shows the comparison of two runs, given in any order, in its existing tab or in a new one. */
  show(one: RunRecord, other: RunRecord): void {
    const [before, after] = one.startedAt <= other.startedAt ? [one, other] : [other, one];
    const existing = this.#open.get(keyOf([before.id, after.id]));
    if (existing !== undefined) return void existing.reveal();
    const files = this.#parts.history.known.map(({ configFile }) => configFile);
    const title = `Two runs of ${distinctName(after.configFile, files)}`;
    const tab = vscode.window.createWebviewPanel(viewType, title, columnBesidePane());
    this.#fill(tab, [before.id, after.id]);
  }

  async deserializeWebviewPanel(tab: vscode.WebviewPanel, state: CompareViewState | undefined): Promise<void> {
    const [before, after] = state?.runs ?? [];
    // A tab that never showed anything has no state to restore.
    if (typeof before !== 'string' || typeof after !== 'string') return tab.dispose();
    this.#fill(tab, [before, after]);
  }

  #fill(tab: vscode.WebviewPanel, runs: [string, string]): void {
    const panel = new ComparePanel(runs, tab, this.#parts);
    const key = keyOf(runs);
    this.#open.set(key, panel);
    tab.iconPath = new vscode.ThemeIcon('diff');
    tab.onDidDispose(() => this.#open.get(key) === panel && this.#open.delete(key));
    openWebview(tab.webview, this.#extension, { name: 'compareView', title: tab.title });
  }
}

function keyOf(runs: readonly string[]): string {
  return runs.join(' ');
}
