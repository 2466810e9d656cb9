import * as vscode from 'vscode';
import { registerPane } from '../../language/documents/configInFront.ts';
import { uriName } from '../../shared/uriName.ts';
import { openWebview } from '../../shared/webview/openWebview.ts';
import type { TestPaneParts } from './tabContents.ts';
import { type TestViewState, testTabs } from './testMessages.ts';
import { newTestState, TestPanel } from './testPanel.ts';

const viewType = 'pagewright.test';

/** The test panes, one for each configuration, in a tab next to its text that is restored after a reload. */
export class TestPanels implements vscode.WebviewPanelSerializer<TestViewState> {
  readonly #extension: vscode.Uri;
  readonly #parts: TestPaneParts;
  readonly #open = new Map<string, TestPanel>();

  constructor(extension: vscode.Uri, parts: TestPaneParts) {
    this.#extension = extension;
    this.#parts = parts;
  }

  register(): vscode.Disposable {
    return vscode.window.registerWebviewPanelSerializer(viewType, this);
  }

  /** Shows the pane of a configuration in its existing tab, or in a new one next to the editor. */
  show(config: vscode.Uri, state: Partial<TestViewState> = {}): void {
    const existing = this.#open.get(config.toString());
    if (existing !== undefined) {
      existing.reveal(state);
      return;
    }
    const title = `Test of ${uriName(config)}`;
    const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    const panel = vscode.window.createWebviewPanel(viewType, title, place);
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
    tab.onDidDispose(() => this.#open.get(state.config) === panel && this.#open.delete(state.config));
    openWebview(tab.webview, this.#extension, { name: 'testView', title: tab.title });
  }
}
