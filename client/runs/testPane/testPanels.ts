import * as vscode from 'vscode';
import { registerPane } from '../../language/documents/configInFront.ts';
import { fileId } from '../../shared/fileId.ts';
import { paneGroup, testViewType } from '../../shared/paneGroup.ts';
import { shownName } from '../../shared/shownName.ts';
import { openWebview } from '../../shared/webview/openWebview.ts';
import type { TestPaneParts } from './tabContents.ts';
import { type TestViewState, testTabs } from './testMessages.ts';
import { newTestState, TestPanel } from './testPanel.ts';

/** The workspace's memory that the user has closed a pane, so that no further one opens by itself. */
const closedKey = 'pagewright.testPane.closed';

/** The test panes, one for each configuration, in a tab next to its text or to other panes, restored after a reload. */
export class TestPanels implements vscode.WebviewPanelSerializer<TestViewState> {
  readonly #extension: vscode.Uri;
  readonly #parts: TestPaneParts;
  readonly #memory: vscode.Memento;
  readonly #open = new Map<string, TestPanel>();

  constructor(extension: vscode.Uri, parts: TestPaneParts, memory: vscode.Memento) {
    this.#extension = extension;
    this.#parts = parts;
    this.#memory = memory;
  }

  /** Whether the user has closed a pane since one was asked for. */
  get areClosed(): boolean {
    return this.#memory.get(closedKey, false);
  }

  register(): vscode.Disposable {
    return vscode.window.registerWebviewPanelSerializer(testViewType, this);
  }

  /** Shows the pane of a configuration, which the user asks for, in its existing tab or in a new one beside. */
  show(config: vscode.Uri, state: Partial<TestViewState> = {}): void {
    void this.#memory.update(closedKey, undefined);
    this.open(config, paneGroup()?.viewColumn ?? vscode.ViewColumn.Beside, state);
  }

  /** Shows the pane of a configuration in its existing tab, or in a new one in this column. */
  open(config: vscode.Uri, viewColumn: vscode.ViewColumn, state: Partial<TestViewState> = {}): void {
    const existing = this.#open.get(config.toString());
    if (existing !== undefined) {
      existing.reveal(state);
      return;
    }
    const title = `Test of ${shownName(fileId(config))}`;
    const place = { viewColumn, preserveFocus: true };
    const panel = vscode.window.createWebviewPanel(testViewType, title, place, { enableFindWidget: true });
    this.#fill(panel, { ...newTestState(config), ...state });
  }

  async deserializeWebviewPanel(tab: vscode.WebviewPanel, state: TestViewState | undefined): Promise<void> {
    // A tab that never showed anything has no state to restore.
    if (typeof state?.config !== 'string' || !testTabs.includes(state.tab)) return tab.dispose();
    this.#fill(tab, state);
  }

  #fill(tab: vscode.WebviewPanel, state: TestViewState): void {
    const panel = new TestPanel(state, tab, this.#parts);
    this.#open.set(state.config, panel);
    registerPane(tab, () => vscode.Uri.parse(state.config));
    tab.iconPath = new vscode.ThemeIcon('beaker');
    tab.onDidDispose(() => {
      void this.#memory.update(closedKey, true);
      if (this.#open.get(state.config) === panel) this.#open.delete(state.config);
    });
    openWebview(tab.webview, this.#extension, { name: 'testView', title: tab.title });
  }
}
