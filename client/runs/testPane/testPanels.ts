import * as vscode from 'vscode';
import { registerPane } from '../../language/documents/configInFront.ts';
import { fileId } from '../../shared/fileId.ts';
import { paneGroup, testViewType } from '../../shared/paneGroup.ts';
import { shownName } from '../../shared/shownName.ts';
import { WebviewPanels } from '../../shared/webview/webviewPanels.ts';
import type { TestPaneParts } from './tabContents.ts';
import { type TestViewState, testTabs } from './testMessages.ts';
import { newTestState, TestPanel } from './testPanel.ts';

/** The workspace's memory that the user has closed a pane, so that no further one opens by itself. */
const closedKey = 'pagewright.testPane.closed';

/** The test panes, one for each configuration, in a tab next to its text or to other panes, restored after a reload. */
export class TestPanels {
  readonly #parts: TestPaneParts;
  readonly #memory: vscode.Memento;
  readonly #panels: WebviewPanels<TestViewState, TestViewState, TestPanel>;

  constructor(extension: vscode.Uri, parts: TestPaneParts, memory: vscode.Memento) {
    this.#parts = parts;
    this.#memory = memory;
    this.#panels = new WebviewPanels(extension, {
      ...{ viewType: testViewType, page: 'testView', icon: 'beaker' },
      keyOf: ({ config }) => config,
      subjectOf: (state) => (typeof state?.config === 'string' && testTabs.includes(state.tab) ? state : undefined),
      fill: (state, tab) => this.#fill(state, tab),
    });
  }

  /** Whether the user has closed a pane since one was asked for. */
  get areClosed(): boolean {
    return this.#memory.get(closedKey, false);
  }

  register(): vscode.Disposable {
    return this.#panels.register();
  }

  /** Shows the pane of a configuration, which the user asks for, in its existing tab or in a new one beside. */
  show(config: vscode.Uri, state: Partial<TestViewState> = {}): void {
    void this.#memory.update(closedKey, undefined);
    this.open(config, paneGroup()?.viewColumn ?? vscode.ViewColumn.Beside, state);
  }

  /** Shows the pane of a configuration in its existing tab, or in a new one in this column. */
  open(config: vscode.Uri, viewColumn: vscode.ViewColumn, state: Partial<TestViewState> = {}): void {
    const fresh = newTestState(config);
    const existing = this.#panels.find(fresh);
    if (existing !== undefined) return void existing.reveal(state);
    const title = `Test of ${shownName(fileId(config))}`;
    const place = { viewColumn, preserveFocus: true };
    this.#panels.create({ ...fresh, ...state }, { title, place, options: { enableFindWidget: true } });
  }

  #fill(state: TestViewState, tab: vscode.WebviewPanel): TestPanel {
    const panel = new TestPanel(state, tab, this.#parts);
    registerPane(tab, () => vscode.Uri.parse(state.config));
    tab.onDidDispose(() => void this.#memory.update(closedKey, true));
    return panel;
  }
}
